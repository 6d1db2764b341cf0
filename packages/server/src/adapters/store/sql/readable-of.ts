import { UnreadableDocument, type TellUnreadable } from '../../../domain/read-document.ts'

/** The rows that can be read; of the others someone is told. */
export function readableOf<Row, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
  tell: TellUnreadable,
): Item[] {
  return rows.flatMap((row) => {
    try {
      return [toItem(row)]
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
      tell(error)
      return []
    }
  })
}
