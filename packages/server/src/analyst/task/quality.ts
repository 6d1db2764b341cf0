import { figureColumn, valueColumn, type Metric, type Step, type Verb } from '@auger/contract/plan'
import type { Column, Table } from '../../domain/table.ts'
import { localeFor, qualityNames } from '../../locales/index.ts'
import { isMeasure, type Scene } from '../candidate/scene.ts'
import type { Finding } from './finding.ts'

const mostColumns = 12
const mostOutliers = 2

/** What of a question about quality is asked for: all of it, or one kind of fault. */
export type Fault = 'missing' | 'duplicates' | 'outliers'

/**
 * What is wrong with a table, each as an answer of its own: values that are missing, in all and by column; rows that are there more than
 * once; values far from the others.
 */
export function qualityFindings(scene: Scene, table: Table, faults: readonly Fault[]): readonly Finding[] {
  const found: { readonly [Of in Fault]: () => readonly Finding[] } = {
    missing: () => missingIn(scene, table),
    duplicates: () => duplicatesIn(scene, table),
    outliers: () => outliersIn(scene, table),
  }
  return faults.flatMap((fault) => found[fault]())
}

const stepOf = (table: Table, id: string, verbs: readonly Verb[], answer: readonly string[]): Step => ({
  id,
  input: { kind: 'table', tableId: table.id },
  verbs,
  chart: 'none',
  answer,
})

function missingIn(scene: Scene, table: Table): readonly Finding[] {
  const { missing } = namesFor(scene)
  const lacking = table.columns
    .filter((column) => column.missing > 0)
    .toSorted((one, other) => other.missing - one.missing)
  const [first, ...others] = lacking.length > 0 ? lacking : table.columns.slice(0, 1)
  if (first === undefined) return []
  const metric = others.reduce<Metric>(
    (left, column) => ({ kind: 'binary', operator: '+', left, right: lackOf(column) }),
    lackOf(first),
  )
  const all = stepOf(
    table,
    'missing',
    [{ kind: 'metrics', by: [], metrics: [{ as: missing, metric }] }],
    [missing],
  )
  if (lacking.length === 0) return [{ steps: [all] }]
  const findings = [{ steps: [all] }, { steps: [missingByColumn(scene, table, lacking)] }]
  const asksEach = scene.links.some(
    ({ to }) => to.kind === 'sense' && (to.sense.kind === 'within' || to.sense.kind === 'group'),
  )
  return asksEach ? findings.toReversed() : findings
}

const lackOf = ({ name }: Column): Metric => ({
  kind: 'aggregate',
  function: 'count',
  where: { kind: 'missing', column: name },
})

function missingByColumn(scene: Scene, table: Table, lacking: readonly Column[]): Step {
  const { missing } = namesFor(scene)
  const figures = lacking.slice(0, mostColumns).map(({ name }) => ({
    figure: 'missing' as const,
    column: name,
    as: `${missing} (${name})`,
  }))
  return {
    ...stepOf(table, 'missing-by-column', [], [figureColumn, valueColumn]),
    analysis: { kind: 'describe', figures },
  }
}

function duplicatesIn(scene: Scene, table: Table): readonly Finding[] {
  const { repeated, times } = namesFor(scene)
  const columns = table.columns.map(({ name }) => name)
  const [each, again] = [unlike(times, columns), unlike('again', columns)]
  const grouped: Verb = {
    kind: 'group',
    by: columns.map((name) => ({ column: name, as: name })),
    measures: [{ function: 'count', as: each }],
  }
  const more: Verb = { kind: 'filter', where: { kind: 'compare', column: each, operator: '>', value: 1 } }
  const number = stepOf(
    table,
    'duplicates',
    [
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
      { kind: 'group', by: [], measures: [{ function: 'sum', column: again, as: repeated }] },
    ],
    [repeated],
  )
  const rows = stepOf(table, 'repeated', [grouped, more], [])
  const order: Verb = { kind: 'order', by: [{ column: each, direction: 'descending' }] }
  const shown: Step = {
    ...stepOf(table, 'duplicate-rows', [order], []),
    input: { kind: 'step', stepId: rows.id },
  }
  return [{ steps: [number] }, { steps: [rows, shown], unlessEmpty: true }]
}

function outliersIn(scene: Scene, table: Table): readonly Finding[] {
  const { outliers } = namesFor(scene)
  return table.columns
    .filter((column) => isMeasure(column) && column.distinct > 4)
    .toSorted((one, other) => reachOf(other) - reachOf(one))
    .slice(0, mostOutliers)
    .map(({ name }, at) => {
      const as = outliers(name)
      const far: Verb = { kind: 'outliers', column: name, rule: 'quartiles', threshold: 1.5, keep: 'outside' }
      const count: Verb = { kind: 'group', by: [], measures: [{ function: 'count', column: name, as }] }
      return { steps: [stepOf(table, `outliers-${at + 1}`, [far, count], [as])] }
    })
}

/** How far the furthest value lies beyond the quartiles, in ranges between them. */
function reachOf({ distribution, minimum, maximum }: Column): number {
  if (distribution === null || typeof minimum !== 'number' || typeof maximum !== 'number') return 0
  const [low, , high] = distribution.quartiles
  const range = high - low
  return range === 0 ? 0 : Math.max(low - minimum, maximum - high) / range
}

const namesFor = ({ asked: { language } }: Scene) => qualityNames(localeFor(language).locale.language)

const unlike = (name: string, others: readonly string[]): string =>
  others.includes(name) ? unlike(`${name} *`, others) : name
