import { describe, expect, it } from 'vitest'
import { candidatesAbout } from './small-scene.contract.ts'

const first = async (text: string) => {
  const [cheapest] = await candidatesAbout(text)
  return cheapest?.frame
}

describe('what a question word asks for', () => {
  it('is no number where it asks for somebody', async () => {
    expect(await first('Who had the fewest visitors?')).toMatchObject({
      shown: ['towers/tower'],
      ranking: { by: 'towers/visitors', direction: 'ascending', count: 1 },
    })
  })

  it('is the name of the rows where the word behind it is called by nothing', async () => {
    expect(await first('Which lighthouse had the most visitors?')).toMatchObject({
      shown: ['towers/tower'],
      ranking: { by: 'towers/visitors', direction: 'descending', count: 1 },
    })
  })

  it('is hardly all rows', async () => {
    const frame = await first('Which tower was the first?')
    expect(frame?.ranking?.count ?? frame?.order?.kind).toBeDefined()
  })
})
