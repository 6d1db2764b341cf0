import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addSource } from '../acceptance/dataset-of.ts'
import { clientOf, createProject, newUser, useOwnService } from '../acceptance/service.ts'
import { fingerprintOf, type Fingerprint } from './fingerprint.ts'
import { keepAsking, type OtherLoad } from './other-load.ts'
import { priceQuestions, pricesFile } from './prices.ts'
import { descendantsOf, isEngine, type LivingProcess } from './process-tree.ts'

const times = Number(process.env['AUGER_TIMES'] ?? 4)
const rows = 400_000
const otherRows = 50_000

describe(`the same job ${times} times, on cold and warm children, while another project asks`, () => {
  const service = useOwnService({ AUGER_ENGINES: '2' })
  const seen = new Map<string, Fingerprint[]>()
  let load: OtherLoad
  let beside = { answered: 0, failed: 0 }

  beforeAll(async () => {
    const { key } = await createProject(service().local)
    const other = clientOf(service(), newUser(), key)
    load = keepAsking(other, { ...(await placeOf(other, otherRows)), question: priceQuestions[0] })
    const client = clientOf(service())
    const place = await placeOf(client, rows)
    for (let time = 0; time < times; time++) {
      if (time % 2 === 0) await killChildren(load)
      for (const question of priceQuestions) {
        const job = await client.jobs.ask({ ...place, question })
        const found = await fingerprintOf(job, service().local.dataFolder)
        seen.set(question, [...(seen.get(question) ?? []), found])
      }
    }
    beside = await load.stop()
  }, 600_000)

  afterAll(() => {
    process.stdout.write(
      `summary: ${priceQuestions.length} questions ${times} times over ${rows} rows, ` +
        `${beside.answered} of another project beside them, ${beside.failed} lost with all processes\n`,
    )
  })

  describe.each(priceQuestions)('%s', (question) => {
    const all = (): readonly Fingerprint[] => {
      const found = seen.get(question) ?? []
      expect(found).toHaveLength(times)
      return found
    }

    it('has one plan', () => {
      expect(distinct(all().map(({ plan }) => plan))).toHaveLength(1)
    })
    it('has one record: code, text, rows and questions', () => {
      expect(distinct(all().map(({ record }) => record))).toHaveLength(1)
    })
    it.each(['csv', 'specification', 'png'] as const)('has one %s', (kind) => {
      const digests = all().flatMap(({ files }) => files.filter((file) => file.kind === kind))
      expect(digests.length).toBeGreaterThanOrEqual(times)
      expect(distinct(digests.map(({ sha256 }) => sha256))).toHaveLength(1)
    })
  })

  it('the other project was answered all the while', () => {
    expect(beside.answered).toBeGreaterThan(times)
  })

  async function placeOf(client: ReturnType<typeof clientOf>, size: number) {
    const { id: dataset_id } = await client.datasets.create({ name: 'prices' })
    await addSource(client, dataset_id, 'prices.csv', pricesFile(size))
    const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
    return { dataset_id, session_id }
  }
})

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]

const isDrawing = ({ command }: LivingProcess): boolean => /vega\/drawing-process\.[jt]s$/.test(command)

/** Whatever computes or draws for the service is ended at once, so that the next question finds none of it. */
async function killChildren(load: OtherLoad): Promise<void> {
  const doomed = (await descendantsOf(process.pid)).filter((one) => isEngine(one.command) || isDrawing(one))
  load.killed()
  for (const { id } of doomed) signal(id, 'SIGKILL')
  // The service has noticed once their entries are gone as well.
  await vi.waitFor(() => expect(doomed.filter(({ id }) => signal(id, 0))).toEqual([]), { timeout: 10_000 })
}

/** False when there is no such process. */
function signal(id: number, name: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(id, name)
  } catch {
    return false
  }
}
