import { describe, expect, it } from 'vitest'
import { candidatesAbout } from '../small-scene.contract.ts'

const first = async (text: string) => {
  const [cheapest] = await candidatesAbout(text)
  return cheapest?.frame
}

const named = (tower: string) => ({
  kind: 'compare',
  column: 'towers/tower',
  operator: '=',
  value: tower,
})

describe('what is shown of the columns that are named', () => {
  it('is the one behind the word that asks', async () => {
    expect(await first('Which floor has a tower of Bell?')).toMatchObject({
      shown: ['towers/floor'],
      filters: [named('Bell')],
    })
  })

  it('is not the one that a named value is said to be of, wherever that stands', async () => {
    expect(await first('What is the floor when Bell was the tower?')).toMatchObject({
      shown: ['towers/floor'],
      filters: [named('Bell')],
    })
  })

  it('is not the one that says what kind of thing is spoken of', async () => {
    expect(await first('What is the height of the tower with a county of Kent?')).toMatchObject({
      shown: ['towers/height'],
      filters: [{ kind: 'compare', column: 'towers/county', operator: '=', value: 'Kent' }],
    })
  })

  it('is every one that is asked for', async () => {
    expect(await first('What are the height and the floor of Bell?')).toMatchObject({
      shown: ['towers/height', 'towers/floor'],
    })
  })

  it('is still what is asked for where a value of it is named too', async () => {
    const [cheapest] = await candidatesAbout('Which tower is not Bell?')
    expect(cheapest?.frame).toMatchObject({
      shown: ['towers/tower'],
      filters: [{ kind: 'not', condition: named('Bell') }],
    })
  })
})
