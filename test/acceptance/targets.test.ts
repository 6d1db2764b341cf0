import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell, JobRecord, Language } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

type Row = readonly Cell[]
type Asked = readonly (readonly [Language, string])[]

/** What pandas makes of the tables, as test/fixtures/targets/plans.py writes it. */
interface Expected {
  readonly reached: readonly Row[]
  readonly reachedAll: number
  readonly furthestBelow: string
  readonly furthestBelowGap: number
  readonly missed: readonly string[]
  readonly branchesReached: readonly Row[]
  readonly branchFurthestBelow: string
  readonly branchesBelow: readonly string[]
}

const service = useService()
let client: Client
let expected: Expected
const datasets = { results: '', branches: '' }
beforeAll(async () => {
  client = clientOf(service(), newUser())
  expected = JSON.parse(await readFile(fixture('targets/plans.json'), 'utf8')) as Expected
  datasets.results = (await datasetOf(client, 'targets/results.csv')).id
  datasets.branches = (await datasetOf(client, 'targets/sales.csv', 'targets/goals.csv')).id
})

async function ask(question: string, of: keyof typeof datasets = 'results'): Promise<JobRecord> {
  const { id: session_id } = await client.sessions.create()
  const job = await client.jobs.ask({ session_id, dataset_id: datasets[of], question })
  // A user has fewer sessions than there are questions here.
  await client.sessions.delete(session_id)
  return job
}

/** What answers, in the order of names. */
async function answerTo(question: string, of?: keyof typeof datasets): Promise<readonly Row[]> {
  const { status, result } = await ask(question, of)
  expect(status, question).toBe('answered')
  return near(result?.answer ?? []).toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1))
}

const near = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(6)) : cell)))

describe('what is held against a target beside it', () => {
  it.each(
    waysOf([
      ['EN', 'which region is furthest below target?'],
      ['EN', 'which region is furthest below plan?'],
      ['DE', 'Welche Region liegt am weitesten unter dem Ziel?'],
      ['FR', "Quelle région est la plus loin de l'objectif ?"],
      ['ES', '¿Qué región está más por debajo del objetivo?'],
      ['JA', '目標を最も下回っている地域はどこですか？'],
      ['ZH-CN', '哪个地区离目标差得最远？'],
    ] as Asked),
  )('[A-63] is furthest below it, in %s: %s', async (_, question) => {
    expect(await answerTo(question)).toEqual([[expected.furthestBelow]])
  })

  it('[A-63] is told with how far it is off', async () => {
    const { result } = await ask('which region is furthest below target?')
    const [, gap] = result?.rows[0] ?? []
    expect(Number(gap)).toBeCloseTo(expected.furthestBelowGap, 6)
  })

  it.each(
    waysOf([
      ['EN', 'how many percent of target did each region reach'],
      ['EN', 'target attainment by region'],
      ['DE', 'Wie viel Prozent des Ziels hat jede Region erreicht?'],
      ['FR', "Quel pourcentage de l'objectif chaque région a-t-elle atteint ?"],
      ['ES', '¿Qué porcentaje del objetivo alcanzó cada región?'],
      ['JA', '地域ごとの目標達成率'],
      ['ZH-CN', '每个地区完成了目标的百分之多少？'],
    ] as Asked),
  )('[A-63] has reached so much of it, in %s: %s', async (_, question) => {
    expect(await answerTo(question)).toEqual(near(expected.reached))
  })

  it('[A-63] has reached so much of it in all', async () => {
    expect(await answerTo('share of target reached')).toEqual(near([[expected.reachedAll]]))
  })

  it.each(
    waysOf([
      ['EN', 'which months missed the plan'],
      ['EN', 'which months were below target?'],
      ['DE', 'Welche Monate haben den Plan verfehlt?'],
      ['FR', "Quels mois n'ont pas atteint l'objectif ?"],
      ['ES', '¿Qué meses no alcanzaron el objetivo?'],
      ['JA', '目標を下回った月はどれですか？'],
      ['ZH-CN', '哪些月份没有达到目标？'],
    ] as Asked),
  )('[A-63] missed it in these periods, in %s: %s', async (_, question) => {
    expect(await answerTo(question)).toEqual(expected.missed.map((month) => [month]))
  })
})

describe('what is held against a target in another table', () => {
  it.each([
    ['EN', 'which branch is furthest below target?'],
    ['DE', 'Welche Filiale liegt am weitesten unter dem Ziel?'],
    ['ZH-CN', '哪个branch离目标差得最远？'],
  ] as Asked)('[A-64] is furthest below it, in %s: %s', async (_, question) => {
    expect(await answerTo(question, 'branches')).toEqual([[expected.branchFurthestBelow]])
  })

  it.each([
    ['EN', 'how many percent of target did each branch reach'],
    ['DE', 'Wie viel Prozent des Ziels hat jede Filiale erreicht?'],
    ['JA', 'branchごとの目標達成率'],
  ] as Asked)('[A-64] has reached so much of it, in %s: %s', async (_, question) => {
    expect(await answerTo(question, 'branches')).toEqual(near(expected.branchesReached))
  })

  it('[A-64] is below it', async () => {
    expect(await answerTo('which branches are below target?', 'branches')).toEqual(
      expected.branchesBelow.map((branch) => [branch]),
    )
  })

  it.each([
    ['results', 'how many percent of target did each product reach'],
    ['results', 'which regions are furthest below'],
    ['branches', 'which branch is furthest below target in March?'],
    ['branches', 'which months missed the target'],
    ['branches', 'which manager is furthest below target?'],
  ] as const)('[A-64] is not guessed where no target is told by it, of %s: %s', async (of, question) => {
    const job = await ask(question, of)
    expect(['not_in_data', 'clarify'], question).toContain(job.status)
  })
})
