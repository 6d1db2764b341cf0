import type { Cell } from '@auger/contract'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { ChildLimits, TransformFinding, TransformWork } from '../messages.ts'
import { answerBudget, type Spend } from './answer-budget.ts'
import { columnReader } from './cells.ts'
import { throwIfStopped, type Desk } from './desk.ts'
import { openFiles } from './open-database.ts'

const mostRows = 10_000

export async function runTransform(
  work: TransformWork,
  limits: ChildLimits,
  desk: Desk,
): Promise<TransformFinding> {
  const database = await openFiles(work.reads, work.writesTo, limits)
  desk.working = database.connection
  try {
    const spend = answerBudget()
    const answers = []
    for (const statement of work.statements) {
      throwIfStopped(desk)
      answers.push(await runStatement(database.connection, statement, spend))
    }
    return { kind: 'transform', answers }
  } finally {
    desk.working = undefined
    database.close()
  }
}

async function runStatement(connection: DuckDBConnection, sql: string, spend: Spend) {
  const result = await connection.run(sql)
  const readers = result.columnTypes().map(columnReader)
  const rows: Cell[][] = []
  while (rows.length < mostRows) {
    const chunk = await result.fetchChunk()
    if (chunk === null || chunk.rowCount === 0) break
    const columns = chunk.getColumns()
    for (let row = 0; row < chunk.rowCount && rows.length < mostRows; row++) {
      rows.push(spend(readers.map((reader, column) => reader.cell(columns[column]?.[row] ?? null))))
    }
  }
  return { columns: result.deduplicatedColumnNames(), rows }
}
