import { join } from 'node:path'
import { quoteName, quoteText } from '../../sql/quote.ts'
import { typeNames } from '../../sql/type-names.ts'
import { parquet } from '../read-types/parquet.ts'
import type { TypedColumn, TypedTable } from '../read-types/write-typed.ts'
import type { Workbench } from '../workbench.ts'
import { columnOf, type Stack } from './find-stacks.ts'

/** The rows of all parts in one file, one part after the other, each with its time before its values. */
export async function writeStack(
  { title, period, parts, columns }: Stack,
  fileTitle: string,
  number: number,
  bench: Workbench,
): Promise<TypedTable> {
  const file = join(bench.folder, `stack-${number}.parquet`)
  const rowsOf = ({ table, period: time }: Stack['parts'][number], at: (path: string) => string): string => {
    const values = columns.map((column) => `${valueIn(table, column)} AS ${quoteName(column.name)}`)
    const list = [`${period.sql.get(time) ?? 'NULL'} AS ${quoteName(period.name)}`, ...values].join(', ')
    return `SELECT ${list} FROM ${parquet(at(table.file))}`
  }
  const [copied] = await bench.run(
    (at) => [
      `COPY (${parts.map((part) => rowsOf(part, at)).join(' UNION ALL ')}) TO ${quoteText(at(file))} (FORMAT parquet, COMPRESSION zstd)`,
    ],
    parts.map(({ table }) => table.file),
  )
  const { name, type, parser } = period
  return {
    title: title === '' ? fileTitle : title,
    file,
    rowCount: Number(copied?.rows[0]?.[0]),
    columns: [{ name, type, ...(parser === undefined ? {} : { parser }) }, ...columns],
    notes: [],
  }
}

/** A value of a part; where that part has texts and the others do not, each text that can be read as theirs is. */
function valueIn(table: TypedTable, { name, type, parser }: TypedColumn): string {
  const own = columnOf(table, name)
  if (own === undefined) return `CAST(NULL AS ${typeNames[type]})`
  const cell = quoteName(own.name)
  if (own.type !== 'text' || type === 'text') return `CAST(${cell} AS ${typeNames[type]})`
  if (parser === undefined) return `TRY_CAST(${cell} AS ${typeNames[type]})`
  const text = `trim(${cell})`
  return `CASE WHEN regexp_full_match(${text}, ${quoteText(parser.pattern)}) THEN CAST(${parser.value(text)} AS ${typeNames[type]}) END`
}
