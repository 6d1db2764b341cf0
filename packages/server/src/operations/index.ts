export { answerOf } from '../domain/answer-of.ts'
export { analyse, analysisChart, withLine } from './analyses/index.ts'
export { pictureFor } from './chart.ts'
export { binsStep, foremostStep, spreadStep, totalStep, trendStep } from './chart-steps.ts'
export {
  binsBetween,
  binsOf,
  endsOf,
  mostForemost,
  mostPoints,
  mostSampled,
  rowsNeeded,
  type ChartTable,
  type RowsNeeded,
} from './charts/index.ts'
export { asWritten } from './as-written.ts'
export { compileSample } from './compile-sample.ts'
export { compileStep, compileUnmatched, compileWritten } from './compile.ts'
export { statementText } from './inputs/statement.ts'
export type { UnmatchedStatement } from './inputs/unmatched.ts'
export { conclude, type Conclusion, type ConcludeRequest } from './conclude.ts'
export { ExpressionProblem } from './definitions/expression.ts'
export { columnsCalled, columnsIn } from './definitions/find-columns.ts'
export { readMetric } from './definitions/read-metric.ts'
export { explore } from './explore.ts'
export { filterNote } from './filter-note.ts'
export { fillTemplate, type TemplateResult } from './fill-template.ts'
export { followUps } from './follow-ups.ts'
export { mixedCurrencies, mixedProblem } from './mixed-currencies.ts'
export { apartByCurrency } from './apart-by-currency.ts'
export { binsSql, endsSql, type PlacedBins } from './previews/spread-of-columns.ts'
export { foundRowsSql, rowsSql, type WantedRows } from './previews/rows-of-table.ts'
export { repeatedFigures } from './repeated-figures.ts'
export { averagedColumns } from './averaged-columns.ts'
export { resultUnits } from './result-units.ts'
export { resultName } from './result-name.ts'
export { summarize, type Summary, type TextSource } from './summarize.ts'
export { stepTitle } from './title.ts'
export { resultColumns, validatePlan } from './validate.ts'
export type { Unmatched } from './conclusion-input.ts'
export type { Outcome, TypedColumn } from './outcome.ts'
