// Runs statements over the tables of one dataset at a time, as the engine would, and remembers what they came to.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cellOf } from '@auger/server/operations/example-tables.contract'
import { DuckDBInstance } from '@duckdb/node-api'

const keptRows = 1000

export async function openExecutor(cacheFile) {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1', preserve_insertion_order: 'true' })
  const connection = await instance.connect()
  const cache = new Map(existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, 'utf8')) : [])
  let loaded
  let fresh = 0
  async function load(dataset) {
    if (loaded === dataset) return
    if (loaded !== undefined)
      for (const { name } of loaded.tables) await connection.run(`DROP TABLE ${quote(name)}`)
    for (const [at, { name }] of dataset.tables.entries())
      await connection.run(
        `CREATE TABLE ${quote(name)} AS SELECT * FROM read_parquet('${dataset.files[at].replaceAll("'", "''")}')`,
      )
    loaded = dataset
  }
  return {
    /** { columns, rows } or { error }. */
    async run(dataset, sql) {
      const key = createHash('sha1').update(`${dataset.key}\n${sql}`).digest('base64')
      if (cache.has(key)) return cache.get(key)
      await load(dataset)
      const found = await query(connection, sql)
      cache.set(key, found)
      fresh++
      return found
    },
    save() {
      if (fresh > 0) writeFileSync(cacheFile, JSON.stringify([...cache]))
    },
    close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

const quote = (name) => `"${name.replaceAll('"', '""')}"`

async function query(connection, sql) {
  try {
    const answer = await connection.runAndReadUntil(sql, keptRows)
    return {
      columns: answer.columnNames().map((name) => ({ name, type: 'text' })),
      rows: answer
        .getRows()
        .slice(0, keptRows)
        .map((row) => row.map(cellOf)),
    }
  } catch (error) {
    return { error: String(error.message).slice(0, 200) }
  }
}
