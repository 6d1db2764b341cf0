import { readPdf } from '../documents/pdf/read-pdf.ts'
import type { Format } from './format.ts'

export const pdf: Format = { read: readPdf }
