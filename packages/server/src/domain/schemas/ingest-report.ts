import { z } from 'zod'
import type { IngestReport } from '../source.ts'
import { schemaOf } from '@auger/contract/plan'
import { tableStructure } from './table-structure.ts'

const texts = z.array(z.string())
const count = z.int().nonnegative()

const file = {
  format: z.string(),
  encoding: z.string(),
  delimiter: z.string().exactOptional(),
  quote: z.string().exactOptional(),
  escape: z.string().exactOptional(),
  header: z.boolean().exactOptional(),
  headerLine: count.exactOptional(),
  headerLines: count.exactOptional(),
  above: texts.exactOptional(),
  below: texts.exactOptional(),
  repeatedHeaders: count.exactOptional(),
  comments: count.exactOptional(),
  pages: count.exactOptional(),
  characters: count.exactOptional(),
  passages: count.exactOptional(),
  rejectedRows: count,
  rejectedSamples: texts,
  notes: texts,
}

const column = z.object({
  name: z.string(),
  type: z.string(),
  role: z.string(),
  nature: z.string().exactOptional(),
  spelledOut: z.string().exactOptional(),
  missing: count,
  distinct: count.exactOptional(),
  unit: z.string().exactOptional(),
  grain: z.string().exactOptional(),
  readAs: z.string().exactOptional(),
})

const table = z.object({
  name: z.string(),
  title: z.string().exactOptional(),
  rows: count,
  sheet: z.string().exactOptional(),
  range: z.string().exactOptional(),
  page: count.exactOptional(),
  longOf: z.string().exactOptional(),
  standsFor: texts.exactOptional(),
  keys: z.array(texts).exactOptional(),
  structure: tableStructure.exactOptional(),
  columns: z.array(column),
})

/** What a reader tells of a file, before its tables are typed. */
export const fileReport = schemaOf<Omit<IngestReport, 'tables'>>()(z.object(file))

export const ingestReport = schemaOf<IngestReport>()(z.object({ ...file, tables: z.array(table) }))
