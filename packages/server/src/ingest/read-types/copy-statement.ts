import { quoteName, quoteText } from '../../sql/quote.ts'
import { nativeType } from './native-type.ts'
import type { ColumnPlan } from './plan-columns.ts'
import type { TextFile } from './text-file.ts'
import { textValue } from './value-sql.ts'
import { writtenNames } from './written-names.ts'

/** The name under which the engine reads a column of the file. */
export const sourceName = (index: number) => `c${index}`

/** Has the engine read a file of texts and write it as Parquet, each column as it is planned. */
export function copyStatement(
  source: TextFile,
  plans: readonly ColumnPlan[],
  from: string,
  to: string,
): string {
  const types = plans.map((plan, index) => `${sourceName(index)}: '${typeOf(plan)}'`)
  const beside = writtenNames(source.columns)
  const values = plans.flatMap((plan, index) => {
    const value = valueOf(plan, sourceName(index))
    const name = quoteName(source.columns[index]?.name ?? sourceName(index))
    if (value === undefined) return []
    const written = isWritten(plan) ? [`${sourceName(index)} AS ${quoteName(beside[index] ?? '')}`] : []
    return [`${value} AS ${name}`, ...written]
  })
  const options = [
    'auto_detect = false',
    `header = ${source.header !== undefined}`,
    `columns = {${types.join(', ')}}`,
    `delim = ${quoteText(source.delimiter)}`,
    `quote = '"', escape = '"', nullstr = '', strict_mode = true, parallel = false`,
    'max_line_size = 4500000',
    // Told that lines end in CRLF, the engine reads none; it finds out by itself.
    ...(source.lineBreak === '\n' ? [`new_line = '\\n'`] : []),
  ]
  return `COPY (SELECT ${values.join(', ')} FROM read_csv(${quoteText(from)}, ${options.join(', ')}))
    TO ${quoteText(to)} (FORMAT parquet, COMPRESSION zstd)`
}

/** Whether the texts are kept beside the values, because these are not written as we would write them. */
export const isWritten = (plan: ColumnPlan): boolean =>
  plan.kind === 'value' && nativeType(plan.parser) === undefined

function typeOf(plan: ColumnPlan): string {
  return (plan.kind === 'value' ? nativeType(plan.parser) : undefined) ?? 'VARCHAR'
}

/** All texts are known to match the parser, or will be; so the value needs no look at the pattern. */
function valueOf(plan: ColumnPlan, column: string): string | undefined {
  switch (plan.kind) {
    case 'value':
      return nativeType(plan.parser) === undefined ? plan.parser.value(column) : column
    case 'text':
      return plan.clean ? column : textValue(column)
    case 'open':
      return column
    case 'absent':
      return undefined
  }
}
