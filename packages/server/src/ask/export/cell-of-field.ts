import type { Cell } from '@auger/contract'
import { textInCsv } from '../../domain/csv-text.ts'
import type { CsvField } from './read-csv.ts'

/** As our own programs write a number that a double holds. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/i
/** More digits than these a spreadsheet does not keep. */
const mostDigits = 15

/** A field of a CSV of ours as what it was, by the type of its column; one without a type by how it is written. */
export function cellOfField({ text, quoted }: CsvField, type: string | undefined): Cell {
  if (text === '') return quoted ? '' : null
  switch (type) {
    case 'integer':
    case 'number':
      return numberIn(text)
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text
    case undefined:
      return quoted ? textInCsv(text) : numberIn(textInCsv(text))
    default:
      return textInCsv(text)
  }
}

function numberIn(text: string): Cell {
  if (!plainNumber.test(text)) return text
  const digits = text.replace(/e.*$/i, '').replace(/[-.]/g, '').replace(/^0+/, '')
  const significant = text.includes('.') ? digits : digits.replace(/0+$/, '')
  return significant.length <= mostDigits ? Number(text) : text
}
