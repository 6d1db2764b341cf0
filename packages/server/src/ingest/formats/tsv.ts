import { readDelimited } from '../delimited/read-delimited.ts'
import type { Format } from './format.ts'

export const tsv: Format = { read: (input) => readDelimited(input, { format: 'tsv', preferred: '\t' }) }
