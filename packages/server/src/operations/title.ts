import type { Language } from '@auger/contract'
import { inputTable } from '../domain/input-table.ts'
import type { Analysis, GroupKey, Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { localeFor, type Says } from '../locales/index.ts'
import { shapeOf } from './shape.ts'

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
          : names.listed(select.columns, table)
        : names.grouped(
            (group.measures.length === 0 ? group.by : group.measures).map(({ as }) => as),
            group.measures.length === 0 ? [] : spokenKeys(group.by).map(({ as }) => as),
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
  if (input.kind !== 'step') return inputTable(input, tables)?.title ?? ''
  const before = earlier.find(({ id }) => id === input.stepId)
  return before === undefined ? input.stepId : titleOf(before.input, tables, earlier)
}

const analysisTitle = (analysis: Analysis, names: Says['names']): string =>
  analysis.kind === 'forecast'
    ? names.grouped([analysis.of, analysis.as.forecast], [analysis.when])
    : names.grouped(
        analysis.figures.slice(0, mostNamed).map(({ as }) => as),
        [],
      )

/** A month is said without the year that goes with it. */
const spokenKeys = (keys: readonly GroupKey[]): readonly GroupKey[] =>
  keys.filter(
    (key) =>
      key.grain !== 'year' || !keys.some((other) => other.grain === 'month' || other.grain === 'quarter'),
  )
