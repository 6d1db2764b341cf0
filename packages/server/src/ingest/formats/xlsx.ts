import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts'
import type { Format } from './format.ts'

export const xlsx: Format = { read: (input) => readSpreadsheet(input, 'xlsx') }
