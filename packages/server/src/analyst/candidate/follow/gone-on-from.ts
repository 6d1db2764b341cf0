import type { EarlierJob } from '../../../ports/analyst.ts'
import { ordinalAt } from './placed-after.ts'
import { saysAny, saysEdit, senseOf, type Reading } from '../reading.ts'

/**
 * The question that is gone on from: the last one, and for a place in an order (the second, the worst, the others) the last one that had
 * something to put in an order, though what came first in it has been asked about since.
 */
export function goneOnFrom(reading: Reading, context: readonly EarlierJob[]): EarlierJob | undefined {
  const last = context.at(-1)
  if (last?.frame === undefined || hasOrder(last) || !saysPlace(reading)) return last
  return context.findLast(hasOrder) ?? last
}

const hasOrder = ({ frame }: EarlierJob): boolean =>
  frame !== undefined &&
  (frame.task === 'figures' ? frame.dimensions.length > 0 : frame.ranking?.count !== undefined)

/** Nothing but a place, and small words. */
const saysPlace = (reading: Reading): boolean =>
  !reading.items.some((item) => saysAny(item, ['quantity', 'list', 'aggregate'])) &&
  reading.items.every(
    (item, index) => item.kind === 'senses' || ordinalAt(reading, index) !== undefined || isOne(item),
  ) &&
  reading.items.some(
    (item, index) =>
      saysEdit(item, ['point', 'others']) ||
      ordinalAt(reading, index) !== undefined ||
      senseOf(item, 'ordinal') !== undefined ||
      saysAny(item, ['superlative', 'rank']),
  )

/** The worst one. */
const isOne = (item: Reading['items'][number]): boolean =>
  item.kind === 'thing' && item.to.kind === 'number' && item.to.value === 1
