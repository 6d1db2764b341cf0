// What the engine is measured against: DuckDB in this process, one thread, nothing around it.
import { DuckDBInstance } from '@duckdb/node-api'

/** Over these tables; without any, something to write files with. */
export async function openBareDuckdb(tables = []) {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  for (const { name, file } of tables)
    await connection.run(`CREATE VIEW "${name}" AS SELECT * FROM read_parquet('${file}')`)
  return {
    connection,
    rows: async (sql) => (await connection.runAndReadAll(sql)).getRows(),
    close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}
