import type { Assumption } from '../../../domain/assumption.ts'
import type {
  ChartWish,
  ComparisonOperator,
  Condition,
  KeyGrain,
  MeasureFunction,
} from '@auger/contract/plan'
import type { Column, Table } from '../../../domain/table.ts'
import type { Item } from './item.ts'
import type { LinkedColumn } from './link.ts'
import type { ReadQuestion } from './question.ts'

export interface KeyWish {
  readonly column: Column
  readonly grain: KeyGrain | undefined
}

export interface MeasureWish {
  readonly function: MeasureFunction
  /** Undefined: rows. */
  readonly column: Column | undefined
  /** Of a share. */
  readonly where?: Condition
}

export interface Having {
  readonly measure: MeasureWish
  readonly operator: ComparisonOperator
  readonly value: number
}

export interface Lead {
  readonly item: Item
  readonly direction: 'high' | 'low'
  readonly kind: 'superlative' | 'most' | 'frequent' | 'rank'
  readonly of: readonly string[]
}

/** What has been read so far. Each pass claims the items it used; what nobody claims is not understood. */
export interface Draft {
  readonly question: ReadQuestion
  readonly table: Table
  readonly items: readonly Item[]
  readonly claimed: Set<Item>
  readonly conditions: Condition[]
  readonly having: Having[]
  readonly keys: KeyWish[]
  /** Columns of which several values were named, to be told apart if something is measured. */
  readonly pairs: KeyWish[]
  readonly measures: MeasureWish[]
  /** Functions named without a column. */
  readonly functions: MeasureFunction[]
  readonly columns: Column[]
  readonly orders: { readonly column: Column | undefined; readonly direction: 'ascending' | 'descending' }[]
  readonly assumptions: Assumption[]
  /** How often the words alone do not tell which of several things is meant. */
  doubts: number
  lead: Lead | undefined
  limit: number | undefined
  chart: ChartWish | undefined
  countsRows: boolean
  listed: boolean
  follows: boolean
  compared: boolean
  asks: 'thing' | 'person' | 'time' | 'place' | undefined
}

export function newDraft(question: ReadQuestion, table: Table, items: readonly Item[]): Draft {
  return {
    question,
    table,
    items,
    claimed: new Set(),
    conditions: [],
    having: [],
    keys: [],
    pairs: [],
    measures: [],
    functions: [],
    columns: [],
    orders: [],
    assumptions: [],
    doubts: 0,
    lead: undefined,
    limit: undefined,
    chart: undefined,
    countsRows: false,
    listed: false,
    follows: false,
    compared: false,
    asks: undefined,
  }
}

export function claim(draft: Draft, ...items: readonly (Item | undefined)[]): void {
  for (const item of items) if (item !== undefined) draft.claimed.add(item)
}

export const isFree = (draft: Draft, item: Item | undefined): item is Item =>
  item !== undefined && !draft.claimed.has(item)

/** Takes a column for a word of the question; a name that was not plainly said is noted as an assumption. */
export function take(draft: Draft, item: Item, linked: LinkedColumn): Column {
  claim(draft, item)
  const sure =
    linked.how === 'exact' || linked.how === 'translated' || (linked.how === 'part' && linked.quality >= 0.7)
  if (
    !sure &&
    !draft.assumptions.some((made) => made.kind === 'column' && made.column === linked.column.name)
  )
    draft.assumptions.push({ kind: 'column', said: item.text, column: linked.column.name })
  const rivals = item.link?.ground.kind === 'column' ? item.link.ground.columns : []
  if (rivals.some((other) => other !== linked && other.quality >= linked.quality - 0.02)) draft.doubts++
  return linked.column
}
