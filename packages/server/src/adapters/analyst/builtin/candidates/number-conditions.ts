import type { ComparisonOperator, Condition } from '@auger/contract/plan'
import { isNumeric, type Column } from '../../../../domain/table.ts'
import { isPacked, mayTrail } from '../../../../locales/index.ts'
import { isYear } from '../ground.ts'
import { formOf } from '../form.ts'
import { namesScale } from '../names-scale.ts'
import { isDashBetween, type Stretch } from '../question.ts'
import { isTwin } from '../twins.ts'
import { factorTo } from '../unit-of.ts'
import { denied, labelFeatures, labelOf, type ConditionOption } from './condition-option.ts'
import { flag, type Features } from './features.ts'
import { cuesOfKind, gap, type Cue, type Mentions, type NumberMention, type Place } from './mention.ts'
import { meets, noUnits, type Units } from './units.ts'

/** Numbers as cells ("rank 19") and as bounds ("over 500"). */
export function numberConditions(mentions: Mentions): readonly ConditionOption[] {
  const columns = mentions.ordered.filter(isNumeric)
  return mentions.numbers.flatMap((number) => [
    ...(isBound(mentions, number) ? [] : columns.flatMap((column) => equality(mentions, number, column))),
    ...comparisons(mentions, number).flatMap((comparison) =>
      columns.flatMap((column) => bound(mentions, number, comparison, column)),
    ),
    ...columns.flatMap((column) => between(mentions, number, column)),
  ])
}

/** "above 5", "later than 5": no cell that is 5; a с or an ab alone may mean something else. */
export const isBound = (mentions: Mentions, number: Stretch): boolean =>
  cuesOfKind(mentions, 'compare').some(({ meaning: { place }, start, end }) =>
    place === 'after' ? start === number.end : end === number.start,
  ) || cuesOfKind(mentions, 'when').some(({ start, end }) => end - start > 1 && end === number.start)

const isOutside = ({ minimum, maximum }: Column, value: number): boolean =>
  minimum !== null && maximum !== null && (value < Number(minimum) || value > Number(maximum))

function equality(mentions: Mentions, number: NumberMention, column: Column): readonly ConditionOption[] {
  const said = inUnitOf(mentions, number, column)
  if (said === undefined) return []
  const { value, unit } = said
  if (isOutside(column, value) || isLimit(mentions, number)) return []
  if (column.type === 'integer' && !Number.isInteger(value)) return []
  const label = labelOf(mentions, column, number)
  const year = isYear(column) && value > 1500 && value < 2200
  const compared = comparisons(mentions, number).length > 0
  const options: ConditionOption[] = []
  const make = (labelled: typeof label): ConditionOption => ({
    condition: { kind: 'compare', column: column.name, operator: '=', value },
    column,
    start: number.start,
    units:
      number.units |
      (unit?.units ?? (year ? spanAfter(mentions, number) : noUnits)) |
      (labelled?.units ?? noUnits),
    features: [
      ...labelFeatures(labelled, year ? 'year' : 'number'),
      ...flag('condition:number:compared', compared),
      ...flag('condition:number:small', Math.abs(number.value) <= 3),
      ...flag('condition:number:leading', labelled === undefined && isOfLead(mentions, number)),
      ...flag('condition:number:counts', labelled === undefined && countsRows(mentions, number)),
      ...flag('condition:number:measure', column.role === 'measure'),
      ...flag('condition:number:unit', unit !== undefined),
      ...flag('condition:number:twin', isTwin(column)),
    ],
    equals: [value],
    negated: false,
    shared: noUnits,
  })
  // A number within a text says which one only where the text is named.
  if (!isTwin(column)) options.push(make(undefined))
  if (label !== undefined) options.push(make(label))
  const negation = deniedBy(mentions, Math.min(number.start, label?.start ?? number.start))
  return negation === undefined ? options : [...options, ...options.map((option) => denied(option, negation))]
}

/** "the 3 youngest" */
const isLimit = (mentions: Mentions, { end }: NumberMention): boolean =>
  cuesOfKind(mentions, 'superlative').some(({ start }) => start === end)

const farthestNegation = 3

/** "did not finish 56 laps": the word may stand some way before, where words do not trail. */
const deniedBy = (mentions: Mentions, start: number): Cue | undefined =>
  mayTrail(mentions.question.locale.hears)
    ? undefined
    : cuesOfKind(mentions, 'negation').find(({ end }) => end <= start && start - end <= farthestNegation)

/** "the top 3", "3 highest": how many, and no cell. */
const isOfLead = (mentions: Mentions, number: NumberMention): boolean =>
  [
    ...cuesOfKind(mentions, 'rank'),
    ...cuesOfKind(mentions, 'superlative'),
    ...cuesOfKind(mentions, 'most'),
  ].some((cue) => gap(cue, number) >= 0 && gap(cue, number) <= 1)

interface Comparison {
  readonly operator: ComparisonOperator
  readonly units: Units
  readonly of: readonly string[]
  readonly start: number
  readonly end: number
  readonly denied?: true
}

/** The words beside a number that make it a bound; they may stand on either side. */
function comparisons(mentions: Mentions, number: NumberMention): readonly Comparison[] {
  const cues: readonly Cue[] = [...cuesOfKind(mentions, 'compare'), ...cuesOfKind(mentions, 'when')]
  const near = cues.filter((cue) => {
    const distance = gap(cue, number)
    if (distance < 0 || meets(cue.units, number.units)) return false
    const after = cue.meaning.kind === 'compare' && cue.meaning.place === 'after'
    if (mayTrail(mentions.question.locale.hears))
      return (
        distance <= 3 && !saysMoreOf(mentions, cue.end, number.start) && !isOfNearer(mentions, cue, number)
      )
    return after ? number.end <= cue.start && distance <= 2 : cue.end <= number.start && distance <= 2
  })
  const longest = Math.max(0, ...near.map((cue) => cue.end - cue.start))
  return near
    .filter((cue) => cue.end - cue.start === longest)
    .flatMap(({ start, end, units, meaning }): readonly Comparison[] => {
      if (meaning.kind !== 'compare' && meaning.kind !== 'when') return []
      const of = meaning.kind === 'compare' ? (meaning.of ?? []) : []
      const plain: Comparison = { operator: meaning.operator, of, units, start, end }
      const beside = cuesOfKind(mentions, 'negation').find((cue) => cue.end === start)
      const negation = beside ?? deniedBy(mentions, start)
      if (negation === undefined) return [plain]
      const turned: Comparison = {
        ...plain,
        operator: opposite[meaning.operator],
        units: units | negation.units,
        start: negation.start,
        denied: true,
      }
      return beside === undefined ? [plain, turned] : [turned]
    })
}

/** "more than two orders" is how many, and nothing of an order; 大于5的订单 are orders above five. */
export const countsRows = ({ question, entities, foreign }: Mentions, { end }: NumberMention): boolean =>
  !attributive.test(question.units[end]?.folded ?? '') &&
  [...entities, ...foreign].some(({ start }) => start >= end && start - end <= 1)

/** 1980年之前建造或有8个床位: what stands beside one number says nothing of the next. */
const isOfNearer = ({ numbers, periods }: Mentions, cue: Place, number: NumberMention): boolean =>
  [...numbers, ...periods].some(
    (other) =>
      !meets(other.units, number.units) && gap(cue, other) >= 0 && gap(cue, other) < gap(cue, number),
  )

/** What makes all that stands before it say something of what follows. */
const attributive = /^[的の]$/

/** 最多的一年 is the year with the most, and not one at most. */
const saysMoreOf = ({ question: { units } }: Mentions, start: number, end: number): boolean =>
  units.slice(start, end).some(({ folded }) => attributive.test(folded))

/** What "not higher than" asks for. */
const opposite: Record<ComparisonOperator, ComparisonOperator> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
}

function bound(
  mentions: Mentions,
  number: NumberMention,
  comparison: Comparison,
  column: Column,
): readonly ConditionOption[] {
  const said = inUnitOf(mentions, number, column)
  if (said === undefined) return []
  const { value, unit } = said
  const hinted = comparison.of.some((hint) =>
    ` ${formOf(column.name)} `.includes(isPacked(hint) ? hint : ` ${formOf(hint)} `),
  )
  const units = number.units | comparison.units | (unit?.units ?? spanAfter(mentions, number))
  const span = {
    start: Math.min(number.start, comparison.start),
    end: Math.max(number.end, comparison.end, unit?.end ?? 0),
    units,
  }
  const label = labelOf(mentions, column, span, 4)
  const make = (labelled: typeof label): ConditionOption => ({
    condition: { kind: 'compare', column: column.name, operator: comparison.operator, value },
    column,
    start: span.start,
    units: units | (labelled?.units ?? 0n),
    features: [
      ...labelFeatures(labelled, 'bound'),
      ...flag('condition:bound:hinted', hinted),
      ...flag('condition:bound:outside', isOutside(column, value)),
      ...flag('condition:bound:twin', isTwin(column)),
      ...flag('condition:bound:identifier', column.role === 'identifier'),
      ...flag('condition:bound:unit', unit !== undefined),
      ...flag('condition:bound:counts', countsRows(mentions, number)),
      ...flag('condition:bound:denied', comparison.denied === true),
    ],
    equals: undefined,
    negated: false,
    shared: noUnits,
  })
  return label === undefined ? [make(undefined)] : [make(undefined), make(label)]
}

/** A number as the column counts, with the unit that was said; nothing where the two measure different things. */
function inUnitOf(mentions: Mentions, number: NumberMention, column: Column) {
  const unit = unitAfter(mentions, number)
  const factor = unit === undefined ? 1 : factorTo(column, unit.meaning)
  const said = namesScale(column.name) ? (number.plain ?? number.value) : number.value
  return factor === undefined ? undefined : { value: said * factor, unit }
}

function unitAfter(mentions: Mentions, number: NumberMention) {
  return cuesOfKind(mentions, 'unit').find((cue) => cue.start >= number.end && gap(cue, number) <= 0)
}

/** "50 years" of an age: the word says no more than the column. */
function spanAfter(mentions: Mentions, number: NumberMention): Units {
  const span = cuesOfKind(mentions, 'grain').find((cue) => cue.start >= number.end && gap(cue, number) <= 0)
  return span?.units ?? noUnits
}

/** What makes two numbers the ends of a range: the words before, between and, where words trail, behind them. */
function rangeWords(mentions: Mentions, low: NumberMention, high: NumberMention): Units | undefined {
  const near = (cue: Cue, place: Pick<Place, 'start' | 'end'>): boolean =>
    gap(cue, place) >= 0 && gap(cue, place) <= 1
  const cues = cuesOfKind(mentions, 'between')
  const opening = cues.find((cue) => near(cue, low))
  const trails = mentions.question.locale.hears.trailing === true
  const end = unitAfter(mentions, high) ?? high
  const closing = trails ? cues.filter((cue) => cue.start >= end.end && near(cue, end)) : []
  const joints = cuesOfKind(mentions, 'joint').filter(
    (other) => other.start >= low.end && other.end <= high.start,
  )
  const joint = joints.find(({ meaning }) => meaning.of === 'to') ?? joints[0]
  const dash = isDashBetween(mentions.question, low, high)
  const isOpened = opening !== undefined && (joint !== undefined || dash)
  if (!isOpened && closing.length === 0 && !dash && joint?.meaning.of !== 'to') return undefined
  return closing.reduce(
    (units, cue) => units | cue.units,
    (opening?.units ?? noUnits) | (joint?.units ?? noUnits),
  )
}

/** A range that begins with a number, and all the words that say it. */
export function rangeFrom(
  mentions: Mentions,
  low: NumberMention,
): { readonly high: NumberMention; readonly units: Units } | undefined {
  const unit = unitAfter(mentions, low)
  const high = mentions.numbers.find((other) => other.start >= low.end && gap(unit ?? low, other) <= 2)
  if (high === undefined || high.value < low.value) return undefined
  const words = rangeWords(mentions, low, high)
  if (words === undefined) return undefined
  const measured = (unit?.units ?? noUnits) | (unitAfter(mentions, high)?.units ?? noUnits)
  return { high, units: low.units | high.units | words | measured }
}

function between(mentions: Mentions, low: NumberMention, column: Column): readonly ConditionOption[] {
  const range = rangeFrom(mentions, low)
  if (range === undefined) return []
  const { high, units } = range
  const label = labelOf(mentions, column, { start: low.start, end: high.end, units }, 4)
  const condition: Condition = { kind: 'between', column: column.name, low: low.value, high: high.value }
  const features = (labelled: typeof label): Features => [
    ...labelFeatures(labelled, 'between'),
    ...flag('condition:between:year', isYear(column)),
    ...flag('condition:between:counts', countsRows(mentions, high)),
    ...flag(
      'condition:between:outside',
      high.value < Number(column.minimum) || low.value > Number(column.maximum),
    ),
  ]
  return [undefined, ...(label === undefined ? [] : [label])].map((labelled) => ({
    condition,
    column,
    start: low.start,
    units: units | (labelled?.units ?? 0n),
    features: features(labelled),
    equals: undefined,
    negated: false,
    shared: noUnits,
  }))
}
