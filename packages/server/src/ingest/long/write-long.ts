import { join } from 'node:path'
import type { Column } from '../../domain/table.ts'
import { EngineFailure } from '../../ports/engine.ts'
import { quoteName, quoteText } from '../../sql/quote.ts'
import { nameColumns } from '../name-columns.ts'
import { parquet } from '../read-types/parquet.ts'
import type { TypedColumn, TypedTable } from '../read-types/write-typed.ts'
import type { Workbench } from '../workbench.ts'
import { findSpread, type Spread } from './find-spread.ts'
import { periodColumn, type PeriodColumn } from './period-column.ts'

/** More would be a file many times as large as the one that was uploaded. */
const mostRows = 5_000_000

/** A table that has its times as columns once more, with a row for each of them; undefined where there is nothing of the kind. */
export async function writeLong(
  table: TypedTable,
  columns: readonly Column[],
  number: number,
  bench: Workbench,
): Promise<TypedTable | undefined> {
  const spread = await findSpread(columns, table.rowCount)
  if (spread === undefined || table.rowCount * spread.periods.length > mostRows) return undefined
  const period = periodColumn(spread.kind, spread.periods)
  const long = longColumns(table, spread, period)
  const file = join(bench.folder, `long-${number}.parquet`)
  const names = long.map(({ name }) => name)
  const rowCount = await bench
    .run(
      (at) => [
        `COPY (${longRows(spread, period, names, at(table.file))}) TO ${quoteText(at(file))} (FORMAT parquet, COMPRESSION zstd)`,
      ],
      [table.file],
    )
    .then(([copied]) => Number(copied?.rows[0]?.[0]), unlessTooMuch)
  if (rowCount === undefined) return undefined
  return {
    title: `${table.title} (long)`,
    file,
    rowCount,
    columns: long,
    notes: [],
    ...(table.place === undefined ? {} : { place: table.place }),
  }
}

/** The table is there without it, too. */
function unlessTooMuch(error: unknown): undefined {
  const tooMuch = error instanceof EngineFailure && ['timeout', 'memory', 'too-large'].includes(error.reason)
  if (!tooMuch) throw error
}

/** What the rows are about, then the time, then a value of each measure. */
function longColumns(table: TypedTable, spread: Spread, period: PeriodColumn): readonly TypedColumn[] {
  const parsers = new Map(table.columns.map(({ name, parser }) => [name, parser]))
  const columns = [
    ...spread.identifying.map(({ name, type }) => ({ name, type, parser: parsers.get(name) })),
    { name: period.name, type: period.type, parser: period.parser },
    ...spread.measures.map(({ name, type, example }) => ({
      name: name === '' ? 'value' : name,
      type,
      parser: parsers.get(example.name),
    })),
  ]
  const names = nameColumns(columns.map(({ name }) => name))
  return columns.map(({ name, type, parser }, index) => ({
    name: names[index] ?? name,
    type,
    ...(parser === undefined ? {} : { parser }),
  }))
}

const sqlTypes = { integer: 'BIGINT', number: 'DOUBLE' } as const

/** A row for each time, in the order of the table and of its columns; where nothing is told of a time there is none. */
function longRows(
  { identifying, measures, periods }: Spread,
  { sql }: PeriodColumn,
  names: readonly string[],
  file: string,
): string {
  const times = periods.map((period) => {
    const values = measures.map(({ columns, type }, index) => {
      const column = columns.get(period)
      return `v${index} := TRY_CAST(${column === undefined ? 'NULL' : quoteName(column.name)} AS ${sqlTypes[type]})`
    })
    return `struct_pack(p := ${sql.get(period) ?? 'NULL'}, ${values.join(', ')})`
  })
  const ids = identifying.map(({ name }, index) => `${quoteName(name)} AS i${index}`)
  const parts = [
    ...identifying.map((_, index) => `i${index}`),
    't.p',
    ...measures.map((_, index) => `t.v${index}`),
  ]
  const told = measures.map((_, index) => `t.v${index} IS NOT NULL`).join(' OR ')
  const list = parts.map((part, index) => `${part} AS ${quoteName(names[index] ?? '')}`).join(', ')
  const inner = [...ids, `unnest([${times.join(', ')}]) AS t`].join(', ')
  return `SELECT ${list} FROM (SELECT ${inner} FROM ${parquet(file)}) WHERE ${told}`
}
