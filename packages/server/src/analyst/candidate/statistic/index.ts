import { emptyFrame } from '../../frame/frame.ts'
import { chartIn } from '../chart-wish.ts'
import { combinations, option, type Candidate, type Option } from '../draft.ts'
import { saysAny, type FilterChoice, type Reading } from '../reading.ts'
import type { Thing } from '../things.ts'
import { correlation } from './correlation.ts'
import { described } from './described.ts'
import { groupTests } from './group-tests.ts'
import { normality } from './normality.ts'
import { numbersBeside } from './numbers-beside.ts'
import { outliers } from './outliers.ts'
import { fillItems } from './preparation.ts'
import { quantiles } from './quantiles.ts'
import { regression } from './regression.ts'
import { ownsNumbers, saidIn, type Said } from './said.ts'
import {
  statisticQuestion,
  type StatisticFrame,
  type StatisticKind,
  type StatisticQuestion,
} from './statistic-question.ts'

const mostFilters = 6

const kinds: readonly StatisticKind[] = [
  correlation,
  described,
  groupTests,
  normality,
  outliers,
  quantiles,
  regression,
]

/** Frames that compute what words of statistics ask for. One that leaves such a word out would be another question. */
export function statisticCandidates(reading: Reading, things: readonly Thing[]): readonly Candidate[] {
  const said = saidIn(reading)
  if (!said.any || leavesKnown(reading)) return []
  const rounded = said.items('decimals', 'integer')
  return rowFilters(reading, said).flatMap((filters) => {
    const absorbed = new Set(filters.used)
    const free = things.filter(({ index }) => !absorbed.has(index))
    const question = statisticQuestion(reading, said, free, filters.part)
    return kinds
      .flatMap((kind) => kind(question))
      .filter(({ used }) => said.sure.every((item) => used.includes(item) || rounded.includes(item)))
      .map((found) => candidateOf(question, found, filters))
  })
}

/** Whether a column or a word of statistics is left without a meaning: what is computed would be something else. */
const leavesKnown = ({ cover, scene }: Reading): boolean =>
  cover.leftover.some((at) =>
    scene.links.some(
      ({ from, until, to }) =>
        from <= at &&
        at < until &&
        (to.kind === 'column' || (to.kind === 'sense' && to.sense.kind === 'statistic')),
    ),
  )

/** What chooses rows, without the numbers that belong to words of statistics (the 95th percentile) and gaps that are filled. */
function rowFilters(reading: Reading, said: Said): readonly Option<readonly FilterChoice[]>[] {
  const owned = new Set(
    ownsNumbers(said).flatMap((item) => numbersBeside(reading, item).map(({ index }) => index)),
  )
  const fills = fillItems(reading, said).length > 0
  const lists = reading.slots
    .filter(({ items }) => !items.some((item) => owned.has(item)))
    .filter(({ choices }) => !fills || !choices.some(({ condition }) => condition?.kind === 'missing'))
    .map(({ items, choices }) =>
      choices
        .filter(({ condition }) => condition !== undefined)
        .map((choice) => option(choice, [...items, ...choice.absorbs], choice.notes, choice.cost)),
    )
  return combinations(lists, mostFilters)
}

/** Words that only hold the sentence together beside a statistic: between, against, differ. */
const holding = ['between', 'versus', 'difference', 'group', 'both'] as const

function candidateOf(
  { reading }: StatisticQuestion,
  found: Option<StatisticFrame>,
  filters: Option<readonly FilterChoice[]>,
): Candidate {
  const chart = chartIn(reading)
  const held = reading.rest.filter((index) => saysAny(reading.items[index], holding))
  return {
    frame: {
      ...emptyFrame(found.part.tableId),
      filters: filters.part.flatMap(({ condition }) => (condition === undefined ? [] : [condition])),
      chart: chart.part,
      ...found.part,
    },
    reading,
    notes: [`task:${found.part.task}`, ...found.notes, ...filters.notes, ...chart.notes],
    used: new Set([
      ...found.used,
      ...saidIn(reading).items('decimals', 'integer'),
      ...filters.used,
      ...chart.used,
      ...held,
    ]),
    cost: reading.cover.cost + found.cost + filters.cost,
  }
}
