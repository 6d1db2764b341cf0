import type { Condition } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'
import { mayTrail, translations } from '../../../locales/index.ts'
import { claim, isFree, type Draft } from './draft.ts'
import { formOf } from './form.ts'
import { columnsOf, meaning, says, valuesOf, type Item } from './item.ts'
import type { LinkedValue } from './link.ts'
import { isTied } from './tied.ts'
import { synonymsOf } from './vocabulary.ts'

interface Named {
  readonly item: Item
  readonly value: LinkedValue
  readonly negated: boolean
}

/** Values become conditions: several of one column are alternatives, a negation before them turns them round. */
export function readValues(draft: Draft): void {
  const named = draft.items.flatMap((item, index): readonly Named[] => {
    if (valuesOf(item).length === 0 || !isFree(draft, item)) return []
    const value = choose(draft, index)
    if (value === undefined) return []
    claim(draft, item)
    return [{ item, value, negated: negationBefore(draft, index) }]
  })
  for (const column of new Set(named.map(({ value }) => value.column))) {
    const own = named.filter(({ value }) => value.column === column)
    for (const negated of [false, true]) {
      const values = [
        ...new Set(own.filter((one) => one.negated === negated).map(({ value }) => value.value)),
      ]
      if (values.length > 0) draft.conditions.push(conditionOf(column, values, negated))
    }
    if (asksForEach(draft, own)) draft.pairs.push({ column, grain: undefined })
  }
}

function conditionOf(column: Column, values: readonly string[], negated: boolean): Condition {
  const [only] = values
  const condition: Condition =
    values.length === 1 && only !== undefined
      ? { kind: 'compare', column: column.name, operator: '=', value: only }
      : { kind: 'in', column: column.name, values }
  return negated ? { kind: 'not', condition } : condition
}

/** "Business and Economy", "A versus B": two values with a measure ask for a figure each; with "or" for one. */
function asksForEach(draft: Draft, own: readonly Named[]): boolean {
  const kept = own.filter(({ negated }) => !negated)
  if (new Set(kept.map(({ value }) => value.value)).size < 2) return false
  if (draft.compared) return true
  const [first, second] = kept.map(({ item }) => draft.items.indexOf(item))
  const between = draft.items.slice((first ?? 0) + 1, second ?? 0)
  const told = draft.items.some((item) =>
    ['mean', 'median', 'minimum', 'maximum'].includes(meaning(item, 'measure')?.function ?? ''),
  )
  return (
    between.length > 0 &&
    between.every((item) => says(item, 'joint') && (told || meaning(item, 'joint')?.of === 'and'))
  )
}

/** Which column a value is of: the one named beside it, the one a preposition points to, else the likeliest. */
function choose(draft: Draft, index: number): LinkedValue | undefined {
  const item = draft.items[index]
  const values = valuesOf(item)
  const best = values[0]
  if (item === undefined || best === undefined) return undefined
  const label = labelOf(draft, index, values)
  if (label !== undefined) {
    claim(draft, label.item)
    return label.value
  }
  const pointed = pointedAt(draft, item, values)
  if (pointed !== undefined) return pointed
  if (/^[\d.,\s]+$/.test(item.text) && best.quality < 0.9) return undefined
  const columns = [...new Set(values.map(({ column }) => column))]
  if (columns.length > 1 && values.filter(({ quality }) => quality >= best.quality - 0.02).length > 1)
    draft.doubts++
  return best
}

interface Label {
  readonly item: Item
  readonly value: LinkedValue
}

function labelOf(draft: Draft, index: number, values: readonly LinkedValue[]): Label | undefined {
  const item = draft.items[index]
  for (const offset of [-1, 1, -2]) {
    const near = draft.items[index + offset]
    const between = draft.items[index - 1]
    const equal = meaning(between, 'compare')?.operator === '='
    if (item === undefined || !isFree(draft, near) || (offset === -2 && !says(between, 'negation') && !equal))
      continue
    const value = values.find(({ column }) => columnsOf(near).some((linked) => linked.column === column))
    const tied = isTied(draft, Math.min(near.end, item.end), Math.max(near.start, item.start))
    if (value === undefined || (isAsked(draft, index + offset) && !(tied && near.end < item.start))) continue
    if (offset === -2 && equal) claim(draft, between)
    return { item: near, value }
  }
  return columnsNamed(draft, values)
}

/** A value of several columns is of the one that the question names. */
function columnsNamed(draft: Draft, values: readonly LinkedValue[]): Label | undefined {
  if (new Set(values.map(({ column }) => column)).size < 2) return undefined
  const labels = draft.items.flatMap((item, place): readonly Label[] => {
    const value =
      isFree(draft, item) && !isAsked(draft, place)
        ? values.find(({ column }) => columnsOf(item)[0]?.column === column)
        : undefined
    return value === undefined ? [] : [{ item, value }]
  })
  return labels.length === 1 ? labels[0] : undefined
}

/** "which shop Harbour" names no label: a column that is asked for, measured or grouped by keeps its own part. */
function isAsked(draft: Draft, place: number): boolean {
  const before = draft.items[place - 1]
  return says(before, 'ask', 'group', 'measure', 'quantity', 'list')
}

/** from Rome, to Oslo: the word before the value is another name for one of its columns. */
function pointedAt(draft: Draft, item: Item, values: readonly LinkedValue[]): LinkedValue | undefined {
  for (const unit of draft.question.units.slice(Math.max(0, item.start - 2), item.start).reverse()) {
    const said = [unit.folded, ...synonymsOf(unit.folded)]
    const names = [
      ...said,
      ...said.flatMap((word) => translations(word, draft.question.locale.hears.stem)).map(formOf),
    ]
    const value = values.find(({ column }) =>
      names.some((name) => ` ${formOf(column.name)} `.includes(` ${name} `)),
    )
    if (value === undefined) continue
    claim(
      draft,
      ...draft.items.filter(
        (near) =>
          near.end <= item.start && near.start >= item.start - 2 && says(near, 'when', 'joint', 'verb'),
      ),
    )
    return value
  }
  return undefined
}

function negationBefore(draft: Draft, index: number): boolean {
  const after = draft.items[index + 1]
  const { hears } = draft.question.locale
  if (
    mayTrail(hears) &&
    says(after, 'negation') &&
    isFree(draft, after) &&
    (hears.trailing === true || /外$/.test(after.text))
  ) {
    claim(draft, after, says(draft.items[index - 1], 'negation') ? draft.items[index - 1] : undefined)
    return true
  }
  for (let place = index - 1; place >= Math.max(0, index - 3); place--) {
    const item = draft.items[place]
    if (says(item, 'negation') && isFree(draft, item)) {
      claim(draft, item)
      return true
    }
    const passable =
      says(item, 'joint', 'filler', 'verb') || columnsOf(item).length > 0 || valuesOf(item).length > 0
    if (!passable) return false
    if (valuesOf(item).length > 0) return negationStands(draft, place)
  }
  return false
}

/** not A or B: the negation before the first value holds for those joined to it. */
function negationStands(draft: Draft, place: number): boolean {
  const before = draft.items[place - 1]
  return before !== undefined && says(before, 'negation') && draft.claimed.has(before)
}
