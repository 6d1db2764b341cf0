import { readOffice } from '../documents/read-office.ts'
import type { Format } from './format.ts'

export const docx: Format = { read: (input) => readOffice(input, { format: 'docx' }) }
