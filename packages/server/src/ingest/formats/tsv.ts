import { findDelimited } from '../delimited/find-delimited.ts'
import { readDelimited } from '../delimited/read-delimited.ts'
import type { Format } from './format.ts'

const options = { format: 'tsv', preferred: '\t' }

export const tsv: Format = {
  read: (input) => readDelimited(input, options),
  find: (input) => findDelimited(input, options),
}
