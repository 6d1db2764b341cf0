import { readText } from '../documents/text/read-text.ts'
import type { Format } from './format.ts'

export const txt: Format = { read: readText }
