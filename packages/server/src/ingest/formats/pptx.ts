import { readOffice } from '../documents/read-office.ts'
import type { Format } from './format.ts'

export const pptx: Format = { read: (input) => readOffice(input, { format: 'pptx', pages: 'slide' }) }
