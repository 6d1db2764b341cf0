import type { DatasourceRecord } from '@auger/sdk'
import { z } from 'zod'

/** What of a source's report an agent is told of a table. Reports of earlier versions have less. */
const reportedTable = z.object({
  name: z.string(),
  title: z.string().optional(),
  rows: z.number(),
  sheet: z.string().optional(),
  page: z.number().optional(),
  longOf: z.string().optional(),
  standsFor: z.array(z.string()).optional(),
  keys: z.array(z.array(z.string())).optional(),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      role: z.string(),
      nature: z.string().optional(),
      unit: z.string().optional(),
      missing: z.number().optional(),
      distinct: z.number().optional(),
    }),
  ),
})
const report = z.object({
  tables: z.array(reportedTable).default([]),
  format: z.string().optional(),
  pages: z.number().optional(),
  passages: z.number().optional(),
  rejectedRows: z.number().default(0),
  notes: z.array(z.string()).default([]),
})

export type ReportedTable = z.output<typeof reportedTable>
export type Report = z.output<typeof report>

const empty: Report = { tables: [], rejectedRows: 0, notes: [] }

export function reportOf(source: DatasourceRecord): Report {
  const read = source.report === null ? empty : (report.safeParse(source.report).data ?? empty)
  return { ...read, tables: askedFirst(read.tables), notes: [...new Set(read.notes)] }
}

/** Tables that questions are not asked of, because another stands for them, come last. */
function askedFirst(tables: readonly ReportedTable[]): ReportedTable[] {
  const covered = new Set(tables.flatMap(({ standsFor = [] }) => standsFor))
  const isAsked = ({ name }: ReportedTable) => !covered.has(name)
  return [...tables.filter(isAsked), ...tables.filter((table) => !isAsked(table))]
}
