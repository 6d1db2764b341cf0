import type { Client } from '@auger/sdk'
import { beforeAll, describe, expect, it } from 'vitest'
import { addSource } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

/** Shop n of 1,500 has n visits: the least are those of shop 1, the most those of shop 1500. */
const shops = 1_500
const visits = ['shop,visits', ...Array.from({ length: shops }, (_, at) => `Shop ${at + 1},${at + 1}`)].join(
  '\n',
)

let client: Client
let dataset_id: string
beforeAll(async () => {
  client = clientOf(service(), newUser())
  dataset_id = (await client.datasets.create({ name: 'visits' })).id
  await addSource(client, dataset_id, 'visits.csv', visits)
})

async function messagesTo(question: string): Promise<readonly string[]> {
  const { id: session_id } = await client.sessions.create()
  const job = await client.jobs.ask({ session_id, dataset_id, question })
  expect(['answered', 'assumed']).toContain(job.status)
  return job.blocks.flatMap((block) => (block.type === 'MESSAGE' ? [block.content] : []))
}

describe('a result of more groups than are read', () => {
  it('[A-06] has its highest named, which lies among them, and not the lowest of those that were read', async () => {
    const [first = ''] = await messagesTo('What is the total visits by shop?')
    expect(first).toContain('Shop 1500')
    expect(first).toContain('1,500')
    expect(first).not.toContain('Shop 501')
    expect(first).not.toMatch(/lowest/i)
  })
})
