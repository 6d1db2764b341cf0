import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord, Language } from '@auger/contract'
import type { Dimension, Metric, NamedMetric, Plan } from '@auger/contract/plan'
import type { Client } from '@auger/sdk'
import { csvTable } from './csv-table.ts'
import { addSource } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

/** By hand: January has 100.1 + 200.2 = 300.3, February 360.36, a fifth more, March 270.27, a quarter less. In doubles the first is 300.29999999999995. */
const takings = `day,region,revenue,costs,margin
2024-01-05,North,100.10 €,50.00 €,40%
2024-01-20,South,200.20 €,90.00 €,50%
2024-02-10,North,360.36 €,100.00 €,60%
2024-03-15,South,270.27 €,80.00 €,70%
`

let client: Client
let session_id: string
let dataset: string
beforeAll(async () => {
  client = clientOf(service(), newUser())
  session_id = (await client.sessions.create()).id
  dataset = (await client.datasets.create({ name: 'Takings' })).id
  await addSource(client, dataset, 'takings.csv', takings)
})

const aggregate = (name: 'sum' | 'mean', column: string): Metric => ({
  kind: 'aggregate',
  function: name,
  of: { kind: 'column', column },
})
const revenue: NamedMetric = { as: 'revenue', metric: aggregate('sum', 'revenue') }
const costs: NamedMetric = { as: 'costs', metric: aggregate('sum', 'costs') }
const month: Dimension = { column: 'day', grain: 'month', as: 'month' }
const region: Dimension = { column: 'region', as: 'region' }
const planOf = (by: readonly Dimension[], ...metrics: readonly NamedMetric[]): Plan => ({
  version: 2,
  steps: [
    {
      id: 'a',
      input: { kind: 'table', tableId: 'takings' },
      verbs: [{ kind: 'metrics', by, metrics }],
      chart: 'auto',
      answer: [],
    },
  ],
})
const run = (plan: Plan, output_language: Language = 'EN') =>
  client.jobs.run(dataset, { session_id, plan, output_language })
const wordsOf = ({ blocks }: JobRecord): string =>
  blocks.map(({ type, content }) => (type === 'MESSAGE' ? content : '')).join(' ')
const told = async (plan: Plan, language?: Language) => wordsOf(await run(plan, language))
const linkOf = ({ blocks }: JobRecord, type: 'TABLE' | 'IMAGE') =>
  blocks.find((block) => block.type === type)?.content as { readonly url: string; readonly spec_url: string }

describe('numbers of a result', () => {
  it('[P-09] have no noise of adding up, in the result, its file, its chart and its words', async () => {
    const job = await run(planOf([month], revenue))
    expect(job.result?.rows.map(([, total]) => total)).toEqual([300.3, 360.36, 270.27])
    const { rows } = csvTable(await (await fetch(linkOf(job, 'TABLE').url)).text())
    expect(rows.map(([, total]) => total)).toEqual(['300.3', '360.36', '270.27'])
    const chart = await (await fetch(linkOf(job, 'IMAGE').spec_url)).text()
    expect(chart).toContain('"value":300.3,')
    for (const text of [JSON.stringify(job.blocks), chart]) expect(text).not.toMatch(/\d\.\d*(?:0000|9999)\d/)
  })

  it('[P-10] are in what the file counts, in words, on axes and beside the names of columns', async () => {
    const job = await run(planOf([region], revenue))
    // North: 100.1 + 360.36, South: 200.2 + 270.27.
    expect(wordsOf(job)).toContain('**South** (**€470.47**) and lowest for North (€460.46)')
    expect(await (await fetch(linkOf(job, 'IMAGE').spec_url)).text()).toContain('"title":"revenue (€)"')
    expect(job.result?.columns).toEqual([
      { name: 'region', type: 'text' },
      { name: 'revenue', type: 'number', unit: '€' },
    ])
    expect(await told(planOf([region], revenue), 'DE')).toMatch(/470,47\s€/)
    expect(await told(planOf([], { as: 'margin', metric: aggregate('mean', 'margin') }))).toContain('**55%**')
  })

  it('[P-10] count nothing where units cancel each other out', async () => {
    // 930.93 / 320
    const rate: NamedMetric = { as: 'rate', metric: { kind: 'ratio', of: revenue.metric, to: costs.metric } }
    expect(await told(planOf([], rate))).toContain('is **2.91**')
    const profit: NamedMetric = {
      as: 'profit',
      metric: { kind: 'binary', operator: '-', left: revenue.metric, right: costs.metric },
    }
    expect(await told(planOf([], profit))).toContain('is **€610.93**')
  })
})

describe('the words of a metric say what it is:', () => {
  const over = (kind: 'cumulative'): Metric => ({ kind, of: revenue.metric })
  const change = (against: 'previous' | 'first', unit: 'percent' | 'amount'): NamedMetric => ({
    as: 'growth',
    metric: { kind: 'change', of: revenue.metric, against, in: unit },
  })

  it('[P-11] a change, against what, and to what', async () => {
    expect(await told(planOf([month], change('previous', 'percent'), revenue))).toContain(
      'March 2024: revenue fell by **25%** against the period before, to €270.27.',
    )
    expect(await told(planOf([month], change('first', 'amount')))).toContain(
      'March 2024: total revenue fell by **€30.03** against the beginning.',
    )
    expect(await told(planOf([month], revenue, change('previous', 'percent')), 'DE')).toMatch(
      /März 2024: revenue fiel gegenüber dem Zeitraum davor um \*\*25\s%\*\* auf 270,27\s€\./,
    )
    expect(await told(planOf([month], change('previous', 'percent'), revenue), 'ZH-CN')).toMatch(
      /2024年3月：revenue与前期相比下降\*\*25%\*\*，达到€270\.27。/,
    )
  })

  it('[P-11] a running total, and a moving average', async () => {
    expect(await told(planOf([month], { as: 'so far', metric: over('cumulative') }))).toContain(
      'total revenue so far, up to March 2024: €930.93.',
    )
    // (360.36 + 270.27) / 2
    const moving: Metric = { kind: 'moving', of: revenue.metric, function: 'mean', periods: 2 }
    expect(await told(planOf([month], revenue, { as: 'smooth', metric: moving }))).toMatch(
      /average revenue over 2 periods up to March 2024: €315\.3[12]\./,
    )
  })

  it('[P-11] a share and a rank', async () => {
    const share: Metric = { kind: 'share', of: revenue.metric, within: [] }
    // 470.47 / 930.93
    expect(await told(planOf([region], { as: 'share', metric: share }))).toContain(
      'South has the largest share of total revenue: 50.5%; North has the smallest (49.5%).',
    )
    const rank: Metric = { kind: 'rank', of: revenue.metric, direction: 'descending', within: [] }
    expect(await told(planOf([region], { as: 'place', metric: rank }))).toContain(
      'Ranked by total revenue: South leads, North comes last.',
    )
  })
})
