import type { AggregateFunction } from '@auger/contract/plan'
import type { Sense } from '../lexicon/sense.ts'
import type { ColumnTarget, MetricTarget, TableTarget } from '../link/link.ts'
import type { Item } from './cover.ts'
import { mayAnswer } from './asked-kind.ts'
import { isModifier } from './modifiers.ts'
import { isEmpty, isThing, saysAny, senseOf, type Reading } from './reading.ts'

/** A column, a table or a figure that the question names, with what the words around it say of it. */
export interface Thing {
  /** Of its item. */
  readonly index: number
  readonly to: ColumnTarget | TableTarget | MetricTarget
  readonly marks: Marks
}

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

/** What is said of a thing may stand before a word that nobody knows: for every combination of. */
const mostUnknown = 1

type Mutable = { -readonly [Key in keyof Marks]: Marks[Key] }

export function thingsIn(reading: Reading): readonly Thing[] {
  const free = new Set(reading.rest)
  const things: Thing[] = []
  for (const index of reading.rest) {
    const item = reading.items[index]
    if (!isThing(item)) continue
    const { to } = item
    if (to.kind !== 'column' && to.kind !== 'table' && to.kind !== 'metric') continue
    const marks: Mutable = {}
    const joinedTo = marksBefore(reading, index, free, marks)
    marksBehind(reading, index, free, marks)
    const before = joinedTo === undefined ? undefined : things.find((thing) => thing.index === joinedTo)
    const last = things.at(-1)
    const modifier = last?.index === index - 1 && isModifier(reading, last.index) ? last : undefined
    if (modifier !== undefined) things.splice(-1, 1, { ...modifier, marks: kept(modifier.marks) })
    const own = { ...modifier?.marks, ...marks }
    const { ask, ...others } = before === undefined ? own : inherited(before.marks, own)
    const isAsked = ask !== undefined && mayAnswer(reading, ask, index)
    things.push({ index, to, marks: isAsked ? { ...others, ask } : others })
  }
  return things
}

/** Walks back to the thing before and notes what is said on the way; answers which thing it is joined to by "and" or a comma. */
function marksBefore(
  reading: Reading,
  at: number,
  free: ReadonlySet<number>,
  marks: Mutable,
): number | undefined {
  let joint = reading.scene.tokens[reading.items[at]?.from ?? 0]?.before === 'comma'
  for (let index = at - 1; index >= 0; index--) {
    const item = reading.items[index]
    if (item === undefined) return undefined
    const right = reading.items[index + 1]
    if (right !== undefined && right.from - item.until > mostUnknown) return undefined
    if (isThing(item) && item.to.kind === 'number' && !joint) continue
    if (isThing(item))
      return joint && item.to.kind !== 'number' && item.to.kind !== 'time' ? index : undefined
    if (!free.has(index)) return undefined
    if (senseOf(item, 'joint')?.of === 'and') joint = joint || Object.keys(marks).length === 0
    else if (isEmpty(item)) {
      if (asksFirst(reading, index)) marks.ask ??= index
    } else if (!note(item, index, marks)) return undefined
    if (reading.scene.tokens[item.from]?.before === 'sentence') return undefined
  }
  return undefined
}

/** Whether it is what asks, and not a word that ties a clause to a thing: which island has, the island which has. */
const asksFirst = ({ items }: Reading, index: number): boolean =>
  senseOf(items[index], 'ask') !== undefined &&
  items.slice(0, index).every((before) => !saysAny(before, asking))

const asking = ['ask', 'list', 'quantity'] as const

/** What stands right behind a thing: "sales were highest"; in some languages also what parts by it. */
function marksBehind(reading: Reading, at: number, free: ReadonlySet<number>, marks: Mutable): void {
  const { trailing, spaced, asksBehind } = reading.scene.traits
  for (let index = at + 1; index < reading.items.length && index <= at + 3; index++) {
    const item = reading.items[index]
    if (item === undefined || isThing(item) || !free.has(index)) return
    if (isEmpty(item)) continue
    const behind: Mutable = {}
    if (!note(item, index, behind)) return
    if (behind.lead !== undefined && marks.lead === undefined) marks.lead = { ...behind.lead, behind: true }
    if (!trailing && spaced) {
      if (asksBehind && behind.ask !== undefined) marks.ask ??= behind.ask
      return
    }
    if (behind.group !== undefined) marks.group ??= behind.group
    if (behind.ask !== undefined) marks.ask ??= behind.ask
    if (behind.aggregate !== undefined) marks.aggregate ??= behind.aggregate
    if (behind.quantity !== undefined) marks.quantity ??= behind.quantity
  }
}

function note(item: Item, index: number, marks: Mutable): boolean {
  if (item.kind !== 'senses') return false
  let known = false
  for (const sense of item.senses) known = noted(sense, index, marks, waysOf(item)) || known
  return known
}

function noted(sense: Sense, item: number, marks: Mutable, ways: readonly LeadWay[]): boolean {
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

/** What a thing keeps that only says of what the next one is: an average order value may be one by order. */
const kept = ({ aggregate }: Marks): Marks => (aggregate === undefined ? {} : { aggregate })

/** What is said of the first of several that are joined is said of all: average price and rating by region and year. */
const inherited = (before: Marks, own: Marks): Marks => ({
  ...(before.group === undefined ? {} : { group: before.group }),
  ...(before.aggregate === undefined ? {} : { aggregate: before.aggregate }),
  ...(before.quantity === undefined ? {} : { quantity: before.quantity }),
  ...(before.ask === undefined ? {} : { ask: before.ask }),
  ...own,
  joined: true,
})
