import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { AugerError, type Client } from '@auger/sdk'
import { expectAnswer } from '../acceptance/answers.ts'
import { settled } from '../acceptance/dataset-of.ts'
import { clientOf, isRemote, useService } from '../acceptance/service.ts'
import { foundPayloads } from './found-payloads.ts'
import { moveIn, type Neighbours } from './neighbours.ts'
import { hostileNames } from './payloads/hostile-names.ts'
import { someOf } from '../some-of.ts'

describe.skipIf(isRemote)('hostile names', () => {
  const service = useService()
  let neighbours: Neighbours
  beforeAll(async () => {
    neighbours = await moveIn(service())
  })

  const names = [...someOf(hostileNames, 4), ...someOf(foundPayloads('hostile-names'), 2)]
  test.each(names.map((name) => [JSON.stringify(name), name]))(
    'a file, a column, cells and a question called %s',
    { timeout: 60_000 },
    async (_, name) => {
      const client = clientOf(service())
      const { id: session_id } = await orPlain(name, (given) =>
        client.sessions.create({ name: given, max_contextual_job_history: 0 }),
      )
      const { id: dataset_id } = await orPlain(name, (given) =>
        client.datasets.create({ name: given, description: given }),
      )
      const sourceId = await sourceCalled(name, client, dataset_id)
      const source = await settled(client, dataset_id, sourceId)
      // A file that holds the character U+0000 may be no text to us.
      if (!name.includes('\u0000')) expect(source.status, source.error ?? '').toBe('synched')

      const known = [
        { question: 'How many rows are there?', answer: [[3]] },
        { question: 'What is the total amount?', answer: [[7]] },
      ]
      for (const asked of source.status === 'synched' ? known : []) {
        const job = await client.jobs.ask({ session_id, dataset_id, question: asked.question })
        expectAnswer(job, asked)
        await neighbours.expectNothingOf(job)
      }
      for (const question of source.status === 'synched'
        ? [`What is the total amount by ${name}?`, name]
        : []) {
        const job = await orPlain(question, (given) =>
          client.jobs.ask({ session_id, dataset_id, question: given }),
        )
        expect(job.state).toBe('done')
        await neighbours.expectNothingOf(job)
      }
      await neighbours.expectAnswered()
      expect(existsSync('/tmp/attack-canary.csv')).toBe(false)
    },
  )
})

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Does it under the name, or under a plain one when ours is politely refused. */
async function orPlain<Done>(name: string, act: (name: string) => Promise<Done>): Promise<Done> {
  return act(name).catch((error: unknown) => {
    if (!(error instanceof AugerError) || error.status >= 500) throw error
    return act('plain')
  })
}

/** The file bears the name too. */
async function sourceCalled(name: string, client: Client, datasetId: string): Promise<string> {
  const content = Buffer.from(`${quoted(name)},amount\n${quoted(name)},1\nplain,2\n${quoted(name)},4\n`)
  const { id } = await orPlain(name, async (given) => {
    const fileName = `${given}.csv`
    const { file_object_key } = await client.files.upload(content, { name: fileName })
    return client.datasources.create(datasetId, { name: fileName, type: 'FILE', file_object_key })
  })
  return id
}
