import type { Item } from './cover.ts'
import type { Candidate } from './draft.ts'

/** Whether a thing that a frame makes no use of is what its rows are anyway: the average salary of the mechanics. */
export const isImplied = ({ frame }: Pick<Candidate, 'frame'>, item: Item): boolean =>
  item.kind === 'thing' && item.to.kind === 'table' && item.to.tableId === frame.tableId
