import type { Cell } from '@auger/contract'
import type { Condition } from '@auger/contract/plan'
import { promiseOf, type ConditionOption } from './condition-option.ts'
import type { ConditionSet } from './condition-set.ts'
import { beyondConditions } from './beyond-conditions.ts'
import { columnConditions } from './column-conditions.ts'
import { decadeConditions } from './decade-conditions.ts'
import { containsConditions } from './contains-conditions.ts'
import { worthAlone, type Features, type Weights } from './features.ts'
import { cuesOfKind, type Mentions } from './mention.ts'
import { numberConditions } from './number-conditions.ts'
import { ordinalConditions } from './ordinal-conditions.ts'
import { outsideConditions } from './outside-conditions.ts'
import { resultConditions } from './result-conditions.ts'
import { sameConditions } from './same-conditions.ts'
import { stateConditions } from './state-conditions.ts'
import { averageConditions } from './average-conditions.ts'
import { timeConditions } from './time-conditions.ts'
import { throughConditions } from './through-conditions.ts'
import { meets, noUnits, type Units } from './units.ts'
import { valueConditions } from './value-conditions.ts'
import { zeroConditions } from './zero-conditions.ts'

const widest = 40
const mostConditions = 5

interface State {
  readonly options: readonly ConditionOption[]
  readonly units: Units
  readonly shared: Units
  readonly worth: number
}

/** The likeliest ways to take the question's values, numbers and times as conditions, the best first; none is one of them. */
export function conditionSets(mentions: Mentions, weights: Weights): readonly ConditionSet[] {
  const all = [
    ...valueConditions(mentions),
    ...numberConditions(mentions),
    ...timeConditions(mentions),
    ...decadeConditions(mentions),
    ...stateConditions(mentions),
    ...averageConditions(mentions),
    ...sameConditions(mentions),
    ...containsConditions(mentions),
    ...zeroConditions(mentions),
    ...resultConditions(mentions),
    ...ordinalConditions(mentions),
    ...beyondConditions(mentions),
    ...columnConditions(mentions),
    ...outsideConditions(mentions),
    ...throughConditions(mentions, weights),
  ].sort((a, b) => a.start - b.start)
  let states: readonly State[] = [{ options: [], units: noUnits, shared: noUnits, worth: 0 }]
  for (const start of new Set(all.map((option) => option.start))) {
    const here = all.filter((option) => option.start === start)
    const grown = states.flatMap((state) =>
      state.options.length === mostConditions
        ? []
        : here.filter((option) => fits(state, option)).map((option) => grow(state, option, weights)),
    )
    states = [...states, ...grown].sort((a, b) => b.worth - a.worth).slice(0, widest)
    if (!states.some((state) => state.options.length === 0))
      states = [...states, { options: [], units: noUnits, shared: noUnits, worth: 0 }]
  }
  const or = cuesOfKind(mentions, 'joint').filter(({ meaning }) => meaning.of === 'or')
  return states.flatMap((state) => {
    const all = setOf(state, weights)
    const cue = or.find(({ start }) => partsTwo(state, start))
    if (cue === undefined || all.conditions.length !== 2) return [all]
    const either = eitherOf(all, cue.units, weights)
    return areBounds(all) ? [either] : [either, withFeature(all, 'conditions:and:said-or', weights)]
  })
}

/** "heavier than 5 kg or longer than 1 m", "contains ice or snow": two of a kind, of which an "or" leaves no doubt. */
const areBounds = ({ conditions, columns }: ConditionSet): boolean =>
  (columns.length === 2 &&
    conditions.every(
      (condition) =>
        condition.kind === 'compare' && condition.operator !== '=' && typeof condition.value === 'number',
    )) ||
  conditions.every(({ kind }) => kind === 'contains')

function withFeature(set: ConditionSet, name: string, weights: Weights): ConditionSet {
  const features: Features = [...set.features, [name, 1]]
  return { ...set, features, worth: worthAlone(features, weights) }
}

/** Whether a word stands between conditions on different columns. */
const partsTwo = ({ options }: State, at: number): boolean =>
  options.some(({ start }) => start < at) && options.some(({ start }) => start > at)

/** "with 8 berths or built before 1980" */
function eitherOf(all: ConditionSet, said: Units, weights: Weights): ConditionSet {
  const features: Features = [...all.features, ['conditions:or', 1]]
  return {
    ...all,
    conditions: [{ kind: 'or', conditions: all.conditions }],
    units: all.units | said,
    features,
    worth: worthAlone(features, weights),
  }
}

const fits = (state: State, option: ConditionOption): boolean =>
  !meets(state.units | state.shared, option.units) &&
  !meets(state.units, option.shared) &&
  !state.options.some((other) => keyOf(other) === keyOf(option))

const keys = new WeakMap<ConditionOption, string>()

function keyOf(option: ConditionOption): string {
  const known = keys.get(option) ?? JSON.stringify(option.condition)
  keys.set(option, known)
  return known
}

function grow(state: State, option: ConditionOption, weights: Weights): State {
  return {
    options: [...state.options, option],
    units: state.units | option.units,
    shared: state.shared | option.shared,
    worth: state.worth + promiseOf(option, weights),
  }
}

/** Stretches that have nothing in common: no row lies in 2007 and in 2008. */
function areApart(conditions: readonly Condition[]): boolean {
  const stretches = conditions.flatMap((condition) => {
    if (condition.kind === 'between') return [[condition.low, condition.high] as const]
    return condition.kind === 'compare' && condition.operator === '='
      ? [[condition.value, condition.value] as const]
      : []
  })
  if (stretches.length < 2 || stretches.length !== conditions.length) return false
  const sorted = stretches.toSorted(([a], [b]) => (below(a, b) ? -1 : 1))
  return sorted.every(([low], at) => at === 0 || below(sorted[at - 1]?.[1] ?? null, low))
}

const below = (a: Cell, b: Cell): boolean => a !== null && b !== null && a < b

/** Several values of one column are alternatives: no cell holds two. */
function setOf({ options, units, shared }: State, weights: Weights): ConditionSet {
  const conditions: Condition[] = []
  const features: (readonly [string, number])[] = options.flatMap((option) => option.features)
  for (const column of new Set(options.map((option) => option.column)))
    for (const negated of [false, true]) {
      const own = options.filter((option) => option.column === column && option.negated === negated)
      const equal = own.filter((option) => option.equals !== undefined)
      const values = [...new Set(equal.flatMap(({ equals }) => equals ?? []))]
      if (equal.length > 1) {
        const condition: Condition = { kind: 'in', column: column.name, values }
        conditions.push(negated ? { kind: 'not', condition } : condition)
        features.push(['conditions:alternatives', equal.length - 1])
      } else conditions.push(...equal.slice(0, 1).map(({ condition }) => condition))
      const rest = own.filter((option) => option.equals === undefined).map(({ condition }) => condition)
      if (!negated && areApart(rest)) {
        conditions.push({ kind: 'or', conditions: rest })
        features.push(['conditions:alternatives', rest.length - 1])
      } else conditions.push(...rest)
    }
  features.push(['conditions', conditions.length])
  if (conditions.length > 2) features.push(['conditions:many', conditions.length - 2])
  return {
    conditions,
    columns: [...new Set(options.map(({ column }) => column))],
    units: units | shared,
    features,
    worth: worthAlone(features, weights),
    alternatives: features.some(([name]) => name === 'conditions:alternatives'),
  }
}
