import type { Sense } from '../lexicon/sense.ts'
import type { Link, LinkTarget, Match, ValueTarget } from '../link/link.ts'
import type { FormulaTarget } from './formula/formula.ts'
import type { Token } from '../tokenizer/token.ts'

/** A stretch of the question that is read as one thing, or as a phrase of the language with what it may mean. */
export type Item = ThingItem | SenseItem

export interface ThingItem {
  readonly kind: 'thing'
  readonly from: number
  readonly until: number
  readonly to: Exclude<LinkTarget, { kind: 'sense' }> | FormulaTarget
  readonly quality: number
  /** Of a value: the other columns that have it, and how sure the words make each. */
  readonly others?: readonly Held[]
}

export interface Held {
  readonly to: ValueTarget
  readonly quality: number
}

export interface SenseItem {
  readonly kind: 'senses'
  readonly from: number
  readonly until: number
  readonly senses: readonly Sense[]
}

/** One way to read the whole question: links that do not overlap, and what they leave. */
export interface Cover {
  readonly items: readonly Item[]
  /** Tokens that nothing stands for. */
  readonly leftover: readonly number[]
  readonly cost: number
}

const mostCovers = 24

/** What a word that is left over costs; a reading that explains it may cost a little less. */
const leftoverCost = 3

const matchCosts: { readonly [M in Match]: number } = {
  exact: 0.3,
  form: 0.4,
  synonym: 0.6,
  concept: 0.9,
  part: 1.1,
  typo: 1.4,
  near: 1.7,
}

interface Partial {
  readonly before: Partial | undefined
  readonly item: Item | undefined
  readonly leftover: number | undefined
  readonly cost: number
}

/** The cheapest ways to read the whole question, by dynamic programming over its tokens. */
export function coversOf(tokens: readonly Token[], links: readonly Link[]): readonly Cover[] {
  const starting = itemsByStart(links)
  const best: Partial[][] = Array.from({ length: tokens.length + 1 }, () => [])
  best[0] = [{ before: undefined, item: undefined, leftover: undefined, cost: 0 }]
  for (const [at, token] of tokens.entries()) {
    const here = cheapest(best[at] ?? [])
    for (const item of starting.get(at) ?? [])
      push(best, item.until, here, { item, leftover: undefined }, costOf(item))
    push(best, at + 1, here, { item: undefined, leftover: at }, token.kind === 'sign' ? 0.3 : leftoverCost)
  }
  return cheapest(best[tokens.length] ?? []).map(coverOf)
}

function push(
  best: Partial[][],
  until: number,
  here: readonly Partial[],
  step: Pick<Partial, 'item' | 'leftover'>,
  cost: number,
): void {
  for (const before of here) best[until]?.push({ before, ...step, cost: before.cost + cost })
}

const cheapest = (partials: readonly Partial[]): readonly Partial[] =>
  partials.toSorted((one, other) => one.cost - other.cost).slice(0, mostCovers)

function coverOf(last: Partial): Cover {
  const items: Item[] = []
  const leftover: number[] = []
  for (let at: Partial | undefined = last; at !== undefined; at = at.before) {
    if (at.item !== undefined) items.push(at.item)
    if (at.leftover !== undefined) leftover.push(at.leftover)
  }
  return { items: items.reverse(), leftover: leftover.reverse(), cost: last.cost }
}

/** All senses of a stretch are one item, and so are all columns that have a value: which of them is meant is for the frame to say. */
function itemsByStart(links: readonly Link[]): ReadonlyMap<number, readonly Item[]> {
  const phrases = new Map<string, Sense[]>()
  const items: Item[] = [...heldValues(links)]
  for (const { from, until, to, quality } of links) {
    if (to.kind === 'value') continue
    if (to.kind !== 'sense') items.push({ kind: 'thing', from, until, to, quality })
    else {
      const key = `${from} ${until}`
      const known = phrases.get(key)
      if (known === undefined) phrases.set(key, [to.sense])
      else known.push(to.sense)
    }
  }
  for (const [key, senses] of phrases) {
    const [from = 0, until = 0] = key.split(' ').map(Number)
    items.push({ kind: 'senses', from, until, senses })
  }
  const starting = new Map<number, Item[]>()
  for (const item of items) starting.set(item.from, [...(starting.get(item.from) ?? []), item])
  return starting
}

function heldValues(links: readonly Link[]): readonly ThingItem[] {
  const found = new Map<string, ThingItem>()
  const values = links.flatMap(({ from, until, to, quality }) =>
    to.kind === 'value' ? [{ from, until, to, quality }] : [],
  )
  for (const { from, until, to, quality } of values.toSorted((one, other) => other.quality - one.quality)) {
    const key = `${from} ${until} ${to.match}`
    const known = found.get(key)
    if (known === undefined) found.set(key, { kind: 'thing', from, until, to, quality })
    else found.set(key, { ...known, others: [...(known.others ?? []), { to, quality }] })
  }
  return [...found.values()]
}

function costOf(item: Item): number {
  if (item.kind === 'senses') return senseCost(item)
  const doubt = 1 - item.quality
  switch (item.to.kind) {
    case 'column':
      return matchCosts[item.to.match] + doubt + (1 - item.to.coverage)
    case 'table':
      return matchCosts[item.to.match] + doubt + 0.1
    case 'value':
      return matchCosts[item.to.match] + doubt
    case 'metric':
      return matchCosts[item.to.match] + doubt - 0.1
    case 'state':
      return matchCosts[item.to.match] + doubt + 0.4
    case 'formula':
    case 'number':
    case 'time':
      return 0.4 + doubt
  }
}

/** What a small word may also say, which makes it no dearer. */
const asides: ReadonlySet<string> = new Set<Sense['kind']>(['present', 'operator', 'defines'])

function senseCost({ senses, from }: SenseItem): number {
  const kinds = senses.map(({ kind }) => kind).filter((kind) => !asides.has(kind))
  if (kinds.every((kind) => kind === 'function')) return 0.25
  if (kinds.every((kind) => kind === 'verb' || kind === 'function')) return 0.9
  // What goes on from the question before does so at the start: "and the south?", but hardly "the height and the floor".
  return from > 0 && senses.every(({ kind }) => kind === 'follow') ? 0.9 : 0.5
}
