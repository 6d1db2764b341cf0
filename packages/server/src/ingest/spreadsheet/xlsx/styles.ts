import type { NumberFormat } from '../number-format/number-format.ts'
import { toFormats } from '../number-format/to-formats.ts'
import { sheetLimits } from '../sheet-limits.ts'
import type { Package } from './package.ts'

/** The number formats of the cell styles, in the order that cells count them. */
export async function readStyles(parts: Package, part: string | undefined): Promise<readonly NumberFormat[]> {
  const codes = new Map<number, string>()
  const ids: number[] = []
  let inCells = false
  if (part !== undefined) {
    await parts.parse(part, {
      open(name, attributes) {
        if (name === 'numFmt' && codes.size < sheetLimits.entries)
          codes.set(Number(attributes.numFmtId), attributes.formatCode ?? 'General')
        else if (name === 'cellXfs') inCells = true
        else if (name === 'xf' && inCells && ids.length < sheetLimits.entries)
          ids.push(Number(attributes.numFmtId ?? 0))
      },
      close(name) {
        if (name === 'cellXfs') inCells = false
      },
    })
  }
  return toFormats(ids, codes)
}
