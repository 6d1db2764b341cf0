import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts'
import type { Format } from './format.ts'

export const xls: Format = { read: (input) => readSpreadsheet(input, 'xls') }
