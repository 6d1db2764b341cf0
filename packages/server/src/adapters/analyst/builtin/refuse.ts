import type { Proposal } from '../../../ports/analyst.ts'
import type { Interpretation } from './interpret.ts'
import { says, type Item } from './item.ts'

/** Says what was recognised and what is not there, from the best of the failed interpretations. */
export function refuse(best: Interpretation | undefined): Proposal {
  const understood = [...new Set((best?.items ?? []).flatMap(nameOf))]
  const lost = best?.unexplained ?? []
  const unknown = lost.filter((item) => item.link === undefined || says(item, 'verb'))
  const missing = [...new Set((unknown.length > 0 ? unknown : lost).map((item) => item.text))]
  const unsupported = lost.filter((item) => says(item, 'unsupported')).map((item) => item.text)
  if (unsupported.length > 0 && understood.length > 0)
    return { kind: 'refuse', refusal: { reason: 'unsupported', understood, missing: unsupported } }
  const reason = understood.length > 0 && missing.length > 0 ? 'missing' : 'not-understood'
  return { kind: 'refuse', refusal: { reason, understood, missing } }
}

/** What of the data an item names. */
function nameOf({ link, text }: Item): readonly string[] {
  switch (link?.ground.kind) {
    case 'column':
      return link.ground.columns.slice(0, 1).map(({ column }) => column.name)
    case 'value':
      return link.ground.values.slice(0, 1).map(({ value }) => value)
    case 'table':
      return [link.ground.table.title]
    case 'entity':
      return [text]
    case 'word':
    case 'number':
    case 'period':
    case undefined:
      return []
  }
}
