import type { Cell } from '@auger/contract'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { ChildLimits, TransformFinding, TransformWork } from '../messages.ts'
import type { Desk } from './answer.ts'
import { answerBudget } from './answer-budget.ts'
import { columnReader } from './cells.ts'
import { openFiles } from './open-database.ts'

const mostRows = 10_000

export async function runTransform(
  work: TransformWork,
  limits: ChildLimits,
  desk: Desk,
): Promise<TransformFinding> {
  const database = await openFiles(work.reads, work.writesTo, limits)
  let interrupted = false
  desk.interrupt = () => {
    interrupted = true
    database.connection.interrupt()
  }
  try {
    const spend = answerBudget()
    const answers = []
    for (const statement of work.statements) {
      if (interrupted) throw new Error('It was stopped.')
      answers.push(await runStatement(database.connection, statement, spend))
    }
    return { kind: 'transform', answers }
  } finally {
    database.close()
  }
}

async function runStatement(connection: DuckDBConnection, sql: string, spend: (row: Cell[]) => Cell[]) {
  const result = await connection.stream(sql)
  const readers = result.columnTypes().map(columnReader)
  const rows: Cell[][] = []
  for (
    let chunk = await result.fetchChunk();
    chunk !== null && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    const columns = chunk.getColumns()
    for (let row = 0; row < chunk.rowCount && rows.length < mostRows; row++) {
      rows.push(spend(readers.map((reader, column) => reader.cell(columns[column]?.[row] ?? null))))
    }
    if (rows.length >= mostRows) break
  }
  return { columns: result.deduplicatedColumnNames(), rows }
}
