import type { Cell } from '@auger/contract'
import { fold, type Column, type LexiconEntry } from '../domain/table.ts'
import { quoteName } from '../sql/quote.ts'
import { columnRole } from './column-role.ts'
import { parquet } from './read-types/parquet.ts'
import type { TypedTable } from './read-types/write-typed.ts'
import type { Workbench } from './workbench.ts'

const exactUpTo = 1_000_000
const batchSize = 20
const frequentLength = 10
const fewDistinct = 1000
const lexiconLength = 10_000
const wholeLexiconLength = 500_000
const longestEntry = 120

export interface Profile {
  readonly columns: readonly Column[]
  readonly lexicon: readonly LexiconEntry[]
}

type Typed = TypedTable['columns'][number]

/** Looks at every column of a table once: how much is missing, how many values, from where to where, which are frequent. */
export async function profile(table: TypedTable, tableId: string, bench: Workbench): Promise<Profile> {
  const columns: Column[] = []
  const lexicon: LexiconEntry[] = []
  const texts = table.columns.filter((column) => column.type === 'text').length
  const wordsEach = Math.min(lexiconLength, Math.ceil(wholeLexiconLength / Math.max(texts, 1)))
  for (let start = 0; start < table.columns.length; start += batchSize) {
    const batch = table.columns.slice(start, start + batchSize)
    const measured = await measure(batch, table, bench)
    const values = await frequentValues(measured, table, wordsEach, bench)
    measured.forEach((column, index) => {
      const found = values[index] ?? []
      columns.push({ ...column, frequent: found.slice(0, frequentLength) })
      if (column.type === 'text') lexicon.push(...entries(tableId, column.name, found))
    })
  }
  return { columns, lexicon }
}

type Measured = Omit<Column, 'frequent'>

async function measure(
  columns: readonly Typed[],
  table: TypedTable,
  bench: Workbench,
): Promise<readonly Measured[]> {
  const measures = columns.flatMap((column) => measuresOf(column, table.rowCount))
  const [answer] = await bench.run(
    (at) => [`SELECT ${measures.join(', ')} FROM ${parquet(at(table.file))}`],
    [table.file],
  )
  const cells = [...(answer?.rows[0] ?? [])]
  return columns.map(({ name, type }) => {
    const [present, distinct, minimum = null, maximum = null, length] = cells.splice(0, 5)
    const facts = {
      name,
      type,
      present: Number(present),
      distinct: Math.min(Number(distinct), Number(present)),
      minimum: shortened(minimum),
      maximum: shortened(maximum),
      averageLength: Number(length),
    }
    const missing = table.rowCount - facts.present
    return {
      name,
      type,
      role: columnRole(facts),
      missing,
      distinct: facts.distinct,
      minimum: facts.minimum,
      maximum: facts.maximum,
    }
  })
}

function measuresOf({ name, type }: Typed, rowCount: number): readonly string[] {
  const column = quoteName(name)
  const distinct = rowCount > exactUpTo ? `approx_count_distinct(${column})` : `count(DISTINCT ${column})`
  const length = type === 'text' ? `avg(length(${column}))` : '0'
  return [`count(${column})`, distinct, `min(${column})`, `max(${column})`, length]
}

type Counted = { readonly value: Cell; readonly count: number }

async function frequentValues(
  columns: readonly Measured[],
  table: TypedTable,
  wordsEach: number,
  bench: Workbench,
): Promise<readonly (readonly Counted[])[]> {
  const counted = columns.filter(
    (column) => column.type === 'text' || column.type === 'boolean' || column.distinct <= fewDistinct,
  )
  const statement = (column: Measured, file: string) => {
    const name = quoteName(column.name)
    const [limit, short] =
      column.type === 'text' ? [wordsEach, `AND length(${name}) <= ${longestEntry}`] : [frequentLength, '']
    return `SELECT ${name}, count(*) FROM ${parquet(file)} WHERE ${name} IS NOT NULL ${short}
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${limit}`
  }
  const answers =
    counted.length === 0
      ? []
      : await bench.run((at) => counted.map((column) => statement(column, at(table.file))), [table.file])
  return columns.map((column) => {
    const rows = answers[counted.indexOf(column)]?.rows ?? []
    return rows.map(([value, count]) => ({ value: value ?? null, count: Number(count) }))
  })
}

function entries(tableId: string, column: string, values: readonly Counted[]): readonly LexiconEntry[] {
  return values.flatMap(({ value }) => {
    if (typeof value !== 'string') return []
    const folded = fold(value)
    return folded === '' ? [] : [{ tableId, column, value, folded }]
  })
}

function shortened(cell: Cell): Cell {
  return typeof cell === 'string' && cell.length > longestEntry
    ? [...cell].slice(0, longestEntry).join('')
    : cell
}
