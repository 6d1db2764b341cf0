// Runs one statement on an engine without any bound and reads its whole result. An error of the statement is an end too.
import { DuckDBInstance } from '@duckdb/node-api'

const [sales] = process.argv.slice(2)
const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
const connection = await instance.connect()
await connection.run(`CREATE VIEW sales AS SELECT * FROM read_parquet('${sales}')`)

process.once('message', async (statement) => {
  try {
    const result = await connection.stream(statement)
    for (;;) {
      const chunk = await result.fetchChunk()
      if (chunk === null || chunk.rowCount === 0) break
    }
  } catch (error) {
    // The engine's own limit is that of the machine, and it was passed.
    if (String(error).includes('Out of Memory')) process.exit(1)
  }
  process.exit(0)
})
process.send('ready')
