import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Cell, Language } from '@auger/contract'
import { DuckDBInstance, DuckDBDecimalValue, type DuckDBConnection } from '@duckdb/node-api'
import type { Definition } from '../domain/definition.ts'
import type { ColumnType, LexiconEntry, Relation, Table } from '../domain/table.ts'
import { consider } from '../ask/consider.ts'
import { profile } from '../ingest/profile/profile.ts'
import { totalLabels } from '../domain/total-words.ts'
import { spansOf } from '../analyst/hear/spans.ts'
import type { TransformAnswer, TransformRequest } from '../ports/engine.ts'
import type { Analyst, AnalystQuestion, EarlierJob, Observation, Proposal } from '../ports/analyst.ts'
import { quoteName, quoteText } from '../sql/quote.ts'
import { compileStep } from './compile.ts'
import type { Outcome } from './outcome.ts'

/** Small tables that suites ask and compute over, as ingest would describe them. */
export interface Examples {
  readonly tables: readonly Table[]
  table(name: string): Table
  question(text: string, language: Language, tables: readonly Table[]): Promise<AnalystQuestion>
  query(sql: string): Promise<Outcome>
  /** What an analyst decides in the end, with whatever it wants to try first. */
  propose(analyst: Analyst, question: AnalystQuestion, context?: readonly EarlierJob[]): Promise<Proposal>
  close(): void
}

const folder = path.join(import.meta.dirname, 'fixtures')

export async function openExamples(
  names: readonly string[],
  extra: readonly string[] = [],
): Promise<Examples> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  for (const name of names)
    await connection.run(
      `CREATE TABLE ${quoteName(name)} AS SELECT * FROM read_csv(${quoteText(path.join(folder, `${name}.csv`))})`,
    )
  for (const statement of extra) await connection.run(statement)
  const found = await query(connection, `SELECT table_name FROM duckdb_tables() ORDER BY table_oid`)
  const lexicon: LexiconEntry[] = []
  const tables: Table[] = []
  for (const [name] of found.rows) tables.push(await describeTable(connection, String(name), lexicon))
  return {
    tables,
    table: (name) => {
      const table = tables.find((candidate) => candidate.name === name)
      if (table === undefined) throw new Error(`no example table ${name}`)
      return table
    },
    question: async (text, language, over) => {
      const spans = new Set(await spansOf(text, language, over))
      const values = lexicon.filter(
        ({ tableId, folded }) => over.some(({ id }) => id === tableId) && spans.has(folded),
      )
      return {
        text,
        language,
        mode: 'AUTO',
        today: '2024-02-10',
        tables: over,
        relations: relationsOf(over),
        values,
        definitions: definitions.filter(({ tableId }) => over.some(({ id }) => id === tableId)),
        totals: lexicon.filter(
          ({ tableId, folded }) => over.some(({ id }) => id === tableId) && totalLabels.includes(folded),
        ),
      }
    },
    query: (sql) => query(connection, sql),
    propose: (analyst, question, context = []) => settled(analyst, question, context, connection),
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

/** A figure of the orders that has a name. */
const definitions: readonly Definition[] = [
  {
    kind: 'metric',
    id: 'order-value',
    table: 'orders',
    tableId: 'orders',
    name: 'order value',
    expression: 'amount / count(order_id)',
  },
]

const relationsOf = (tables: readonly Table[]): readonly Relation[] =>
  [ordersToProducts].filter(({ from, to }) =>
    [from, to].every(({ tableId }) => tables.some(({ id }) => id === tableId)),
  )

const never = new AbortController().signal

async function settled(
  analyst: Analyst,
  question: AnalystQuestion,
  context: readonly EarlierJob[],
  connection: DuckDBConnection,
): Promise<Proposal> {
  const considered = { question, context, observations: [], done: [] }
  const first = await consider(considered, analyst, never)
  if (first.kind !== 'try') return first
  const trials: Observation[] = []
  for (const step of first.steps) {
    const found = await query(connection, compileStep(step, [], question.tables))
    trials.push({ stepId: step.id, ...found, rows: found.rows.slice(0, 12), trial: true })
  }
  return consider({ ...considered, observations: trials }, analyst, never)
}

/** Questions that nothing in the tables answers. */
export const unanswerable = (): readonly Omit<ExpectedAnswer, 'rows'>[] =>
  JSON.parse(readFileSync(path.join(folder, 'unanswerable.json'), 'utf8')) as readonly ExpectedAnswer[]

/** Questions over orders and products together, and how their rows name each other. */
export const joinedAnswers = (): readonly JoinedAnswer[] =>
  JSON.parse(readFileSync(path.join(folder, 'answers-joined.json'), 'utf8')) as readonly JoinedAnswer[]

export interface JoinedAnswer extends Omit<ExpectedAnswer, 'table'> {
  /** Why it is not answered so yet. */
  readonly notYet?: string
}

export const ordersToProducts: Relation = {
  from: { tableId: 'orders', column: 'product' },
  to: { tableId: 'products', column: 'product' },
  contained: 1,
  confidence: 1,
  why: 'every product of an order is one of products',
}

export const expectedAnswers = (): readonly ExpectedAnswer[] =>
  JSON.parse(readFileSync(path.join(folder, 'answers.json'), 'utf8')) as readonly ExpectedAnswer[]

/** Those that were asked in other languages, each in a file by its code; null where nothing in the table answers. */
export const answersInLanguages = (): readonly AnswerInLanguage[] =>
  readdirSync(folder)
    .filter((name) => /^answers\.[a-z-]+\.json$/.test(name))
    .flatMap(
      (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as readonly AnswerInLanguage[],
    )

/** Conversations, each turn with what pandas answers. */
export const talks = (): readonly Talk[] =>
  JSON.parse(readFileSync(path.join(folder, 'talks.json'), 'utf8')) as readonly Talk[]

export interface Talk {
  readonly language: Language
  readonly table: string
  readonly turns: readonly Pick<ExpectedAnswer, 'question' | 'rows'>[]
}

export interface AnswerInLanguage extends Omit<ExpectedAnswer, 'rows'> {
  readonly rows: ExpectedAnswer['rows'] | null
  /** Why it is not answered so yet. */
  readonly notYet?: string
}

export interface ExpectedAnswer {
  readonly language: Language
  readonly table: string
  readonly question: string
  readonly rows: readonly (readonly Cell[])[]
}

/** As ingest describes a table that it has read. */
async function describeTable(
  connection: DuckDBConnection,
  name: string,
  lexicon: LexiconEntry[],
): Promise<Table> {
  const times = await query(
    connection,
    `SELECT column_name FROM duckdb_columns() WHERE table_name = ${quoteText(name)} AND data_type = 'TIME'`,
  )
  // Ingest keeps times of the day as they are written.
  for (const [column] of times.rows)
    await connection.run(`ALTER TABLE ${quoteName(name)} ALTER ${quoteName(String(column))} TYPE VARCHAR`)
  const { columns } = await query(connection, `SELECT * FROM ${quoteName(name)} LIMIT 0`)
  const { rows } = await query(connection, `SELECT count(*) FROM ${quoteName(name)}`)
  const rowCount = Number(rows[0]?.[0])
  const folder = await mkdtemp(path.join(tmpdir(), 'examples-'))
  const file = path.join(folder, 'table.parquet')
  await connection.run(`COPY ${quoteName(name)} TO ${quoteText(file)} (FORMAT parquet)`)
  const found = await profile({ file, rowCount, columns, title: name }, name, { run: runAlone })
  await rm(folder, { recursive: true })
  lexicon.push(...found.lexicon)
  return {
    id: name,
    sourceId: name,
    datasetId: 'examples',
    name,
    title: name,
    objectKey: '',
    rowCount,
    columns: found.columns,
    keys: found.keys,
    structure: found.structure,
  }
}

/** On a database of its own, as the engine does. */
async function runAlone(statements: TransformRequest['statements']): Promise<readonly TransformAnswer[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  const answers: TransformAnswer[] = []
  for (const statement of statements((file) => file)) {
    const { columns, rows } = await query(connection, statement)
    answers.push({ columns: columns.map(({ name }) => name), rows })
  }
  connection.closeSync()
  instance.closeSync()
  return answers
}

async function query(connection: DuckDBConnection, sql: string): Promise<Outcome> {
  const answer = await connection.runAndReadAll(sql)
  const types = answer.columnTypes().map((type) => typeOf(String(type)))
  const rows = answer.getRows().map((row) => row.map(cellOf))
  return {
    columns: answer.columnNames().map((name, index) => ({ name, type: types[index] ?? 'text' })),
    rows,
    rowCount: rows.length,
  }
}

function typeOf(type: string): ColumnType {
  if (/INT/.test(type)) return 'integer'
  if (/DOUBLE|FLOAT|DECIMAL/.test(type)) return 'number'
  if (/TIMESTAMP/.test(type)) return 'timestamp'
  if (/DATE/.test(type)) return 'date'
  return /BOOL/.test(type) ? 'boolean' : 'text'
}

/** A value of the engine as a result holds it. */
export function cellOf(value: unknown): Cell {
  if (value === null || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string')
    return value
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString()
  return value instanceof DuckDBDecimalValue ? Number(value.toString()) : String(value)
}

/** Numbers to twelve digits, since the last ones depend on the order of addition; rows in any order. */
export const comparable = (rows: readonly (readonly Cell[])[]): readonly string[] =>
  rows
    .map((row) =>
      row.map((cell) => (typeof cell === 'number' ? Number(cell.toPrecision(12)) : cell)).join(' | '),
    )
    .sort()
