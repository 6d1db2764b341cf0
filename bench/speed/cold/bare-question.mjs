// What a cold `auger ask` is measured against: a process that reads a CSV with DuckDB and runs one query. Usage: bare-question.mjs FILE SQL
import { DuckDBInstance } from '@duckdb/node-api'

const [file = '', sql = ''] = process.argv.slice(2)
const instance = await DuckDBInstance.create(':memory:')
const connection = await instance.connect()
await connection.run(`CREATE TABLE asked AS SELECT * FROM read_csv('${file.replaceAll("'", "''")}')`)
const found = await connection.runAndReadAll(sql)
console.log(JSON.stringify(found.getRowsJson()))
