import type { Cell } from '@auger/contract'
import type { ColumnType } from '../domain/table.ts'

/** A column of a result, or of a table seen as one. */
export interface TypedColumn {
  readonly name: string
  readonly type: ColumnType
}

/** What a step came to: the first rows, and how many there are in all. */
export interface Outcome {
  readonly columns: readonly TypedColumn[]
  readonly rows: readonly (readonly Cell[])[]
  readonly rowCount: number
}
