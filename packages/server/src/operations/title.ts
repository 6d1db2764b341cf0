import type { Language } from '@auger/contract'
import { inputTable } from '../domain/input-table.ts'
import type { Analysis, GroupKey, Metric, Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { localeFor, type Says } from '../locales/index.ts'
import { answeringOnly } from './answering-first.ts'
import type { GroupingMeasure } from './grouping.ts'
import { shapeOf } from './shape.ts'
import { spokenName } from './spoken-name.ts'

const mostNamed = 3

/** A short name for what the step does, in the language; its group of blocks and its chart are called so. */
export function stepTitle(
  step: Step,
  tables: readonly Table[],
  language: Language,
  earlier: readonly Step[] = [],
): string {
  const { names } = localeFor(language).locale.says
  const { where, group, order, limit, select } = shapeOf(step)
  const table = titleOf(step.input, tables, earlier)
  const plain =
    step.analysis !== undefined
      ? analysisTitle(step.analysis, names)
      : group === undefined
        ? select === undefined || select.columns.length > 4
          ? names.rowsOf(table)
          : names.listed(spoken(select.columns), table)
        : names.grouped(
            spoken(
              group.measures.length === 0
                ? group.by.map(({ as }) => as)
                : toldMeasures(answeringOnly(group.measures, ({ as }) => as, step)),
            ),
            spoken(group.measures.length === 0 ? [] : spokenKeys(group.by).map(({ as }) => as)),
          )
  const ranked =
    limit !== undefined && (limit.offset ?? 0) === 0 && order?.by[0] !== undefined
      ? names.ranked(plain, order.by[0].direction)
      : plain
  const presence = where.every(
    (condition) => condition.kind === 'not' && condition.condition.kind === 'missing',
  )
  return presence ? ranked : names.filtered(ranked)
}

/** What the rows are of, whatever was done with them before. */
function titleOf(input: Step['input'], tables: readonly Table[], earlier: readonly Step[]): string {
  if (input.kind === 'statement') return titlesOf(input.tableIds, tables)
  if (input.kind !== 'step') return inputTable(input, tables)?.title ?? ''
  const before = earlier.find(({ id }) => id === input.stepId)
  return before === undefined ? input.stepId : titleOf(before.input, tables, earlier)
}

const titlesOf = (ids: readonly string[], tables: readonly Table[]): string =>
  ids
    .slice(0, mostNamed)
    .flatMap((id) => tables.filter((table) => table.id === id).map(({ title }) => title))
    .join(', ')

function analysisTitle(analysis: Analysis, names: Says['names']): string {
  if (analysis.kind === 'forecast')
    return names.grouped(spoken([analysis.of, analysis.as.forecast]), spoken([analysis.when]))
  const figures = analysis.figures.map(({ as }) => as)
  const [column, ...others] =
    analysis.kind === 'describe' ? [...new Set(analysis.figures.map((figure) => figure.column))] : []
  // Many figures of one column are about the column.
  if (figures.length > mostNamed && column !== undefined && others.length === 0)
    return names.grouped(spoken([column]), [])
  return names.grouped(spoken(figures.slice(0, mostNamed)), [])
}

const spoken = (names: readonly string[]): readonly string[] => names.map(spokenName)

/** What a result is about: where two of its figures lead to a third, that one; where many are of one column, the column. */
function toldMeasures(measures: readonly GroupingMeasure[]): readonly string[] {
  const named = measures.map(({ as }) => as)
  const isPart = ({ metric }: GroupingMeasure, part: Metric): boolean =>
    JSON.stringify(metric) === JSON.stringify(part)
  const difference = measures.find(
    ({ metric }) =>
      metric?.kind === 'binary' &&
      [metric.left, metric.right].every((part) => measures.some((other) => isPart(other, part))),
  )
  if (difference !== undefined) return [difference.as]
  const columns = new Set(measures.map(({ column }) => column))
  const [column] = columns
  return measures.length > mostNamed && columns.size === 1 && column !== undefined ? [column] : named
}

/** A month is said without the year that goes with it. */
const spokenKeys = (keys: readonly GroupKey[]): readonly GroupKey[] =>
  keys.filter(
    (key) =>
      key.grain !== 'year' || !keys.some((other) => other.grain === 'month' || other.grain === 'quarter'),
  )
