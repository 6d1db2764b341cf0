import type { FillVerb, OutliersVerb, Verb } from '@auger/contract/plan'
import { option, type Option } from '../draft.ts'
import { senseOf, type Reading } from '../reading.ts'
import { hasOneRule, outlierRule } from './outliers.ts'
import { saysWithin, type Said } from './said.ts'
import type { NamedColumn, StatisticQuestion } from './statistic-question.ts'

/** What is done to the rows before: gaps filled, outliers left out. Undefined where it is not clear of what, or how. */
export function preparationIn(
  question: StatisticQuestion,
  columns: readonly NamedColumn[],
): Option<readonly Verb[]> | undefined {
  const filled = fillIn(question, columns)
  const cleaned = outliersIn(question, columns)
  if (filled === undefined || cleaned === undefined) return undefined
  return option(
    [...filled.part, ...cleaned.part],
    [...filled.used, ...cleaned.used],
    [...filled.notes, ...cleaned.notes],
    0,
  )
}

const nothing = option([], [], [], 0)

function outliersIn(
  question: StatisticQuestion,
  columns: readonly NamedColumn[],
): Option<readonly OutliersVerb[]> | undefined {
  const { reading, said } = question
  const after = said.items('after').filter((item) => saysWithin(reading, item, 'outlier'))
  const removed = said.says('remove', 'after') ? said.items('outlier') : []
  if (after.length + removed.length === 0) return said.says('outlier') ? undefined : nothing
  const [column, ...more] = columns
  if (column === undefined || more.length > 0 || !hasOneRule(said)) return undefined
  const rule = outlierRule(question, column)
  return option(
    [{ ...rule.part, keep: 'inside' }],
    [...rule.used, ...said.items('outlier', 'remove', 'after')],
    ['statistic:without-outliers'],
    0,
  )
}

/** What is missing of the only column, by the figure that is named behind: filled with the median. */
function fillIn(
  { reading, said }: StatisticQuestion,
  columns: readonly NamedColumn[],
): Option<readonly FillVerb[]> | undefined {
  const [first, ...others] = fillItems(reading, said)
  if (first === undefined) return nothing
  const [column, ...more] = columns
  const how = said.aggregates.find(({ item }) => item > first)
  const missing = reading.items.flatMap((item, index) =>
    senseOf(item, 'missing') === undefined ? [] : [index],
  )
  if (column === undefined || how === undefined || missing.length === 0) return undefined
  if (more.length + others.length > 0) return undefined
  const { function: figure } = how
  if (figure !== 'mean' && figure !== 'median' && figure !== 'mode') return undefined
  return option(
    [{ kind: 'fill', column: column.ref, with: { kind: 'figure', function: figure } }],
    [first, how.item, ...missing],
    ['statistic:filled'],
    0,
  )
}

/** The items that say that gaps are filled. */
export const fillItems = (reading: Reading, said: Said): readonly number[] => [
  ...said.items('fill'),
  ...said.items('after').filter((item) => saysWithin(reading, item, 'fill')),
]
