import type { Plan, Step } from '@auger/contract/plan'
import type { Assumption } from '../domain/assumption.ts'
import { isTemporal, type Table } from '../domain/table.ts'
import { anchorOf, type Window } from '../domain/window.ts'
import { replaced } from './replaced.ts'
import { tablesOf } from './tables-of.ts'

/** The plan with the day that each of its windows is counted from, so that it says the same whenever it is run. */
export const withWindowsCounted = (plan: Plan, tables: readonly Table[], today: string): Plan => ({
  ...plan,
  steps: plan.steps.map((step, index) => {
    const read = tablesOf(step, plan.steps.slice(0, index), tables)
    return { ...step, verbs: replaced(step.verbs, (part) => counted(part, read, today)) }
  }),
})

function counted(part: object, tables: readonly Table[], today: string): Window | undefined {
  if (!isWindow(part) || part.from !== undefined) return undefined
  return { ...part, from: anchorOf(lastDay(part.column, tables), today, part) }
}

const isWindow = (part: object): part is Window => 'kind' in part && part.kind === 'window'

/** The last of its column in all tables that have it. */
const lastDay = (name: string, tables: readonly Table[]): string | undefined =>
  tables
    .flatMap(({ columns }) => columns.filter((column) => column.name === name && isTemporal(column)))
    .flatMap(({ maximum }) => (typeof maximum === 'string' ? [maximum.slice(0, 10)] : []))
    .sort()
    .at(-1)

/** Which days windows were counted from, to be said. */
export function countedFrom(steps: readonly Step[]): readonly Assumption[] {
  const found = new Map<string, Assumption>()
  replaced(steps, (part) => {
    if (isWindow(part) && part.from?.of !== undefined) {
      const { day, of } = part.from
      found.set(`${of} ${day}`, { kind: 'counted-from', of, day })
    }
    return undefined
  })
  return [...found.values()]
}
