import type { AggregateFunction } from '@auger/contract/plan'
import type { ColumnTarget, MetricTarget, TableTarget } from '../../link/link.ts'
import type { Cover, Item } from '../cover.ts'
import { isEmpty, saysAny, senseOf } from '../reading.ts'
import { columnOf, isFigure, type Scene } from '../scene.ts'
import type { FormulaOperator } from './formula.ts'

/** What a stretch of a question may be in a formula. */
export type FormulaSymbol = SymbolPlace &
  (
    | { readonly kind: 'operand'; readonly to: ColumnTarget | MetricTarget }
    /** Things that can only be counted. */
    | { readonly kind: 'counted'; readonly to: ColumnTarget | TableTarget }
    | { readonly kind: 'number'; readonly value: number }
    | Operator
    | { readonly kind: 'function'; readonly function: AggregateFunction | undefined }
    | { readonly kind: 'open' | 'close' | 'and' | 'defines' | 'share' | 'percent' | 'unknown' | 'other' }
  )

export interface Operator extends SymbolPlace {
  readonly kind: 'operator'
  readonly operator: FormulaOperator
  /** It can hardly say anything else between two figures. */
  readonly isSure: boolean
  /** It may as well part rows, so that it divides all that stands before it: revenue minus cost per hour. */
  readonly isLoose?: true
  readonly percent?: true
  /** All of a list behind it: what is left after rent, wages and fuel. */
  readonly list?: true
  /** What stands behind it comes first. */
  readonly swapped?: true
}

interface SymbolPlace {
  /** Tokens; a bracket has none. */
  readonly from: number
  readonly until: number
  /** A comma stands before it. */
  readonly parted: boolean
}

const signs: Readonly<Record<string, FormulaOperator>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
}

/** A cover as symbols, in the order of the question; words that add nothing are left out. */
export function formulaSymbols(scene: Scene, { items, leftover }: Cover): readonly FormulaSymbol[] {
  const pieces = [
    ...items.map((item) => ({ from: item.from, until: item.until, item })),
    ...leftover.map((at) => ({ from: at, until: at + 1, item: undefined })),
  ].toSorted((one, other) => one.from - other.from)
  const symbols: FormulaSymbol[] = []
  let end = 0
  for (const [at, { from, until, item }] of pieces.entries()) {
    const start = scene.tokens[from]?.start ?? end
    const between = scene.asked.text.slice(end, start)
    end = scene.tokens[until - 1]?.end ?? start
    const parted = /[,،，、]/u.test(between)
    const place = { from, until, parted }
    for (const mark of between) {
      const operator = signs[mark]
      const kind = markKind(mark)
      const mere = { from, until: from, parted }
      if (operator !== undefined) symbols.push({ ...mere, kind: 'operator', operator, isSure: true })
      else if (kind !== undefined) symbols.push({ ...mere, kind })
    }
    if (item === undefined) symbols.push({ ...place, ...signOf(scene.tokens[from]?.text ?? '') })
    else if (isOfPeriods(item, pieces[at + 1]?.item)) symbols.push({ ...place, kind: 'other' })
    else if (!isSilent(scene, item) || isSaid(item)) symbols.push({ ...place, ...itemSymbol(scene, item) })
  }
  const rest = scene.asked.text.slice(end)
  for (const mark of rest)
    if (markKind(mark) === 'close')
      symbols.push({ kind: 'close', from: scene.tokens.length, until: scene.tokens.length, parted: false })
  return symbols
}

/** For 6 months: how many periods, and nothing to divide by. */
const isOfPeriods = (item: Item, next: Item | undefined): boolean =>
  item.kind === 'thing' &&
  item.to.kind === 'number' &&
  next?.from === item.until &&
  saysAny(next, ['grain', 'unit'])

/** Also what only says how a thing stands in its sentence, where that stands behind it (から, 에서). */
const isSilent = (scene: Scene, item: Item): boolean =>
  isEmpty(item) || (scene.traits.trailing && senseOf(item, 'function') !== undefined)

const isSaid = (item: Item): boolean => saysAny(item, ['operator', 'defines'])

function markKind(mark: string): 'open' | 'close' | 'defines' | 'other' | undefined {
  if (/[([（［]/u.test(mark)) return 'open'
  if (/[)\]）］]/u.test(mark)) return 'close'
  if (/[:：=＝]/u.test(mark)) return 'defines'
  return /[;?!。？！;]/u.test(mark) ? 'other' : undefined
}

type Bare = FormulaSymbol extends infer One
  ? One extends SymbolPlace
    ? Omit<One, keyof SymbolPlace>
    : never
  : never

function signOf(text: string): Bare {
  const operator = signs[text]
  if (operator !== undefined) return { kind: 'operator', operator, isSure: true }
  return { kind: text === '=' || text === '＝' ? 'defines' : 'unknown' }
}

function itemSymbol(scene: Scene, item: Item): Bare {
  if (item.kind === 'thing') {
    const { to } = item
    switch (to.kind) {
      case 'column':
        return { kind: isFigure(columnOf(scene, to.column)) ? 'operand' : 'counted', to }
      case 'metric':
        return { kind: 'operand', to }
      case 'table':
        return { kind: 'counted', to }
      case 'number':
        return to.form === 'plain' && to.unit === undefined
          ? { kind: 'number', value: to.value }
          : { kind: 'other' }
      default:
        return { kind: 'other' }
    }
  }
  const text = scene.tokens[item.from]?.text ?? ''
  if (item.until === item.from + 1 && signs[text] !== undefined) return signOf(text)
  return saidSymbol(item)
}

function saidSymbol(item: Item): Bare {
  if (senseOf(item, 'defines') !== undefined) return { kind: 'defines' }
  const and = senseOf(item, 'joint')
  const arithmetic = senseOf(item, 'arithmetic')
  const operator = senseOf(item, 'operator')
  if (arithmetic !== undefined && (arithmetic.operator !== '+' || and === undefined))
    return {
      kind: 'operator',
      operator: arithmetic.operator,
      isSure: true,
      ...(operator?.operator === '-' && operator.list === true ? { list: true } : {}),
    }
  const ratio = senseOf(item, 'ratio')
  if (operator !== undefined) {
    const { kind: _said, ...said } = operator
    return { kind: 'operator', ...said, isSure: ratio !== undefined }
  }
  if (ratio !== undefined)
    return senseOf(item, 'group') === undefined
      ? { kind: 'operator', operator: '/', isSure: true }
      : { kind: 'operator', operator: '/', isSure: false, isLoose: true }
  if (and?.of === 'and' || and?.of === 'to') return { kind: 'and' }
  const aggregate = senseOf(item, 'aggregate')
  if (aggregate !== undefined) return { kind: 'function', function: aggregate.function }
  if (senseOf(item, 'quantity') !== undefined) return { kind: 'function', function: undefined }
  if (senseOf(item, 'share') !== undefined) return { kind: 'share' }
  return { kind: senseOf(item, 'percent') === undefined ? 'other' : 'percent' }
}
