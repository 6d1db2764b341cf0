import type { KeyGrain } from '@auger/contract/plan'
import { isTemporal, type Column } from '../../../domain/table.ts'
import { claim, isFree, take, type Draft } from './draft.ts'
import { isYear, timeColumns } from './ground.ts'
import { columnsOf, isAmount, isRows, meaning, pick, says, type Item } from './item.ts'

/** by shop · per month · for each region and year; and a grain that stands alone: monthly, which month. */
export function readGroups(draft: Draft): void {
  for (const [index, item] of draft.items.entries()) {
    if (!says(item, 'group') || !isFree(draft, item)) continue
    const measured = draft.lead !== undefined && says(draft.items[index + 1], 'measure', 'quantity')
    const behind = draft.question.locale.hears.trailing === true && readKeysBefore(draft, index - 1)
    if (behind || measured || readKeys(draft, index + 1)) claim(draft, item)
  }
  for (const [index, item] of draft.items.entries()) {
    const grain = meaning(item, 'grain')
    if (grain !== undefined && isFree(draft, item) && !says(draft.items[index - 1], 'compare'))
      addGrain(draft, item, grain.grain)
  }
}

/** Keys from a place on, joined by "and" or commas; false when there is none. */
function readKeys(draft: Draft, from: number): boolean {
  const item = draft.items[from]
  if (item === undefined || !isFree(draft, item)) return false
  const grain = meaning(item, 'grain')
  const added = grain === undefined ? addColumn(draft, from) : addGrain(draft, item, grain.grain)
  if (!added && isRows(item) && !says(item, 'rows')) {
    claim(draft, item)
    return true
  }
  const joint = draft.items[from + 1]
  if (added && says(joint, 'joint') && isKey(draft, draft.items[from + 2]) && readKeys(draft, from + 2))
    claim(draft, joint)
  return added
}

/** Where words trail, those joined to a key stand before it: 地域とカテゴリ別. */
function readKeysBefore(draft: Draft, from: number): boolean {
  const [key, joint] = [draft.items[from - 2], draft.items[from - 1]]
  const joined = says(joint, 'joint') && isKey(draft, key) && isKey(draft, draft.items[from])
  return joined ? readKeysBefore(draft, from - 2) : readKeys(draft, from)
}

const isKey = (draft: Draft, item: Item | undefined): boolean =>
  isFree(draft, item) && (says(item, 'grain') || pick(item, (column) => !isAmount(column)) !== undefined)

/** "top 5 shops by sales" is ranked by an amount and not grouped by it. */
function addColumn(draft: Draft, place: number): boolean {
  const item = draft.items[place]
  const linked = pick(item, (column) => !isAmount(column)) ?? columnsOf(item)[0]
  if (item === undefined || linked === undefined) return false
  if (isAmount(linked.column) && (draft.lead !== undefined || draft.listed || linked.column.distinct > 50)) {
    draft.orders.push({
      column: take(draft, item, linked),
      direction: draft.lead?.direction === 'low' ? 'ascending' : 'descending',
    })
    return true
  }
  add(draft, take(draft, item, linked), undefined)
  return true
}

function addGrain(draft: Draft, item: Item, grain: KeyGrain): boolean {
  const named = draft.items.find(
    (candidate) =>
      isFree(draft, candidate) &&
      pick(candidate, isTemporal) !== undefined &&
      Math.abs(candidate.start - item.end) <= 2,
  )
  const linked = pick(named, isTemporal)
  const column =
    named !== undefined && linked !== undefined ? take(draft, named, linked) : timeFor(draft, item, grain)
  if (column === undefined) return false
  claim(draft, item)
  add(draft, column, isTemporal(column) ? grain : undefined)
  return true
}

function timeFor(draft: Draft, item: Item, grain: KeyGrain): Column | undefined {
  const dated = timeColumns(draft.table).filter(isTemporal)
  const years = grain === 'year' ? timeColumns(draft.table).filter(isYear) : []
  const [first, ...others] = [...dated, ...years]
  if (
    others.length > 0 &&
    first !== undefined &&
    !draft.conditions.some((condition) => 'column' in condition && condition.column === first.name)
  )
    draft.assumptions.push({ kind: 'column', said: item.text, column: first.name })
  return first
}

function add(draft: Draft, column: Column, grain: KeyGrain | undefined): void {
  if (!draft.keys.some((key) => key.column === column && key.grain === grain))
    draft.keys.push({ column, grain })
}
