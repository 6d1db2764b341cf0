import { findDelimited } from '../delimited/find-delimited.ts'
import { readDelimited } from '../delimited/read-delimited.ts'
import type { Format } from './format.ts'

const options = { format: 'csv', preferred: ',' }

export const csv: Format = {
  read: (input) => readDelimited(input, options),
  find: (input) => findDelimited(input, options),
}
