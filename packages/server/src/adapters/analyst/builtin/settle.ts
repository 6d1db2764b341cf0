import type { Draft } from './draft.ts'
import { isRows } from './item.ts'
import { isPinned } from './pinned.ts'
import { readRest } from './read-rest.ts'
import type { Want } from './reading.ts'
import { settleLead } from './settle-lead.ts'
import { settlePlain } from './settle-plain.ts'

/** What is wanted in the end, or undefined when the question by itself leaves it open. */
export function settle(draft: Draft): Want | undefined {
  const rows = draft.items.some((item) => isRows(item) && item.link?.ground.kind !== 'table')
  const led = draft.lead === undefined ? undefined : settleLead(draft, draft.lead)
  readRest(draft)
  if (draft.lead !== undefined) return led !== undefined && isWhole(draft, led) ? led : undefined
  return settlePlain(draft, rows)
}

/** A ranking says all there is to say; names left over beside it were not understood. */
function isWhole(draft: Draft, want: Want): boolean {
  const used =
    want.kind === 'measures'
      ? want.keys.map(({ column }) => column)
      : want.kind === 'rows'
        ? want.columns
        : want.kind === 'whether' || want.kind === 'apart' || want.kind === 'streak'
          ? []
          : want.show
  return draft.columns.every((column) => used.includes(column) || isPinned(draft, column))
}
