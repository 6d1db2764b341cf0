import type { Assumption } from '../../../domain/assumption.ts'
import type { Table } from '../../../domain/table.ts'
import type { Cover } from './cover.ts'
import { newDraft, type Draft } from './draft.ts'
import { columnsOf, itemsOf, mayBeFiller, says, type Item } from './item.ts'
import { unitOf, unitSaid } from './unit-of.ts'
import type { ReadQuestion } from './question.ts'
import { readComparisons } from './read-comparisons.ts'
import { readFlags } from './read-flags.ts'
import { readGroups } from './read-groups.ts'
import { readMeasures } from './read-measures.ts'
import { readMissing } from './read-missing.ts'
import { readOrder } from './read-order.ts'
import { readPeriods } from './read-periods.ts'
import { readRank } from './read-rank.ts'
import { readValues } from './read-values.ts'
import type { Fragment, Reading } from './reading.ts'
import { settle } from './settle.ts'

/** One way to take the question over one table, and what of the question it leaves unexplained. */
export interface Interpretation {
  readonly question: ReadQuestion
  readonly table: Table
  readonly items: readonly Item[]
  readonly reading: Reading | undefined
  readonly fragment: Fragment
  readonly follows: boolean
  readonly unexplained: readonly Item[]
  readonly assumptions: readonly Assumption[]
  readonly doubts: number
  readonly weight: number
}

export function interpret(question: ReadQuestion, table: Table, cover: Cover): Interpretation {
  const draft = newDraft(question, table, itemsOf(question, cover.links))
  readFlags(draft)
  readPeriods(draft)
  readRank(draft)
  readComparisons(draft)
  readValues(draft)
  readMissing(draft)
  readGroups(draft)
  readOrder(draft)
  readMeasures(draft)
  const fragment = fragmentOf(draft)
  const want = settle(draft)
  const reading: Reading | undefined =
    want === undefined
      ? undefined
      : {
          table,
          conditions: draft.conditions,
          having: draft.having,
          want,
          order: draft.orders[0],
          limit: draft.limit,
          chart: draft.chart ?? 'auto',
        }
  return {
    question,
    table,
    items: draft.items,
    reading,
    fragment,
    follows: draft.follows,
    unexplained: unexplained(draft, reading),
    assumptions: draft.assumptions,
    doubts: draft.doubts,
    weight: cover.weight,
  }
}

function fragmentOf(draft: Draft): Fragment {
  return {
    table: draft.table,
    conditions: [...draft.conditions],
    keys: [...draft.keys, ...draft.pairs],
    measures: [
      ...draft.measures,
      ...(draft.countsRows ? [{ function: 'count' as const, column: undefined }] : []),
    ],
    functions: [...draft.functions],
    amounts: [],
    limit: draft.limit,
    lead: draft.lead === undefined ? undefined : draft.lead.direction === 'high' ? 'descending' : 'ascending',
    order: draft.orders[0],
    chart: draft.chart,
  }
}

/** What nobody claimed. A verb is harmless beside a measured column, or next to something that was understood. */
function unexplained(draft: Draft, reading: Reading | undefined): readonly Item[] {
  const { want } = reading ?? {}
  const measured =
    want?.kind === 'ranking' ||
    (want?.kind === 'measures' && want.measures.some(({ column }) => column !== undefined))
  return draft.items.filter((item, index) => {
    if (draft.claimed.has(item) || mayBeFiller(item) || namesUnit(draft, item)) return false
    if (!says(item, 'verb')) return true
    return !measured && ![-1, 1].some((side) => leansOn(draft, index, side))
  })
}

/** Whether the nearest thing on a side is something that was understood; a word of ours may stand between. */
function leansOn(draft: Draft, index: number, side: number): boolean {
  let place = index + side
  while (says(draft.items[place], 'quantity', 'rows')) place += side
  const item = draft.items[place]
  return item !== undefined && draft.claimed.has(item) && tells(item)
}

/** "the longest wait in minutes": the unit is the column's own. */
function namesUnit(draft: Draft, item: Item): boolean {
  const said = unitSaid(item)
  if (said === undefined) return false
  const own = draft.items.flatMap((near) => (draft.claimed.has(near) ? columnsOf(near).slice(0, 1) : []))
  return own.some(({ column }) => unitOf(column)?.of === said.of && unitOf(column)?.size === said.size)
}

const tells = ({ link }: Item): boolean =>
  link?.ground.kind === 'value' ||
  link?.ground.kind === 'period' ||
  link?.ground.kind === 'column' ||
  link?.ground.kind === 'number' ||
  (link?.ground.kind === 'word' && link.ground.meanings.some(({ kind }) => kind === 'compare'))
