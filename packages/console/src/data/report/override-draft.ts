import type { DatasourceRecord } from '@auger/contract'
import type { TypeChoice } from './natures.ts'

export interface OverrideDraft {
  readonly headerRow: string
  readonly delimiter: string
  readonly types: { readonly [column: string]: TypeChoice }
}

/** What cannot be typed into a field, by what people write for it. */
const spelledOut = new Map([
  ['\\t', '\t'],
  ['tab', '\t'],
])

/** What is sent: only what was said. */
export function overridesOf({ headerRow, delimiter, types }: OverrideDraft): DatasourceRecord['overrides'] {
  const row = headerRow.trim()
  const between = spelledOut.get(delimiter.trim().toLowerCase()) ?? delimiter
  return {
    ...(/^\d+$/.test(row) ? { header_row: Number(row) } : {}),
    ...(between === '' ? {} : { delimiter: between }),
    ...(Object.keys(types).length === 0 ? {} : { types }),
  }
}
