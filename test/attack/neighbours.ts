import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { JobRecord } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { expectAnswer } from '../acceptance/answers.ts'
import { addSource } from '../acceptance/dataset-of.ts'
import { raw } from '../acceptance/raw-request.ts'
import { clientOf, newUser, type Service } from '../acceptance/service.ts'

/** Someone with a table, whose total is known. */
interface Neighbour {
  readonly client: Client
  readonly session_id: string
  readonly dataset_id: string
  readonly total: number
}

/** One in the project that is attacked, one in another. */
export interface Neighbours {
  /** A word of the other project's table. */
  readonly marker: string
  /** Both are answered rightly. */
  expectAnswered(): Promise<void>
  /** Nothing of the other project or of the machine is in the answer or in the tables it links. */
  expectNothingOf(job: JobRecord): Promise<void>
}

export async function moveIn(service: Service): Promise<Neighbours> {
  const marker = `marker${randomBytes(8).toString('hex')}`
  const near = await neighbour(clientOf(service), 'team,points\nred,3\nblue,4\n', 7)
  const far = await neighbour(
    clientOf(service, newUser(), await service.otherKey()),
    `team,points\n${marker},5\nplain,6\n`,
    11,
  )
  return {
    marker,
    async expectAnswered() {
      for (const { client, session_id, dataset_id, total } of [near, far]) {
        const question = 'What is the total points?'
        expectAnswer(await client.jobs.ask({ session_id, dataset_id, question }), {
          question,
          answer: [[total]],
        })
      }
    },
    async expectNothingOf(job) {
      const texts = [JSON.stringify(job), ...(await linkedTables(service, job))]
      for (const text of texts) {
        expect(text.includes(marker), 'a row of another project').toBe(false)
        expect(text, 'a line of /etc/passwd').not.toMatch(/root:[^:]*:0:0:/)
      }
    },
  }
}

async function neighbour(client: Client, table: string, total: number): Promise<Neighbour> {
  const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
  const { id: dataset_id } = await client.datasets.create({ name: 'Neighbour' })
  await addSource(client, dataset_id, 'teams.csv', table)
  return { client, session_id, dataset_id, total }
}

/** The CSVs that an answer links, as they are handed out. */
export async function linkedTables(service: Service, { blocks }: JobRecord): Promise<readonly string[]> {
  const urls = blocks.flatMap((block) => (block.type === 'TABLE' ? [block.content.url] : []))
  const answers = await Promise.all([...new Set(urls)].map((path) => raw(service, { path, key: null })))
  return answers.map(({ text }) => text)
}
