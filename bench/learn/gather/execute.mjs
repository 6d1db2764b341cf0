// Runs statements over the tables of one dataset at a time, as the engine would, and remembers on disk what they came to.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { cellOf } from '@auger/server/operations/example-tables.contract'
import { DuckDBInstance } from '@duckdb/node-api'

const longestMilliseconds = 10_000

/** folder: where results are kept, a file a dataset. */
export async function openExecutor(folder) {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1', preserve_insertion_order: 'true' })
  mkdirSync(folder, { recursive: true })
  return {
    /** { run(sql, most) → { columns, rows, rowCount } or { error }, close() }. */
    async open(dataset) {
      const connection = await instance.connect()
      const file = path.join(folder, `${hash([dataset.key, ...dataset.files].join('\n'), 'hex')}.json.gz`)
      const cache = new Map(existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : [])
      const known = cache.size
      let loading
      return {
        async run(sql, most) {
          const key = hash(`${most} ${sql}`, 'base64')
          if (!cache.has(key)) {
            loading ??= load(connection, dataset)
            await loading
            cache.set(key, await query(connection, sql, most))
          }
          return cache.get(key)
        },
        async close() {
          if (cache.size > known) writeFileSync(file, gzipSync(JSON.stringify([...cache]), { level: 1 }))
          if (loading !== undefined)
            for (const { name } of dataset.tables) await connection.run(`DROP TABLE ${quote(name)}`)
          connection.closeSync()
        },
      }
    },
    close: () => instance.closeSync(),
  }
}

const hash = (text, encoding) => createHash('sha1').update(text).digest(encoding)
const quote = (name) => `"${name.replaceAll('"', '""')}"`

async function load(connection, { tables, files }) {
  for (const [at, { name }] of tables.entries()) {
    const file = `'${files[at].replaceAll("'", "''")}'`
    await connection.run(`CREATE TABLE ${quote(name)} AS SELECT * FROM read_parquet(${file})`)
  }
}

async function query(connection, sql, most) {
  const timer = setTimeout(() => connection.interrupt(), longestMilliseconds)
  try {
    const answer = await connection.runAndReadUntil(sql, most)
    const types = answer.columnTypes().map((type) => typeOf(String(type)))
    const rows = answer
      .getRows()
      .slice(0, most)
      .map((row) => row.map(cellOf))
    const columns = answer.columnNames().map((name, at) => ({ name, type: types[at] }))
    return { columns, rows, rowCount: rows.length }
  } catch (error) {
    return { error: String(error.message).slice(0, 200) }
  } finally {
    clearTimeout(timer)
  }
}

function typeOf(type) {
  if (/INT/.test(type)) return 'integer'
  if (/DOUBLE|FLOAT|DECIMAL/.test(type)) return 'number'
  if (/TIMESTAMP/.test(type)) return 'timestamp'
  if (/DATE/.test(type)) return 'date'
  return /BOOL/.test(type) ? 'boolean' : 'text'
}
