import { readOffice } from '../documents/read-office.ts'
import type { Format } from './format.ts'

export const doc: Format = { read: (input) => readOffice(input, { format: 'doc', encoding: 'binary' }) }
