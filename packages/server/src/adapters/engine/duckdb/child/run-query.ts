import type { Cell } from '@auger/contract'
import type { DuckDBConnection, DuckDBDataChunk, DuckDBResult } from '@duckdb/node-api'
import type { ChildLimits, QueryFinding, QueryWork } from '../messages.ts'
import { answerBudget } from './answer-budget.ts'
import { columnReader, type ColumnReader } from './cells.ts'
import { checkGiven } from './check-given.ts'
import { checkStatement } from './check-statement.ts'
import { createCsvFile, type CsvFile } from './csv-file.ts'
import { throwIfStopped, type Desk } from './desk.ts'
import { TooLarge } from './failure.ts'
import { measureCost } from './measure-cost.ts'
import { openTables, tablesKey, type OpenTables } from './open-database.ts'
import { parseStatement } from './parse-statement.ts'
import { streamResult } from './stream-result.ts'
import { rowsToRead } from './table-sizes.ts'

/** Checks the statement and runs it once: the same rows are answered, counted and written to the CSV. */
export async function runQuery(work: QueryWork, limits: ChildLimits, desk: Desk): Promise<QueryFinding> {
  const { connection, sizes } = await tablesFor(work, limits, desk)
  desk.working = connection
  const names = work.tables.map((table) => table.name)
  for (const given of work.given) await checkGiven(given, work.sql, connection)
  const mentioned = checkStatement(await parseStatement(connection, work.sql), names)
  const rowsRead = rowsToRead(mentioned, sizes, limits)
  throwIfStopped(desk)
  try {
    const measured = measureCost()
    const found = await collect(connection, work, limits, desk)
    return { kind: 'query', ...found, cost: { ...measured(), rowsRead } }
  } catch (error) {
    // What failed may have left the database in a bad state, and a new one takes no time.
    forgetTables(desk)
    throw error
  }
}

async function collect(
  connection: DuckDBConnection,
  work: QueryWork,
  limits: ChildLimits,
  desk: Desk,
): Promise<Pick<QueryFinding, 'columns' | 'rows' | 'rowCount'>> {
  const spend = answerBudget()
  const rows: Cell[][] = []
  let names: string[] = []
  let readers: ColumnReader[] = []
  let csv: CsvFile | undefined
  let rowCount = 0

  const begin = (result: DuckDBResult) => {
    names = result.deduplicatedColumnNames()
    spend(names)
    readers = result.columnTypes().map(columnReader)
    if (work.csvFile !== null) csv = createCsvFile(work.csvFile, names, limits.resultBytes)
  }
  const take = (chunk: DuckDBDataChunk) => {
    rowCount += chunk.rowCount
    if (rowCount > limits.resultRows)
      throw new TooLarge(`The result has more than ${limits.resultRows} rows.`)
    if (csv === undefined && rows.length >= work.rows) return
    const columns = chunk.getColumns()
    csv?.write(columns, readers, chunk.rowCount)
    for (let row = 0; row < chunk.rowCount && rows.length < work.rows; row++) {
      rows.push(spend(readers.map((reader, column) => reader.cell(columns[column]?.[row] ?? null))))
    }
  }
  try {
    await streamResult(connection, work.sql, { begin, take }, desk)
    csv?.finish()
  } catch (error) {
    csv?.discard()
    throw error
  }
  const columns = names.map((name, column) => ({ name, type: readers[column]?.type ?? 'text' }))
  return { columns, rows, rowCount }
}

async function tablesFor(work: QueryWork, limits: ChildLimits, desk: Desk): Promise<OpenTables> {
  if (desk.open !== undefined && desk.open.key === tablesKey(work.tables)) return desk.open
  forgetTables(desk)
  desk.open = await openTables(work.tables, limits)
  return desk.open
}

function forgetTables(desk: Desk): void {
  desk.open?.close()
  desk.open = undefined
}
