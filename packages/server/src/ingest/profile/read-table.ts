import type { ColumnType, ColumnUnit } from '../../domain/table.ts'
import type { ValueParser } from '../read-types/parsers/value-parser.ts'

/** A table with its types, as Parquet. */
export interface ReadTable {
  readonly file: string
  readonly rowCount: number
  readonly columns: readonly ReadColumn[]
}

export interface ReadColumn {
  readonly name: string
  readonly type: ColumnType
  /** How its texts were read, which may tell a unit and a grain. */
  readonly parser?: Pick<ValueParser, 'unit' | 'grain'>
  /** What its numbers count, where the file says so beside its cells. */
  readonly unit?: ColumnUnit
  /** The column that has its cells as the file has them. */
  readonly written?: string
}
