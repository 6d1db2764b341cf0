import { DuckDBInstance } from '@duckdb/node-api'
import { checkStatement } from './check-statement.ts'
import { parseStatement } from './parse-statement.ts'

/** Does once what every first question would wait for. */
export async function warmUp(): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  checkStatement(
    await parseStatement(connection, 'SELECT count(*) FROM range(1) GROUP BY ALL ORDER BY ALL'),
    [],
  )
  connection.closeSync()
  instance.closeSync()
}
