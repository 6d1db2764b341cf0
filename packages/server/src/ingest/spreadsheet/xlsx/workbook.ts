import type { Epoch } from '../number-format/date-parts.ts'
import { sheetLimits } from '../sheet-limits.ts'
import type { Package, Relation } from './package.ts'

export interface Workbook {
  readonly epoch: Epoch
  readonly sheets: readonly SheetEntry[]
  readonly relations: readonly Relation[]
}

export interface SheetEntry {
  readonly name: string
  readonly hidden: boolean
  readonly relation: Relation | undefined
}

export async function readWorkbook(parts: Package, part: string): Promise<Workbook> {
  const relations = await parts.relations(part)
  const byId = new Map(relations.toReversed().map((relation) => [relation.id, relation]))
  const listed = new Set<string>()
  const sheets: SheetEntry[] = []
  let epoch: Epoch = 1900
  await parts.parse(part, {
    open(name, attributes) {
      if (name === 'workbookPr' && isTrue(attributes.date1904)) epoch = 1904
      if (name !== 'sheet' || sheets.length >= sheetLimits.entries) return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const relation = byId.get(id ?? '')
      // Listed again, it would be read again.
      if (relation !== undefined && listed.has(relation.target)) return
      if (relation !== undefined) listed.add(relation.target)
      sheets.push({
        name: attributes.name ?? `Sheet ${sheets.length + 1}`,
        hidden: attributes.state === 'hidden' || attributes.state === 'veryHidden',
        relation,
      })
    },
  })
  return { epoch, sheets, relations }
}

export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'
