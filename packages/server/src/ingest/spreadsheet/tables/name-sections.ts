import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'

export interface Sections {
  readonly names: readonly string[]
  /** Which of these says under which heading a row stands; undefined where rows have none. */
  readonly section?: number
}

const added = 'section'

/** Headings have a column of their own: the first one where nothing else stands in it, else one more. */
export function nameSections(
  view: CellView,
  block: CellRange,
  names: readonly string[],
  headings: ReadonlySet<number>,
  values: Iterable<number>,
): Sections {
  if (headings.size === 0) return { names }
  for (const row of values)
    if (view.content(row, block.left) !== 'empty') return { names: [...names, added], section: names.length }
  return { names, section: 0 }
}
