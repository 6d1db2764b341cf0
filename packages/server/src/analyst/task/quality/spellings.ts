import type { Condition, Step, Verb } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'
import type { Observation } from '../../../ports/analyst.ts'
import type { Finding } from '../finding.ts'
import { anyOf, countWhere, stepOf, sumOf, unlike, type FaultSearch, type Inspected } from './inspected.ts'

const mostColumns = 12
const mostShown = 6
/** Beyond these, texts are sentences or codes. */
const mostValues = 5_000
const mostLetters = 80

/** Values that are spelled in several ways: how many cells are, what they stand for, and their rows. */
export const spellings: FaultSearch = {
  measure: (inspected) => {
    const spelled = spelledIn(inspected)
    if (spelled.length === 0) return undefined
    return stepOf(inspected, 'measured-spellings', [
      ...inspected.rows,
      ...spelled.map(({ verb }) => verb),
      {
        kind: 'metrics',
        by: [],
        metrics: spelled.map(({ differs }, at) => ({ as: `column ${at + 1}`, metric: countWhere(differs) })),
      },
    ])
  },
  findings: (inspected, measured) => {
    const spelled = spelledIn(inspected)
    const metric = sumOf(spelled.map(({ differs }) => countWhere(differs)))
    if (metric === undefined) return []
    const { names, rows } = inspected
    const all = stepOf(
      inspected,
      'spellings',
      [
        ...rows,
        ...spelled.map(({ verb }) => verb),
        { kind: 'metrics', by: [], metrics: [{ as: names.spellings, metric }] },
      ],
      [names.spellings],
    )
    const faulty = spelled.filter((_, at) => countAt(measured, at) > 0)
    return [
      { steps: [all] },
      ...faulty.slice(0, mostShown).map((one, at) => ({ steps: [variantsOf(inspected, one, at)] })),
      ...rowsOf(inspected, faulty),
    ]
  },
}

/** Puts one spelling in the place of the others, in the columns that have several. */
export const oneSpelling = (inspected: Inspected, measured: Observation | undefined): readonly Verb[] =>
  spelledIn(inspected)
    .filter((_, at) => countAt(measured, at) > 0)
    .map(({ verb: { as: _, ...verb } }) => verb)

interface Spelled {
  readonly column: string
  readonly verb: Extract<Verb, { kind: 'spell' }>
  /** Whether a cell is spelled otherwise. */
  readonly differs: Condition
  readonly usual: string
}

/** The columns whose texts name things; slips of letters are told only of those that have few, because people have names that differ by one. */
function spelledIn({ table, columns, names }: Inspected): readonly Spelled[] {
  const taken = table.columns.map(({ name }) => name)
  return columns
    .filter(namesThings)
    .slice(0, mostColumns)
    .map(({ name, nature }) => {
      const usual = unlike(names.usual(name), taken)
      const near = nature === 'category' || nature === 'place' ? { near: true as const } : {}
      return {
        column: name,
        verb: { kind: 'spell', column: name, ...near, as: usual },
        differs: { kind: 'columns', column: name, operator: '!=', other: usual },
        usual,
      }
    })
}

const namesThings = ({ type, nature, distinct, averageLength }: Column): boolean =>
  type === 'text' &&
  nature !== 'key' &&
  nature !== 'text' &&
  distinct <= mostValues &&
  (averageLength ?? 0) <= mostLetters

const countAt = (measured: Observation | undefined, at: number): number =>
  Number(measured?.rows[0]?.[at] ?? 0)

/** Each other spelling, what it stands for, and how often. */
function variantsOf(inspected: Inspected, { column, verb, differs, usual }: Spelled, at: number): Step {
  const times = unlike(inspected.names.times, [column, usual])
  return stepOf(
    inspected,
    `spellings-${at + 1}`,
    [
      ...inspected.rows,
      verb,
      { kind: 'filter', where: differs },
      {
        kind: 'group',
        by: [column, usual].map((name) => ({ column: name, as: name })),
        measures: [{ function: 'count', as: times }],
      },
      { kind: 'order', by: [{ column: times, direction: 'descending' }] },
    ],
    [column, usual, times],
  )
}

function rowsOf(inspected: Inspected, faulty: readonly Spelled[]): readonly Finding[] {
  const where = anyOf(faulty.map(({ differs }) => differs))
  if (where === undefined) return []
  const verbs: readonly Verb[] = [
    ...inspected.rows,
    ...faulty.map(({ verb }) => verb),
    { kind: 'filter', where },
  ]
  return [{ steps: [stepOf(inspected, 'spelled-rows', verbs)] }]
}
