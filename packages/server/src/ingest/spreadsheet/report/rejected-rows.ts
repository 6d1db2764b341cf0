import { csvText } from '../../../domain/csv-text.ts'
import { createRowWriter, type RowWriter } from '../../delimited/row-writer.ts'

/** Keeps every row of a workbook that is in no table, so that nothing is lost in silence. */
export interface RejectedRows {
  add(row: RejectedRow): Promise<void>
  /** The file that holds them; undefined where there are none. */
  close(): Promise<string | undefined>
}

export interface RejectedRow {
  readonly sheet: string
  /** From 1, as a spreadsheet numbers its rows. */
  readonly row: number
  readonly reason: string
  readonly text: string
}

export function createRejectedRows(file: string): RejectedRows {
  let writer: RowWriter | undefined
  return {
    async add({ sheet, row, reason, text }) {
      if (writer === undefined) {
        writer = await createRowWriter(file)
        writer.add('sheet,row,reason,text')
      }
      writer.add([sheet, String(row), reason, text].map(csvText).join(','))
      await writer.flush()
    },
    async close() {
      await writer?.close()
      return writer === undefined ? undefined : file
    },
  }
}
