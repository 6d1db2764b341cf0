import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord, Language } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { messagesOf } from './bound-numbers.ts'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

/** Language, document, question, and what the document says to it; null where it says nothing. */
type Asked = readonly [Language, string, string, string | null]

const service = useService()
const asked = JSON.parse(await readFile(fixture('documents/questions.json'), 'utf8')) as readonly Asked[]
const documents = [...new Set(asked.map(([, document]) => document))]
const datasets = new Map<string, string>()
let client: Client
beforeAll(async () => {
  client = clientOf(service(), newUser())
  for (const name of documents) datasets.set(name, (await datasetOf(client, `documents/${name}`)).id)
})

async function ask(dataset_id: string, question: string) {
  const { id: session_id } = await client.sessions.create()
  const job = await client.jobs.ask({ session_id, dataset_id, question })
  await client.sessions.delete(session_id)
  return job
}

const textOf = (job: JobRecord): string =>
  messagesOf(job)
    .map(({ content }) => content)
    .join('\n')

describe('a question to a document', () => {
  it.each(asked.filter(([, , , says]) => says !== null))(
    '[A-51] is answered by its words where it says it, in %s: %s, %s',
    async (_, document, question, says) => {
      const job = await ask(datasets.get(document) ?? '', question)
      expect(job.status).toBe('answered')
      expect(textOf(job)).toContain(says)
    },
  )

  it.each(asked.filter(([, , , says]) => says === null))(
    '[A-52] is not answered by what is beside the point, in %s: %s, %s',
    async (_, document, question) => {
      const job = await ask(datasets.get(document) ?? '', question)
      expect(job.status).toBe('not_in_data')
      expect(job.refusal?.reason).toBe('no_such_data')
    },
  )

  it('[A-52] says that it is the documents that do not answer', async () => {
    const job = await ask(datasets.get('contract.md') ?? '', 'How many windows does the workshop have?')
    expect(textOf(job)).toBe('The documents say nothing that answers this.')
  })

  it('[A-51] is told from the document or computed from the table beside it, as it asks', async () => {
    const { id } = await datasetOf(client, 'documents/contract.md', 'orchard.csv')
    const told = await ask(id, 'Who is the landlord?')
    expect(textOf(told)).toContain('Marlow Estates')
    const computed = await ask(id, 'What is the total Crates?')
    expect(computed.result?.rows).toEqual([[1881]])
    expect((await ask(id, 'Who insures the workshop?')).status).toBe('not_in_data')
  })
})
