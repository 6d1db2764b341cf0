import type { DeclaredTable } from '../book.ts'
import { parseRange } from '../cell-range.ts'
import type { Package } from './package.ts'

const mostTables = 1_000

/** The ranges of a sheet that its author made into tables. */
export async function readDeclaredTables(
  parts: Package,
  sheetPart: string,
): Promise<readonly DeclaredTable[]> {
  const tables: DeclaredTable[] = []
  for (const { type, target } of await parts.relations(sheetPart)) {
    if (type !== 'table' || tables.length >= mostTables) continue
    await parts.parse(target, {
      open(name, attributes) {
        const range = name === 'table' ? parseRange(attributes.ref ?? '') : undefined
        if (range === undefined) return
        tables.push({
          name: attributes.displayName ?? attributes.name ?? '',
          range,
          headerRows: Number(attributes.headerRowCount ?? 1),
          totalsRows: Number(attributes.totalsRowCount ?? 0),
        })
      },
    })
  }
  return tables
}
