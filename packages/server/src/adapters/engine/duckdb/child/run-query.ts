import type { Cell } from '@auger/contract'
import type { ChildLimits, QueryFinding, QueryWork } from '../messages.ts'
import type { Desk } from './answer.ts'
import { columnReader } from './cells.ts'
import { checkStatement } from './check-statement.ts'
import { createCsvFile } from './csv-file.ts'
import { openTables, tablesKey, type OpenTables } from './open-database.ts'
import { parseStatement } from './parse-statement.ts'
import { answerBudget } from './answer-budget.ts'

export async function runQuery(work: QueryWork, limits: ChildLimits, desk: Desk): Promise<QueryFinding> {
  const { connection } = await tablesFor(work, limits, desk)
  desk.interrupt = () => connection.interrupt()
  checkStatement(
    await parseStatement(connection, work.sql),
    work.tables.map((table) => table.name),
  )

  const startedAt = performance.now()
  const result = await connection.stream(work.sql)
  const names = result.deduplicatedColumnNames()
  const readers = result.columnTypes().map(columnReader)
  const csv = work.csvFile === null ? undefined : createCsvFile(work.csvFile, names)
  const spend = answerBudget()
  const rows: Cell[][] = []
  let rowCount = 0
  try {
    for (
      let chunk = await result.fetchChunk();
      chunk !== null && chunk.rowCount > 0;
      chunk = await result.fetchChunk()
    ) {
      rowCount += chunk.rowCount
      if (csv === undefined && rows.length >= work.rows) continue
      const columns = chunk.getColumns()
      csv?.write(columns, readers, chunk.rowCount)
      for (let row = 0; row < chunk.rowCount && rows.length < work.rows; row++) {
        rows.push(spend(readers.map((reader, column) => reader.cell(columns[column]?.[row] ?? null))))
      }
    }
    csv?.finish()
  } catch (error) {
    csv?.discard()
    throw error
  }
  return {
    kind: 'query',
    columns: names.map((name, column) => ({ name, type: readers[column]?.type ?? 'text' })),
    rows,
    rowCount,
    milliseconds: performance.now() - startedAt,
  }
}

async function tablesFor(work: QueryWork, limits: ChildLimits, desk: Desk): Promise<OpenTables> {
  if (desk.open !== undefined && desk.open.key === tablesKey(work.tables)) return desk.open
  desk.open?.close()
  desk.open = undefined
  desk.open = await openTables(work.tables, limits)
  return desk.open
}
