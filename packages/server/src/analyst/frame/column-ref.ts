export { placeOf, refOf } from '../../domain/column-ref.ts'
export type { ColumnRef } from '../../domain/column-ref.ts'
