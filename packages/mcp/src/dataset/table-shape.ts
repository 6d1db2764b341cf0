import { z } from 'zod'
import { shows, type Disclosure } from '../disclosure.ts'
import { first } from '../limits.ts'
import type { ReportedTable } from './reported-table.ts'

const count = z.int().optional()

/** A table as an agent sees it. */
export const tableShape = z.object({
  name: z.string().describe('What plans and definitions call it.'),
  source: z.string().describe('The file it is of.'),
  title: z.string().optional(),
  rows: z.int(),
  sheet: z.string().optional(),
  page: z.int().optional(),
  same_values_as: z.string().optional().describe('The table whose times it has as rows.'),
  asked_instead_of: z.array(z.string()).optional().describe('Tables that questions reach through this one.'),
  keys: z.array(z.array(z.string())).optional().describe('Columns that tell its rows apart.'),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      role: z.string(),
      nature: z.string().optional().describe('What its values are: amounts add up, levels are averaged.'),
      unit: z.string().optional(),
      missing: count,
      distinct: count,
    }),
  ),
  columns_left_out: z.int(),
  sample: z
    .object({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) })
    .optional()
    .describe('The first rows, where the service shows them.'),
})
export type TableShape = z.output<typeof tableShape>

export function shapeOf(
  table: ReportedTable,
  source: string,
  mostColumns: number,
  level: Disclosure,
): TableShape {
  const { shown, hidden } = first(table.columns, mostColumns)
  const counted = shows(level, 'aggregates')
  return {
    name: table.name,
    source,
    ...(table.title === undefined || table.title === table.name ? {} : { title: table.title }),
    rows: table.rows,
    ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
    ...(table.page === undefined ? {} : { page: table.page }),
    ...(table.longOf === undefined ? {} : { same_values_as: table.longOf }),
    ...(table.standsFor === undefined ? {} : { asked_instead_of: table.standsFor }),
    ...(table.keys === undefined || table.keys.length === 0 ? {} : { keys: table.keys }),
    columns: shown.map(({ name, type, role, nature, unit, missing, distinct }) => ({
      name,
      type,
      role,
      ...(nature === undefined ? {} : { nature }),
      ...(unit === undefined ? {} : { unit }),
      ...(counted && missing !== undefined ? { missing } : {}),
      ...(counted && distinct !== undefined ? { distinct } : {}),
    })),
    columns_left_out: hidden,
  }
}

/** `sales (sales.csv), 400 rows: date (date, time), revenue (number, amount, €)` */
export function tableLine(table: TableShape): string {
  const columns = table.columns.map(
    ({ name, type, nature, unit }) =>
      `${name} (${[type, nature === type ? undefined : nature, unit].filter(Boolean).join(', ')})`,
  )
  const more = table.columns_left_out === 0 ? '' : `, and ${table.columns_left_out} more`
  const place = [table.source, table.sheet, table.page === undefined ? undefined : `page ${table.page}`]
  const others =
    table.asked_instead_of === undefined
      ? ''
      : `; questions are asked of it instead of ${table.asked_instead_of.join(', ')}`
  return `${table.name} (${place.filter(Boolean).join(', ')}), ${table.rows} rows: ${columns.join(', ')}${more}${others}`
}
