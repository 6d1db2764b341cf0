import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { askerOf } from './asker-of.ts'
import { growthAt, samplesAt } from './metric-samples.ts'
import { raw } from './raw-request.ts'
import { isRemote, useOwnService } from './service.ts'

const service = useOwnService()
const orchardRows = 60

const growth = (doing: () => Promise<unknown>) => growthAt(service(), doing)

const stageCount = (stage: string) => `auger_job_stage_seconds_count{stage="${stage}"}`
const stageSum = (stage: string) => `auger_job_stage_seconds_sum{stage="${stage}"}`
const parts = ['wait', 'gather', 'propose', 'try', 'query', 'keep', 'say', 'follow-ups', 'finish', 'rest']

const repository = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFile(join(repository, file), 'utf8')

/** Names and types as /metrics declares them. */
async function declared(): Promise<ReadonlyMap<string, string>> {
  const { text } = await raw(service(), { path: '/metrics', key: null })
  return new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]))
}

/** The metrics that an expression of Prometheus reads. */
const metricsIn = (expression: string): readonly string[] =>
  [...expression.replaceAll(/"[^"]*"/g, '').matchAll(/\b(?:auger|process|nodejs)_\w+/g)].map(([name]) => name)

/** Whether it is a metric, or one of the series of a histogram. */
function isTold(name: string, metrics: ReadonlyMap<string, string>): boolean {
  const ofHistogram = /^(.*)_(?:bucket|sum|count)$/.exec(name)?.[1]
  return ofHistogram !== undefined && metrics.get(ofHistogram) === 'histogram'
    ? true
    : metrics.has(name) && metrics.get(name) !== 'histogram'
}

interface Dashboard {
  readonly templating: { readonly list: readonly { readonly name: string; readonly type: string }[] }
  readonly panels: readonly {
    readonly title: string
    readonly type: string
    readonly datasource?: { readonly uid: string }
    readonly targets?: readonly { readonly expr: string }[]
  }[]
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string; readonly for: string }[]
  }[]
}

// Elsewhere others may ask at the same time.
describe.skipIf(isRemote)('/metrics after a job', () => {
  it('[V-09] tells how long each stage took and what the engine did', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const grew = await growth(async () => {
      const question = 'What is the total Crates by Orchard?'
      expect((await client.jobs.ask({ session_id, dataset_id, question })).status).toBe('answered')
    })
    expect(grew('auger_jobs_total{status="answered"}')).toBe(1)
    for (const stage of [...parts, 'whole']) expect(grew(stageCount(stage)), stage).toBe(1)
    const together = parts.reduce((sum, stage) => sum + grew(stageSum(stage)), 0)
    expect(together).toBeCloseTo(grew(stageSum('whole')), 3)
    expect(grew(stageSum('query'))).toBeGreaterThan(0)

    expect(grew('auger_job_engine_seconds_count')).toBe(1)
    expect(grew('auger_job_engine_seconds_sum')).toBeGreaterThan(0)
    expect(grew('auger_job_engine_seconds_sum')).toBeLessThanOrEqual(grew(stageSum('query')))
    expect(grew('auger_job_rows_read_sum')).toBe(orchardRows)
    expect(grew('auger_job_bytes_read_count')).toBe(1)
  })

  it('[V-10] counts what needed no engine without a cost', async () => {
    const { client, session_id } = await askerOf(service(), 'orchard.csv')
    const grew = await growth(() => client.jobs.ask({ session_id, question: 'Anything?' }))
    expect(grew('auger_jobs_total{status="not_in_data"}')).toBe(1)
    expect(grew(stageCount('whole'))).toBe(1)
    expect(grew(stageCount('query'))).toBe(0)
    expect(grew('auger_job_engine_seconds_count')).toBe(0)
  })

  it('[MT-01] is what docs/operations.md lists', async () => {
    const documented = [
      ...(await textOf('docs/operations.md')).matchAll(/^\| `(\w+)(?:\{[\w, ]+\})?` \|/gm),
    ].map(([, name = '']) => name)
    const told = await declared()
    expect(documented.length).toBeGreaterThan(25)
    expect(documented.filter((name) => name.startsWith('auger_')).sort()).toEqual(
      [...told.keys()].filter((name) => name.startsWith('auger_')).sort(),
    )
    for (const name of documented) expect([...told.keys()], name).toContain(name)
  })

  it('[MT-02] has every metric that the dashboard and the alerts read', async () => {
    const told = await declared()
    const dashboard = JSON.parse(await textOf('deploy/grafana/auger.json')) as Dashboard
    const charts = dashboard.panels.filter(({ type }) => type !== 'row')
    expect(charts.length).toBeGreaterThan(20)
    expect(dashboard.templating.list).toContainEqual(
      expect.objectContaining({ name: 'datasource', type: 'datasource' }),
    )
    const { groups } = parse(await textOf('deploy/prometheus/alerts.yml')) as Rules
    const alerts = groups.flatMap(({ rules }) => rules)
    expect(alerts).toHaveLength(5)
    const expressions = [
      ...charts.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr }))),
      ...alerts.map(({ alert, expr }) => ({ title: alert, expr })),
    ]
    for (const { title, expr } of expressions) {
      const read = metricsIn(expr)
      expect(read.length, title).toBeGreaterThan(0)
      for (const name of read) expect(isTold(name, told), `${title}: ${name}`).toBe(true)
      const depth = (open: string, close: string) => expr.split(open).length - expr.split(close).length
      expect([depth('(', ')'), depth('{', '}'), depth('[', ']')], expr).toEqual([0, 0, 0])
    }
    for (const { title, datasource } of charts) expect(datasource?.uid, title).toBe('${datasource}')
    const untold = [...told.keys()].filter((name) => name.startsWith('auger_'))
    const shown = new Set(expressions.flatMap(({ expr }) => metricsIn(expr)))
    const isShown = (name: string) =>
      [name, `${name}_bucket`, `${name}_count`, `${name}_sum`].some((one) => shown.has(one))
    expect(untold.filter((name) => !isShown(name))).toEqual(['auger_job_rows_read', 'auger_job_bytes_read'])
  })

  it('[MT-03] tells what is at work in this process', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const grew = await growth(() =>
      client.jobs.ask({ session_id, dataset_id, question: 'What is the total Crates by Orchard?' }),
    )
    const now = await samplesAt(service())
    expect(grew('auger_task_seconds_count{kind="answer",outcome="done"}')).toBe(1)
    expect(now.get('auger_tasks_waiting{kind="answer"}')).toBe(0)
    expect(now.get('auger_tasks_oldest_waiting_seconds{kind="answer"}')).toBe(0)
    const children = ['busy', 'idle', 'spare'].map(
      (state) => now.get(`auger_engine_children{state="${state}"}`) ?? Number.NaN,
    )
    expect(children.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
    expect(grew('auger_http_request_seconds_count{method="POST",route="/v2/team/jobs",status="200"}')).toBe(1)
    expect([...now.keys()].filter((name) => /^auger_info\{.*role="all"/.test(name))).toHaveLength(1)
    expect(now.get('process_resident_memory_bytes')).toBeGreaterThan(2 ** 20)
  })
})
