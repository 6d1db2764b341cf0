import { goldenRound, goldenStep, sampleBound, type SampleSize } from '../domain/even-sample.ts'
import { numberedRows } from './number-rows.ts'
import { quoteName } from './quote.ts'
import { statement } from './select.ts'

const [result, numbered, place] = ['whole_result', 'numbered_result', 'place_in_result'] as const

/** About so many of the rows of a statement, spread evenly over its order, and always the same. */
export const sampleSql = (sql: string, columns: readonly string[], size: SampleSize): string =>
  statement(
    [
      { name: result, select: [sql] },
      { name: numbered, select: numberedRows(result, place) },
    ],
    {
      distinct: false,
      columns: columns.map((name) => ({ expression: quoteName(name), as: name })),
      from: numbered,
      where: [`(${quoteName(place)} * ${goldenStep}) % ${goldenRound} < ${sampleBound(size)}`],
      groupBy: [],
      orderBy: [quoteName(place)],
      limit: undefined,
    },
  )
