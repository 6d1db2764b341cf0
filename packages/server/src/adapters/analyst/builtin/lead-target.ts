import { isTemporal, type Column } from '../../../domain/table.ts'
import { mayTrail } from '../../../locales/index.ts'
import { claim, isFree, take, type Draft, type Lead } from './draft.ts'
import { formOf } from './form.ts'
import { columnsOf, isRows, numberOf, says, valuesOf, type Item } from './item.ts'
import { isPinned } from './pinned.ts'
import { nameSays } from './vocabulary.ts'

/** What is ranked: a column to tell groups apart by, the rows themselves, or nothing, when only the value is asked for. */
export type Target =
  { readonly kind: 'column'; readonly column: Column } | { readonly kind: 'rows' } | undefined

export function leadTarget(draft: Draft, lead: Lead): Target {
  const at = draft.items.indexOf(lead.item)
  const asked = draft.items.findIndex((item) => says(item, 'ask', 'list'))
  const between =
    asked >= 0 && asked < at
      ? draft.items.slice(asked + 1, at).find((item) => isCandidate(draft, item))
      : undefined
  const which = askedBehind(draft)
  const after = next(draft, at, 1)
  const before = next(draft, at, -1)
  const chosen = which ?? between ?? after ?? before
  if (chosen !== undefined) return taken(draft, chosen)
  return byQuestionWord(draft)
}

/** khu vực nào, wilayah mana: what the question word stands right behind. */
function askedBehind(draft: Draft): Item | undefined {
  if (draft.question.locale.hears.asksBehind !== true) return undefined
  return draft.items.find((item, index) => {
    const asks = draft.items[index + 1]
    return says(asks, 'ask') && asks?.start === item.end && isCandidate(draft, item)
  })
}

function taken(draft: Draft, item: Item): Target {
  const linked = columnsOf(item)[0]
  if (linked !== undefined) return { kind: 'column', column: take(draft, item, linked) }
  claim(draft, item)
  return { kind: 'rows' }
}

const isCandidate = (draft: Draft, item: Item | undefined): item is Item =>
  isFree(draft, item) &&
  (isRows(item) || columnsOf(item).length > 0) &&
  !columnsOf(item).some(({ column }) => isPinned(draft, column))

/** The nearest name on one side, over what belongs to the ranking itself. */
function next(draft: Draft, at: number, step: 1 | -1): Item | undefined {
  for (let place = at + step; place >= 0 && place < draft.items.length; place += step) {
    const item = draft.items[place]
    if (isCandidate(draft, item)) return item
    if (item === undefined || says(item, 'group')) return undefined
    const own =
      draft.claimed.has(item) &&
      (columnsOf(item).length > 0 || numberOf(item) !== undefined || valuesOf(item).length > 0)
    const { trailing, asksBehind } = draft.question.locale.hears
    const asks = (trailing === true || asksBehind === true) && (says(item, 'ask') || isRows(item))
    if (!own && !asks && !says(item, 'verb', 'filler', 'measure', 'quantity', 'rank', 'superlative'))
      return undefined
    if (step === 1 && columnsOf(item).length > 0 && !mayTrail(draft.question.locale.hears)) return undefined
  }
  return undefined
}

/** who, when, where: the kind of column that answers is known, if there is just one of it. */
export function byQuestionWord(draft: Draft): Target {
  const { columns } = draft.table
  const fits =
    draft.asks === 'time'
      ? columns.filter(
          (column) =>
            isTemporal(column) ||
            (column.type === 'text' && / date |日期|日付|날짜/.test(` ${formOf(column.name)} `)),
        )
      : draft.asks === 'person'
        ? columns.filter((column) => column.type === 'text' && nameSays(column.name, 'person'))
        : draft.asks === 'place'
          ? columns.filter((column) => column.type === 'text' && nameSays(column.name, 'place'))
          : []
  const [only, ...others] = fits
  return only !== undefined && others.length === 0 ? { kind: 'column', column: only } : undefined
}
