import { isNumeric, type Column } from '../../../domain/table.ts'
import { isFree, type Draft } from './draft.ts'
import { hintedColumn } from './hinted-column.ts'
import { isTied } from './tied.ts'
import { columnsOf, isRows, meaning, pick, says, valuesOf, type Item } from './item.ts'

/** What a number is compared with: a column, perhaps measured first, or the number of rows. */
export type Subject =
  | { readonly kind: 'column'; readonly item: Item; readonly measure: Item | undefined }
  | { readonly kind: 'rows'; readonly item: Item }
  /** Not named: the comparison itself says what it is of. */
  | { readonly kind: 'hinted'; readonly column: Column }

/** `first` to `last` are the items of the comparison; it is explicit when a word like "over" is among them. */
export function comparisonSubject(
  draft: Draft,
  first: Item,
  last: Item,
  explicit: boolean,
): Subject | undefined {
  const { items } = draft
  const [start, end] = [items.indexOf(first), items.indexOf(last)]
  const before = explicit ? nearestBefore(draft, start) : items[start - 1]
  const after = items[end + 1]
  const named = isAmount(draft, before) ? measured(draft, before) : undefined
  const counted =
    isAmount(draft, after) && isTied(draft, last.end, after.start) ? measured(draft, after) : undefined
  if (explicit) {
    if (before !== undefined && before.end === first.start && named !== undefined) return named
    if (counted !== undefined) return counted
    if (after !== undefined && isRows(after) && isFree(draft, after)) return { kind: 'rows', item: after }
    return named ?? (isAmount(draft, after) ? measured(draft, after) : hinted(draft, first))
  }
  const tied = before !== undefined && isTied(draft, before.end, first.start) ? named : undefined
  return before !== undefined && before.end === first.start ? (named ?? counted) : (counted ?? tied)
}

function hinted(draft: Draft, word: Item): Subject | undefined {
  const column = hintedColumn(draft, word, meaning(word, 'compare')?.of ?? [])
  return column === undefined ? undefined : { kind: 'hinted', column }
}

const isAmount = (draft: Draft, item: Item | undefined): item is Item =>
  isFree(draft, item) && pick(item, isNumeric) !== undefined

function measured(draft: Draft, item: Item): Subject {
  const before = draft.items[draft.items.indexOf(item) - 1]
  return {
    kind: 'column',
    item,
    measure: isFree(draft, before) && says(before, 'measure') ? before : undefined,
  }
}

/** The name before a comparison, over words that name nothing; another name in between keeps the comparison to itself. */
function nearestBefore(draft: Draft, start: number): Item | undefined {
  for (let place = start - 1; place >= 0; place--) {
    const item = draft.items[place]
    if (item === undefined || columnsOf(item).length > 0) return item
    if (valuesOf(item).length > 0 || !says(item, 'verb', 'filler', 'joint', 'ask', 'negation'))
      return undefined
  }
  return undefined
}
