import type { Condition } from '@auger/contract/plan'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { isThing, neighbour, senseOf, type FilterChoice, type FilterSlot, type Reading } from '../reading.ts'
import { nameColumn } from '../table/name-column.ts'
import { columnOf } from '../scene.ts'

type Read = Pick<Reading, 'items' | 'scene'>

/** What a text contains or begins with: titles with the word tea, codes starting with A-. The words behind are taken as they stand. */
export function textSlots(read: Read): readonly FilterSlot[] {
  return read.items.flatMap((item, at): readonly FilterSlot[] => {
    const contains = senseOf(item, 'contains')
    const text = contains === undefined ? undefined : textBehind(read, at)
    if (contains === undefined || text === undefined) return []
    const choices = textColumns(read, at).map(({ column, absorbs, cost, note }): FilterChoice => {
      const condition: Condition = {
        kind: 'contains',
        column,
        text: text.text,
        ...(contains.place === undefined ? {} : { place: contains.place }),
      }
      return {
        condition,
        columns: [column],
        absorbs: [...absorbs, ...text.items],
        notes: [`filter:contains:${note}`],
        cost,
      }
    })
    return choices.length === 0 ? [] : [{ items: [at], choices }]
  })
}

/** The quoted words, or the next word with what is glued to it. */
function textBehind(
  { scene: { tokens, asked }, items }: Read,
  at: number,
): { readonly text: string; readonly items: readonly number[] } | undefined {
  const from = items[at]?.until ?? 0
  const first = tokens[from]
  if (first === undefined) return undefined
  let until = from + 1
  while (
    until < tokens.length &&
    (first.quoted ? tokens[until]?.quoted === true : tokens[until]?.before === 'none')
  )
    until++
  const last = tokens[until - 1] ?? first
  const behind = asked.text.slice(last.end).match(/^[-_/.]+/)?.[0] ?? ''
  const covered = items.flatMap((item, index) => (item.from >= from && item.until <= until ? [index] : []))
  return { text: asked.text.slice(first.start, last.end) + behind, items: covered }
}

interface TextColumn {
  readonly column: ColumnRef
  readonly absorbs: readonly number[]
  readonly cost: number
  readonly note: string
}

function textColumns(read: Read, at: number): readonly TextColumn[] {
  const before = neighbour(read, at, -1, 4)
  const named = read.items.flatMap((item, index): readonly TextColumn[] => {
    if (!isThing(item) || item.to.kind !== 'column' || columnOf(read.scene, item.to.column).type !== 'text')
      return []
    const isBefore = index === before
    return [
      {
        column: item.to.column,
        absorbs: isBefore ? [index] : [],
        cost: isBefore ? 0 : 0.4,
        note: isBefore ? 'said' : 'mentioned',
      },
    ]
  })
  const names = read.scene.asked.tables.flatMap((table): readonly TextColumn[] => {
    const column = nameColumn(table)
    return column === undefined || columnOf(read.scene, column).type !== 'text'
      ? []
      : [{ column, absorbs: [], cost: 0.8, note: 'name' }]
  })
  const all = [...named, ...names].toSorted((one, other) => one.cost - other.cost)
  return all
    .filter(({ column }, place) => all.findIndex((one) => one.column === column) === place)
    .slice(0, 3)
}
