import type { OutliersVerb } from '@auger/contract/plan'
import { option, type Option } from '../draft.ts'
import { senseOf, type Reading } from '../reading.ts'
import { nameColumn } from '../table/name-column.ts'
import { tableOf } from '../scene.ts'
import { numbersBeside } from './numbers-beside.ts'
import type { Said } from './said.ts'
import {
  itemsOf,
  matchNotes,
  measured,
  tableIdOf,
  type NamedColumn,
  type StatisticFrame,
  type StatisticKind,
  type StatisticQuestion,
} from './statistic-question.ts'

/** The rows in which a column lies outside of the usual: how many, or which. */
export const outliers: StatisticKind = (question) => {
  const { said, columns } = question
  const [column] = measured(question)
  const named = said.items('outlier')
  if (column === undefined || columns.length > 1 || named.length === 0) return []
  if (said.says('remove', 'after', 'before') || said.aggregates.length > 0) return []
  const rule = outlierRule(question, column)
  const quantity = quantityIn(question.reading)
  const used = [...itemsOf(columns), ...named, ...rule.used]
  const notes = ['statistic:outliers', ...matchNotes(columns)]
  const verb: OutliersVerb = { ...rule.part, keep: 'outside' }
  return [
    option(
      counted(question, column, verb),
      [...used, ...quantity],
      [...notes, 'statistic:counted'],
      quantity.length > 0 ? 0 : 0.4,
    ),
    option(
      listed(question, column, verb),
      used,
      [...notes, 'statistic:listed'],
      quantity.length > 0 ? 0.6 : 0,
    ),
  ]
}

/** Beyond one and a half quartile ranges, or three deviations where those are named; the number beside the rule says otherwise. */
export function outlierRule(
  { reading, said }: StatisticQuestion,
  { ref }: NamedColumn,
): Option<Omit<OutliersVerb, 'keep'>> {
  const byDeviations = said.items('deviation-rule')
  const byQuartiles = said.items('quartile-rule', 'interquartile-range')
  const items = byDeviations.length > 0 ? byDeviations : byQuartiles
  const [number] = items.flatMap((item) => numbersBeside(reading, item))
  const rule = byDeviations.length > 0 ? 'deviations' : 'quartiles'
  const threshold = number?.to.value ?? (rule === 'deviations' ? 3 : 1.5)
  const used = number === undefined ? items : [...items, number.index]
  return option({ kind: 'outliers', column: ref, rule, threshold }, used, [], 0)
}

/** Both rules at once are more than one that tells outliers. */
export const hasOneRule = (said: Said): boolean =>
  !(said.says('deviation-rule') && said.says('quartile-rule', 'interquartile-range'))

const quantityIn = ({ items }: Reading): readonly number[] =>
  items.flatMap((item, index) => (senseOf(item, 'quantity') === undefined ? [] : [index]))

const counted = ({ words }: StatisticQuestion, column: NamedColumn, verb: OutliersVerb): StatisticFrame => ({
  task: 'analysis',
  tableId: tableIdOf(column),
  preparation: [verb],
  analysis: {
    kind: 'describe',
    figures: [
      { figure: 'count', column: column.ref, as: words.of(words.figures.count, [column.column.name]) },
    ],
  },
  answer: { kind: 'figures' },
})

/** With the name of each row, where rows have one. */
function listed(
  { reading: { scene } }: StatisticQuestion,
  column: NamedColumn,
  verb: OutliersVerb,
): StatisticFrame {
  const tableId = tableIdOf(column)
  const name = nameColumn(tableOf(scene, tableId))
  return {
    task: 'rows',
    tableId,
    preparation: [verb],
    shown: name === undefined || name === column.ref ? [column.ref] : [name, column.ref],
  }
}
