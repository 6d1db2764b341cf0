import type { MeasureFunction } from '@auger/contract/plan'
import { isNumeric } from '../../../domain/table.ts'
import { mayTrail, natureOf } from '../../../locales/index.ts'
import { claim, isFree, take, type Draft } from './draft.ts'
import { formOf } from './form.ts'
import { columnsOf, isAmount, isRows, meaning, pick, says, valuesOf, type Item } from './item.ts'

/** average price · total number of orders · how many shops · 价格的平均值 */
export function readMeasures(draft: Draft): void {
  for (const [index, item] of draft.items.entries()) {
    const measure = meaning(item, 'measure')
    if (measure !== undefined && isFree(draft, item)) readFunction(draft, index, measure.function)
  }
  for (const [index, item] of draft.items.entries())
    if (says(item, 'quantity') && isFree(draft, item)) readQuantity(draft, index)
}

function readFunction(draft: Draft, index: number, measure: MeasureFunction): void {
  const item = draft.items[index]
  if (measure === 'sum' && countsSomething(draft, index)) {
    claim(draft, item)
    return
  }
  const wanted =
    measure === 'distinct'
      ? undefined
      : measure === 'minimum' || measure === 'maximum'
        ? () => true
        : isNumeric
  const partner = partnerOf(draft, index, wanted)
  claim(draft, item)
  if (partner === undefined) {
    draft.functions.push(measure)
    return
  }
  const linked = pick(partner, wanted ?? (() => true))
  if (linked === undefined) return
  draft.measures.push({ function: measure, column: take(draft, partner, linked) })
  alsoOf(draft, draft.items.indexOf(partner), measure)
}

/** "total number of orders", "orders in total", 订单总数: a sum of rows is a count. */
function countsSomething(draft: Draft, index: number): boolean {
  const [next, before] = [draft.items[index + 1], draft.items[index - 1]]
  if (partnerOf(draft, index, isNumeric) !== undefined) return false
  if (draft.items.some((item) => says(item, 'quantity'))) return true
  const rows = [next, before].find((item) => isRows(item) && isFree(draft, item))
  if (rows === undefined) return false
  claim(draft, rows)
  draft.countsRows = true
  return true
}

/** average price and weight: the function holds for what is joined on. */
function alsoOf(draft: Draft, place: number, measure: MeasureFunction): void {
  const [joint, next] = [draft.items[place + 1], draft.items[place + 2]]
  const linked = pick(next, isAmount)
  if (!says(joint, 'joint') || next === undefined || linked === undefined || !isFree(draft, next)) return
  claim(draft, joint)
  draft.measures.push({ function: measure, column: take(draft, next, linked) })
  alsoOf(draft, place + 2, measure)
}

/** The column a function is of: what follows, over a name for rows; else what stands before it. */
function partnerOf(
  draft: Draft,
  index: number,
  wanted: ((column: Parameters<typeof isNumeric>[0]) => boolean) | undefined,
): Item | undefined {
  const fits = (item: Item | undefined): item is Item =>
    isFree(draft, item) && pick(item, wanted ?? (() => true)) !== undefined
  for (let place = index + 1; place <= index + 3; place++) {
    const item = draft.items[place]
    if (fits(item)) return item
    if (!isRows(item) && !says(item, 'superlative', 'most', 'quantity', 'filler', 'verb')) break
  }
  for (let place = index - 1; place >= index - 2; place--) {
    const item = draft.items[place]
    if (fits(item)) return item
    if (!isRows(item)) break
  }
  return undefined
}

function readQuantity(draft: Draft, index: number): void {
  const item = draft.items[index]
  claim(draft, item)
  const order = mayTrail(draft.question.locale.hears) ? [1, -1, 2] : [1, 2]
  for (const offset of order) {
    const near = draft.items[index + offset]
    if (near === undefined || !isFree(draft, near)) continue
    if (
      offset === 2 &&
      !says(draft.items[index + 1], 'measure', 'verb', 'missing') &&
      !isFlag(draft.items[index + 1])
    )
      continue
    if (isFlag(near)) continue
    if (isRows(near)) {
      claim(draft, near)
      draft.countsRows = true
      return
    }
    if (columnsOf(near).length > 0) return countColumn(draft, near)
  }
  if (draft.measures.length > 0) return
  draft.countsRows = true
  doubtPieces(draft, index)
}

/** "how many lamps": rows that are lamps, or the quantity in them? Where a column counts pieces, that must be asked. */
function doubtPieces(draft: Draft, index: number): void {
  const [item, next] = [draft.items[index], draft.items[index + 1]]
  const pieces = draft.table.columns.find(
    (column) =>
      isAmount(column) &&
      /(?:^| )(?:quantity|qty|unit|unit sold|piece|count)$|数量$|销量$|件数$/.test(formOf(column.name)),
  )
  if (
    item === undefined ||
    pieces === undefined ||
    valuesOf(next).length === 0 ||
    draft.items.some((near) => isRows(near))
  )
    return
  draft.doubts++
}

/** Amounts are added up; names are counted once each. A price is neither, so it stays to be read another way. */
function countColumn(draft: Draft, item: Item): void {
  const amount = pick(item, isAmount)
  const name = pick(item, (column) => !isAmount(column))
  if (amount !== undefined && (name === undefined || amount.quality >= name.quality)) {
    if (natureOf(amount.column.name) === 'intensive') return
    draft.measures.push({ function: draft.functions.shift() ?? 'sum', column: take(draft, item, amount) })
    return
  }
  if (name === undefined) return
  draft.measures.push({ function: 'distinct', column: take(draft, item, name) })
}

/** gift orders: a yes-or-no column before what is counted chooses rows. */
const isFlag = (item: Item | undefined): boolean => columnsOf(item)[0]?.column.type === 'boolean'
