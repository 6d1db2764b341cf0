import { oncePer } from '../../domain/once-per.ts'
import type { ColumnTarget, MetricTarget, TableTarget } from '../link/link.ts'
import type { FormulaTarget } from './formula/formula.ts'
import { mayAnswer } from './asked-kind.ts'
import { note, type Marks, type MutableMarks } from './marks.ts'
import { isModifier } from './modifiers.ts'
import { isEmpty, isThing, saysAny, senseOf, type Reading } from './reading.ts'

/** A column, a table or a figure that the question names, with what the words around it say of it. */
export interface Thing {
  /** Of its item. */
  readonly index: number
  readonly to: ColumnTarget | TableTarget | MetricTarget | FormulaTarget
  readonly marks: Marks
}

/** What is said of a thing may stand before a word that nobody knows: for every combination of. */
const mostUnknown = 1

/** What a reading names; the same list however often it is asked for. */
export const thingsIn = oncePer((reading: Reading): readonly Thing[] => {
  const free = new Set(reading.rest)
  const things: Thing[] = []
  for (const index of reading.rest) {
    const item = reading.items[index]
    if (!isThing(item)) continue
    const { to } = item
    if (to.kind !== 'column' && to.kind !== 'table' && to.kind !== 'metric' && to.kind !== 'formula') continue
    const marks: MutableMarks = {}
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
})

/** Walks back to the thing before and notes what is said on the way; answers which thing it is joined to by "and" or a comma. */
function marksBefore(
  reading: Reading,
  at: number,
  free: ReadonlySet<number>,
  marks: MutableMarks,
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
function marksBehind(reading: Reading, at: number, free: ReadonlySet<number>, marks: MutableMarks): void {
  const { trailing, spaced, asksBehind } = reading.scene.traits
  for (let index = at + 1; index < reading.items.length && index <= at + 3; index++) {
    const item = reading.items[index]
    if (item === undefined || isThing(item) || !free.has(index)) return
    if (isEmpty(item)) continue
    const behind: MutableMarks = {}
    if (!note(item, index, behind)) return
    if (behind.lead !== undefined && marks.lead === undefined) marks.lead = { ...behind.lead, behind: true }
    if (!trailing && spaced) {
      if (behind.aggregate !== undefined && !isOfNext(reading, index)) marks.aggregate ??= behind.aggregate
      if (asksBehind && behind.ask !== undefined) marks.ask ??= behind.ask
      return
    }
    if (behind.group !== undefined) marks.group ??= behind.group
    if (behind.ask !== undefined) marks.ask ??= behind.ask
    if (behind.aggregate !== undefined) marks.aggregate ??= behind.aggregate
    if (behind.quantity !== undefined) marks.quantity ??= behind.quantity
  }
}

/** Whether what stands there is said of the thing behind it: of revenue and average price, and not of le montant total. */
function isOfNext({ items }: Reading, at: number): boolean {
  const next = items.slice(at + 1).find((item) => !isEmpty(item))
  return isThing(next) && (next.to.kind === 'column' || next.to.kind === 'table' || next.to.kind === 'metric')
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
