import type { Condition } from '../../../../domain/plan.ts'
import type { Column } from '../../../../domain/table.ts'
import type { ConditionOption } from './condition-option.ts'
import { containsConditions } from './contains-conditions.ts'
import { worthOf, type Features, type Weights } from './features.ts'
import type { Mentions } from './mention.ts'
import { numberConditions } from './number-conditions.ts'
import { stateConditions } from './state-conditions.ts'
import { averageConditions } from './average-conditions.ts'
import { timeConditions } from './time-conditions.ts'
import { meets, noUnits, type Units } from './units.ts'
import { valueConditions } from './value-conditions.ts'

/** Conditions that hold together. */
export interface ConditionSet {
  readonly conditions: readonly Condition[]
  readonly columns: readonly Column[]
  readonly units: Units
  readonly features: Features
  readonly worth: number
  /** Whether several values of one column were named. */
  readonly alternatives: boolean
}

const widest = 40
const mostConditions = 5
/** What explaining one unit is worth while sets are still incomplete. */
const unitWorth = 0.8

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
    ...stateConditions(mentions),
    ...averageConditions(mentions),
    ...containsConditions(mentions),
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
  return states.map((state) => setOf(state, weights))
}

const fits = (state: State, option: ConditionOption): boolean =>
  !meets(state.units | state.shared, option.units) &&
  !meets(state.units, option.shared) &&
  !state.options.some((other) => JSON.stringify(other.condition) === JSON.stringify(option.condition))

function grow(state: State, option: ConditionOption, weights: Weights): State {
  return {
    options: [...state.options, option],
    units: state.units | option.units,
    shared: state.shared | option.shared,
    worth: state.worth + worthOf(option.features, weights) + unitWorth * count(option.units),
  }
}

function count(units: Units): number {
  let left = units
  let found = 0
  while (left !== 0n) {
    left &= left - 1n
    found++
  }
  return found
}

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
      conditions.push(
        ...own.filter((option) => option.equals === undefined).map(({ condition }) => condition),
      )
    }
  features.push(['conditions', conditions.length])
  if (conditions.length > 2) features.push(['conditions:many', conditions.length - 2])
  return {
    conditions,
    columns: [...new Set(options.map(({ column }) => column))],
    units: units | shared,
    features,
    worth: worthOf(features, weights),
    alternatives: features.some(([name]) => name === 'conditions:alternatives'),
  }
}
