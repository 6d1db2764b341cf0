import { fileLimits } from '../file-limits.ts'
import { tableName } from '../name-table.ts'
import { sniffHeader } from '../delimited/sniff-header.ts'
import type { Field, RecordTable } from './record-table.ts'
import { TooManyColumns } from './too-many-columns.ts'

/** How the rows of a table are written, once all of its fields are known. */
export interface Layout {
  readonly names: readonly string[]
  /** The first row names the columns. */
  readonly header: boolean
  /** The row of the table above that a row belongs to comes first, if there is one, then the key of its own. */
  readonly parentKey: boolean
  readonly ownKey: boolean
  /** What the rows of tables below are joined by: a column that tells all rows apart, else the number in the last one. */
  readonly keyColumn: number | undefined
  readonly numberRows: boolean
  /** The column of the tables below that says which row they belong to. */
  readonly link: string
}

export function layOut(table: RecordTable, above: Layout | undefined, given: readonly string[] = []): Layout {
  const fields = table.fields.filter(hasColumn)
  if (fields.length > fileLimits.columns) throw new TooManyColumns(table)
  const ownKey = table.keyName !== undefined && !table.numbered
  const parentKey = above !== undefined
  const offset = Number(ownKey) + Number(parentKey)
  fields.forEach((field, index) => (field.column = index + offset))

  const header =
    given.length === 0 && table.lists > 1 && table.lists === table.rows && sniffHeader(table.head)
  const positions = new Map(
    table.positions.map((field, index) => [field, (header ? table.head[0] : given)?.[index]]),
  )
  const columns = [
    ...(above === undefined ? [] : [above.link]),
    ...(ownKey ? [table.keyName ?? ''] : []),
    ...fields.map((field) => positions.get(field) ?? field.name),
  ]
  const keyColumn = table.children.length === 0 ? undefined : keyOf(table, ownKey, offset)
  const numberRows = table.children.length > 0 && keyColumn === undefined
  return {
    names: numberRows ? [...columns, rowNumber] : columns,
    header,
    parentKey,
    ownKey,
    keyColumn,
    numberRows,
    link: linkTo(table, keyColumn === undefined ? rowNumber : (columns[keyColumn] ?? '')),
  }
}

const rowNumber = 'row_number'

/** Fields that only ever held others, or rows of another table, leave no column. */
function hasColumn({ filled, inside, child }: Field): boolean {
  return filled || (inside === undefined && child === undefined)
}

function keyOf(table: RecordTable, ownKey: boolean, offset: number): number | undefined {
  if (ownKey && table.keys === table.rows && table.parent === undefined) return offset - 1
  const fields = table.fields.filter(({ texts }) => texts?.hashes.size === table.rows)
  return (fields.find(({ name }) => isPlain(name)) ?? fields[0])?.column
}

/** Whether a name says that it is a key, but not of what. */
const isPlain = (name: string) => /^_?(id|uuid|guid|key|row_number)$/i.test(name)

function linkTo(table: RecordTable, key: string): string {
  return isPlain(key) ? `${tableName(table.title)}_${key.replace(/^_/, '')}` : key
}
