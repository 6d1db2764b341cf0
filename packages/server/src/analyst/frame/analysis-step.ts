import { analysedColumns, valueColumn, type Analysis, type Step, type Verb } from '@auger/contract/plan'
import { mapOver } from './rows/conditions.ts'
import type { ColumnRef } from './column-ref.ts'
import type { Frame } from './frame.ts'
import { FrameProblem } from './frame-problem.ts'
import { columnAt, type FrameQuestion } from './frame-question.ts'
import { mapAnalysis, mapVerb } from './rows/map-columns.ts'
import { readRows } from './rows/read-rows.ts'

/** A statistic over rows that were made ready for it. */
export function analysisStep(frame: Frame, question: FrameQuestion): Step {
  const { analysis, preparation = [], answer } = frame
  if (analysis === undefined) throw new FrameProblem('an analysis does not say what is computed')
  const required = columnsRead(preparation, analysis).filter((ref) => columnAt(ref, question) !== undefined)
  const { scope, verbs } = readRows(frame, { required }, question)
  const map = mapOver(scope)
  return {
    id: 'step-1',
    input: scope.input,
    verbs: [...verbs, ...preparation.map((verb) => mapVerb(verb, map))],
    analysis: mapAnalysis(analysis, map.column),
    chart: frame.chart,
    answer: answer.kind === 'all' ? [] : [valueColumn],
    // How likely chance is says how far to trust a coefficient, and does not answer.
    ...(answer.kind !== 'all' && analysis.kind === 'correlation' ? { answerRows: 'top' as const } : {}),
  }
}

/** References and names that the preparation gives; told apart by whether there is such a column. */
function columnsRead(preparation: readonly Verb[], analysis: Analysis): readonly ColumnRef[] {
  const read = new Set<ColumnRef>(analysedColumns(analysis))
  const note = (column: string): string => {
    read.add(column)
    return column
  }
  for (const verb of preparation) mapVerb(verb, { column: note, condition: (condition) => condition })
  return [...read]
}
