import { checkStatement } from './check-statement.ts'
import { parseStatement } from './parse-statement.ts'
import { waitingDatabase } from './waiting-database.ts'

/** Does once what every first question would wait for. */
export async function warmUp(): Promise<void> {
  const { connection } = await waitingDatabase()
  checkStatement(
    await parseStatement(connection, 'SELECT count(*) FROM range(1) GROUP BY ALL ORDER BY ALL'),
    [],
  )
}
