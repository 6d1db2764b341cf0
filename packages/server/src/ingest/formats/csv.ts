import { readDelimited } from '../delimited/read-delimited.ts'
import type { Format } from './format.ts'

export const csv: Format = { read: (input) => readDelimited(input, { format: 'csv', preferred: ',' }) }
