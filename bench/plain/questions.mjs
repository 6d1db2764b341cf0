// Plain questions over the tables of bench/asked, each with what DuckDB answers to its SQL; always the same ones.
import path from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { cellOf } from '@auger/server/operations/example-tables.contract'
import { randomFrom, shuffled } from '../learn/model/random.mjs'
import { forms } from './forms.mjs'
import { tables } from './tables.mjs'

const folder = path.join(import.meta.dirname, '../asked')
const seed = 20_261_118
/** How often each form is asked of each table, in other words and of other columns. */
const times = 2
const mostRows = 300

const quote = (name) => `"${name.replaceAll('"', '""')}"`
const text = (value) => `'${value.replaceAll("'", "''")}'`

/** [{ id, file, question, gold: { answer, ordered, percent, first? } }] */
export async function plainQuestions() {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  const rowsOf = async (sql) => (await connection.runAndReadAll(sql)).getRows().map((row) => row.map(cellOf))
  const random = randomFrom(seed)
  const asked = []
  for (const [file, table] of Object.entries(tables)) {
    await connection.run(
      `CREATE OR REPLACE TABLE rows AS SELECT * FROM read_csv(${text(path.join(folder, file))}, sample_size = -1)`,
    )
    const known = await knownOf(table, rowsOf)
    for (const [at, form] of forms.entries())
      for (let time = 0; time < times; time++) {
        const one = await questionOf(form, table, known, random, rowsOf)
        if (one !== undefined) asked.push({ id: `${file} ${at}.${time}`, file, ...one })
      }
  }
  connection.closeSync()
  instance.closeSync()
  return differing(asked)
}

const differing = (asked) =>
  asked.filter(
    ({ file, question }, at) =>
      asked.findIndex((other) => other.file === file && other.question === question) === at,
  )

/** Values that people would name, the years and whether every month between the first and the last has rows. */
async function knownOf({ dims, date }, rowsOf) {
  const values = {}
  for (const [said, [, column]] of Object.entries(dims))
    values[said] = (
      await rowsOf(
        `SELECT ${quote(column)} FROM rows WHERE length(CAST(${quote(column)} AS VARCHAR)) > 2 GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 4`,
      )
    )
      .map(([value]) => String(value))
      .filter((value) => /^\p{L}[\p{L} '-]+$/u.test(value))
  if (date === undefined) return { values, years: [] }
  const when = quote(date)
  const years = await rowsOf(
    `SELECT year(${when}) FROM rows WHERE ${when} IS NOT NULL GROUP BY 1 HAVING count(*) > 20 ORDER BY 1`,
  )
  const [[months, span]] = await rowsOf(
    `SELECT count(DISTINCT date_trunc('month', ${when})), date_diff('month', min(${when}), max(${when})) + 1 FROM rows`,
  )
  return { values, years: years.map(([year]) => Number(year)), isWhole: Number(months) === Number(span) }
}

async function questionOf(form, table, { values, years, isWhole }, random, rowsOf) {
  const pick = (list) => list[Math.floor(random() * list.length)]
  const [a, a2] = shuffled(Object.keys(table.amounts), random)
  const [l] = shuffled(Object.keys(table.levels), random)
  const [d, d2] = shuffled(Object.keys(table.dims), random)
  const [v, v2] = shuffled(values[d] ?? [], random)
  const said = {
    ...{ a, a2, l, d, d2, v, v2, row: table.row[0], rows: table.row[1], ds: table.dims[d]?.[0] },
    ...{
      y: years.at(-1),
      y1: years.at(-2),
      n: 2 + Math.floor(random() * 40),
      q: 5 * (1 + Math.floor(random() * 20)),
    },
  }
  const columns = {
    rows: 'rows',
    a: column(table.amounts[a]),
    a2: column(table.amounts[a2]),
    l: column(table.levels[l]),
    d: column(table.dims[d]?.[1]),
    d2: column(table.dims[d2]?.[1]),
    v: v === undefined ? undefined : text(v),
    v2: v2 === undefined ? undefined : text(v2),
    key: column(table.key),
    ...timesOf(table.date),
  }
  const needs = new Set()
  const watched = (from) => new Proxy(from, { get: (all, name) => (needs.add(all[name]), all[name]) })
  const { ways, sql, dated, whole, apart, ...rules } = form(watched(said), watched(columns))
  if (needs.has(undefined) || (dated && table.date === undefined) || (whole && !isWhole)) return undefined
  const answer = await rowsOf(sql)
  if (answer.length === 0 || answer.length > mostRows || answer.some((row) => row.includes(null)))
    return undefined
  if (apart !== undefined && (await isTied(apart, columns, rowsOf))) return undefined
  const { ordered = false, percent = false, first } = rules
  return {
    question: pick(ways),
    gold: { answer, ordered, percent, ...(first === undefined ? {} : { first }) },
  }
}

const column = (name) => (name === undefined ? undefined : quote(name))

const timesOf = (date) =>
  date === undefined
    ? {}
    : {
        year: `year(${quote(date)})`,
        month: `strftime(${quote(date)}, '%Y-%m')`,
        quarter: `(year(${quote(date)}) || '-Q' || quarter(${quote(date)}))`,
      }

/** Which comes first is no question where several do. */
async function isTied(figure, { d, rows }, rowsOf) {
  const all = await rowsOf(`SELECT ${figure} FROM ${rows} WHERE ${d} IS NOT NULL GROUP BY ${d}`)
  const found = all.map(([value]) => value)
  return new Set(found).size < found.length
}
