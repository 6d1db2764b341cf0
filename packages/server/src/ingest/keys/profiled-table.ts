import type { Column } from '../../domain/table.ts'

export interface ProfiledTable {
  /** Parquet. */
  readonly file: string
  readonly rowCount: number
  readonly columns: readonly Column[]
}
