import type { Condition, Verb } from '@auger/contract/plan'
import type { Finding } from '../finding.ts'
import { stepAfter, stepOf, unlike, type FaultSearch, type Inspected } from './inspected.ts'

/** Rows that are there more than once: how many come again, and which; where columns are asked about, what comes again in them. */
export const duplicates: FaultSearch = {
  findings: (inspected) =>
    inspected.isOfColumns ? repeatedIn(inspected) : duplicatesAmong(inspected, inspected.rows),
}

/** A column that is empty repeats nothing. */
function repeatedIn(inspected: Inspected): readonly Finding[] {
  const isThere: Condition = {
    kind: 'and',
    conditions: inspected.columns.map(({ name: column }) => ({
      kind: 'not',
      condition: { kind: 'missing', column },
    })),
  }
  return duplicatesAmong(inspected, [...inspected.rows, { kind: 'filter', where: isThere }])
}

/** Those among the rows that some verbs leave. */
export function duplicatesAmong(inspected: Inspected, before: readonly Verb[]): readonly Finding[] {
  const { names } = inspected
  const columns = inspected.columns.map(({ name }) => name)
  const [each, again] = [unlike(names.times, columns), unlike('again', columns)]
  const grouped: Verb = {
    kind: 'group',
    by: columns.map((name) => ({ column: name, as: name })),
    measures: [{ function: 'count', as: each }],
  }
  const number = stepOf(
    inspected,
    'duplicates',
    [
      ...before,
      grouped,
      {
        kind: 'compute',
        formula: {
          kind: 'binary',
          operator: '-',
          left: { kind: 'column', column: each },
          right: { kind: 'number', value: 1 },
        },
        as: again,
      },
      { kind: 'group', by: [], measures: [{ function: 'sum', column: again, as: names.repeated }] },
    ],
    [names.repeated],
  )
  const more: Verb = { kind: 'filter', where: { kind: 'compare', column: each, operator: '>', value: 1 } }
  const rows = stepOf(inspected, 'repeated', [...before, grouped, more])
  const order: Verb = { kind: 'order', by: [{ column: each, direction: 'descending' }] }
  return [
    { steps: [number] },
    { steps: [rows, stepAfter(rows, 'duplicate-rows', [order])], unlessEmpty: true },
  ]
}
