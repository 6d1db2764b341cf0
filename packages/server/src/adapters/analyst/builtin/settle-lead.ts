import type { MeasureFunction } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'
import type { Draft, Lead, MeasureWish } from './draft.ts'
import { says } from './item.ts'
import { leadBy, rankFunction } from './lead-column.ts'
import { byQuestionWord, leadTarget, type Target } from './lead-target.ts'
import type { Direction, Want } from './reading.ts'
import { identityOf, isUnique } from './row-identity.ts'

const direction = (lead: Lead): Direction => (lead.direction === 'high' ? 'descending' : 'ascending')

/** The highest price, the shop with the most sales, the three cheapest orders. */
export function settleLead(draft: Draft, lead: Lead): Want | undefined {
  if (draft.keys.length === 0 && draft.items.some((item) => says(item, 'ask')))
    draft.keys.push(...draft.pairs)
  const keyed = draft.keys.length > 0
  const [measure] = draft.measures
  const counts = lead.kind === 'frequent' || draft.countsRows
  const by = measure === undefined && !counts ? leadBy(draft, lead) : undefined
  const target = keyed ? undefined : leadTarget(draft, lead)
  const own: MeasureWish | undefined =
    measure ?? (counts || by?.kind === 'rows' ? { function: 'count', column: undefined } : undefined)
  if (own !== undefined) {
    if (target?.kind === 'column') draft.keys.push({ column: target.column, grain: undefined })
    return draft.keys.length === 0 ? undefined : ranked(draft, lead, own)
  }
  if (by?.kind === 'column') return byColumn(draft, lead, by.column, target)
  const plainly = lead.kind === 'rank' && target?.kind === 'rows' && lead.direction === 'high'
  return plainly ? { kind: 'rows', columns: draft.table.columns, distinct: false } : undefined
}

function byColumn(draft: Draft, lead: Lead, column: Column, target: Target): Want {
  const extreme: MeasureFunction = lead.direction === 'high' ? 'maximum' : 'minimum'
  if (draft.keys.length > 0) {
    if (asksForGroup(draft, lead))
      return ranked(draft, lead, { function: rankFunction(lead, column), column })
    return { kind: 'measures', keys: draft.keys, measures: [{ function: extreme, column }], lead: undefined }
  }
  if (target?.kind === 'column' && !isUnique(target.column, draft.table)) {
    draft.keys.push({ column: target.column, grain: undefined })
    return ranked(draft, lead, { function: rankFunction(lead, column), column })
  }
  if (target === undefined && draft.limit === undefined)
    return { kind: 'measures', keys: [], measures: [{ function: extreme, column }], lead: undefined }
  const asked = target?.kind === 'rows' ? byQuestionWord(draft) : undefined
  const answered = asked?.kind === 'column' ? [asked.column] : []
  const show =
    target?.kind === 'column' ? [target.column] : [...new Set([...answered, ...identityOf(draft.table)])]
  return { kind: 'ranking', by: column, show, lead: direction(lead) }
}

/** "which month had the most" ranks the months; "the highest price by month" has a highest in each. */
function asksForGroup(draft: Draft, lead: Lead): boolean {
  if (lead.kind !== 'superlative') return true
  return draft.items.some(
    (item, index) =>
      says(item, 'grain') && (says(draft.items[index - 1], 'ask') || /^(?:哪|which|what)/i.test(item.text)),
  )
}

const ranked = (draft: Draft, lead: Lead, measure: MeasureWish): Want => ({
  kind: 'measures',
  keys: draft.keys,
  measures: [measure, ...draft.measures.slice(1)],
  lead: direction(lead),
})
