import { clientOf, type Service } from '../acceptance/service.ts'
import { addSource } from '../acceptance/dataset-of.ts'
import type { PageService } from './page-service.ts'

/** With AUGER_ENGINES=1: a plan that computes until it is stopped, so that whatever is asked meanwhile waits for it. */
export async function keepEngineBusy({
  local,
}: PageService): Promise<{ readonly release: () => Promise<void> }> {
  const client = clientOf({
    url: local.url,
    key: local.key,
    local,
    otherKey: async () => '',
  } satisfies Service)
  const [{ id: session }, { id: dataset }] = await Promise.all([
    client.sessions.create(),
    client.datasets.create({ name: 'Busy' }),
  ])
  await addSource(client, dataset, 'numbers.csv', 'number\n1\n2\n3\n')
  const sql =
    'SELECT sum(x.number * y.i * z.i) AS a FROM numbers x, range(10000000) y(i), range(10000000) z(i)'
  const events = client.jobs.streamPlan(dataset, {
    session_id: session,
    plan: {
      version: 2,
      steps: [
        {
          id: 'a',
          input: { kind: 'statement', tableIds: ['numbers'], sql, columns: [{ name: 'a', type: 'number' }] },
          verbs: [],
          chart: 'auto',
          answer: [],
        },
      ],
    },
  })
  let job = ''
  for await (const event of events) {
    if (event.type === 'JOB_ID') job = event.jobId
    if (event.type === 'TASK') break
  }
  return {
    release: async () => {
      await client.jobs.cancel(job)
      await client.datasets.delete(dataset)
    },
  }
}
