import { readJson } from '../json/read-json.ts'
import type { Format } from './format.ts'

export const json: Format = { read: readJson }
