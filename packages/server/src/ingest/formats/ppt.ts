import { readOffice } from '../documents/read-office.ts'
import type { Format } from './format.ts'

export const ppt: Format = {
  read: (input) => readOffice(input, { format: 'ppt', encoding: 'binary', pages: 'slide' }),
}
