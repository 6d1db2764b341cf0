import type { AggregateFunction } from '@auger/contract/plan'
import type { Sense } from '../lexicon/sense.ts'
import type { Item } from './cover.ts'

/** What the words around a thing say; each the index of the item that says it. */
export interface Marks {
  /** by region, per customer. */
  readonly group?: number
  readonly within?: number
  readonly aggregate?: { readonly item: number; readonly function: AggregateFunction }
  /** All that are said, in their order: the average and the highest price. */
  readonly aggregates?: readonly { readonly item: number; readonly function: AggregateFunction }[]
  /** how many, number of. */
  readonly quantity?: number
  /** It is asked how much, which counts nothing. */
  readonly amount?: true
  readonly distinct?: number
  /** which, what, show. */
  readonly ask?: number
  readonly lead?: Lead
  /** per, divided by: what stands before is set in relation to it. */
  readonly ratio?: number
  readonly arithmetic?: { readonly item: number; readonly operator: '+' | '-' | '*' }
  readonly order?: number
  readonly never?: number
  /** Said of the thing before, which it is joined to. */
  readonly joined?: true
}

/** A word that puts something first. */
export interface Lead {
  readonly item: number
  readonly direction: 'high' | 'low'
  readonly sense: 'superlative' | 'most' | 'frequent' | 'rank' | 'comparative'
  readonly of: readonly string[]
  /** Everything that the word may be about, and which end is meant by it: the oldest has the highest age or the lowest year. */
  readonly ways: readonly LeadWay[]
  readonly place: number
  /** It stands behind the thing. */
  readonly behind?: true
  /** It is about where something stands: first, last. */
  readonly position?: true
}

export interface LeadWay {
  readonly direction: 'high' | 'low'
  readonly of: readonly string[]
}

export const waysOf = (item: Item | undefined): readonly LeadWay[] =>
  item?.kind === 'senses'
    ? item.senses.flatMap((sense) =>
        sense.kind === 'superlative' || sense.kind === 'comparative'
          ? [{ direction: sense.direction, of: sense.of ?? [] }]
          : [],
      )
    : []

export type MutableMarks = { -readonly [Key in keyof Marks]: Marks[Key] }

/** Notes what an item says of a thing; false where it says nothing of one. */
export function note(item: Item, index: number, marks: MutableMarks): boolean {
  if (item.kind !== 'senses') return false
  let known = false
  for (const sense of item.senses) known = noted(sense, index, marks, waysOf(item)) || known
  return known
}

function noted(sense: Sense, item: number, marks: MutableMarks, ways: readonly LeadWay[]): boolean {
  switch (sense.kind) {
    case 'group':
      marks.group ??= item
      return true
    case 'within':
      marks.within ??= item
      return true
    case 'aggregate': {
      const said = { item, function: sense.function }
      marks.aggregate ??= said
      marks.aggregates = [said, ...(marks.aggregates ?? [])]
      return true
    }
    case 'quantity':
      marks.quantity ??= item
      if (sense.amount === true) marks.amount = true
      return true
    case 'distinct':
      marks.distinct ??= item
      return true
    case 'ask':
    case 'list':
      marks.ask ??= item
      return true
    case 'superlative':
    case 'comparative': {
      const extreme = {
        item,
        function: sense.direction === 'low' ? ('minimum' as const) : ('maximum' as const),
      }
      const isNew = marks.aggregates?.every((said) => said.item !== item) ?? true
      if (sense.kind === 'superlative' && isNew) marks.aggregates = [extreme, ...(marks.aggregates ?? [])]
      marks.lead ??= {
        item,
        direction: sense.direction,
        sense: sense.kind,
        of: sense.of ?? [],
        ways,
        place: 'place' in sense ? (sense.place ?? 1) : 1,
      }
      return true
    }
    case 'rank':
      marks.lead ??= {
        item,
        direction: sense.direction,
        sense: 'rank',
        of: [],
        ways,
        place: 1,
        ...(sense.position === true ? { position: true } : {}),
      }
      return true
    case 'most':
    case 'frequent':
      marks.lead ??= { item, direction: sense.direction, sense: sense.kind, of: [], ways, place: 1 }
      return true
    case 'ratio':
      marks.ratio ??= item
      return true
    case 'arithmetic':
      marks.arithmetic ??= { item, operator: sense.operator }
      return true
    case 'order':
      marks.order ??= item
      return true
    case 'never':
      marks.never ??= item
      return true
    case 'ordinal':
    case 'grain':
    case 'share':
    case 'percent':
    case 'change':
    case 'cumulative':
    case 'moving':
    case 'trend':
    case 'only':
    case 'verb':
    case 'function':
      return true
    default:
      return false
  }
}
