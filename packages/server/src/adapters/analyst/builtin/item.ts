import { isNumeric, isTemporal, type Column } from '../../../domain/table.ts'
import type { Meaning } from '../../../locales/index.ts'
import type { Link, LinkedColumn, LinkedValue } from './link.ts'
import { sliceOf, type ReadQuestion } from './question.ts'

/** A part of the question in reading order: what it is tied to, or a word that nothing explains. Fillers are gone. */
export interface Item {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly link: Link | undefined
}

export function itemsOf(question: ReadQuestion, links: readonly Link[]): readonly Item[] {
  const items: Item[] = []
  let at = 0
  for (const link of [...links, undefined]) {
    const until = link?.start ?? question.units.length
    const hollow = link !== undefined && link.ground.kind === 'word' && isHollow(question, link, links)
    if (at < until) items.push(unknown(question, at, until))
    if (link !== undefined && hollow) items.push(unknown(question, link.start, link.end))
    else if (link !== undefined && !isFiller(link))
      items.push({ start: link.start, end: link.end, text: sliceOf(question, link.start, link.end), link })
    at = link?.end ?? at
  }
  return merged(question, items)
}

const unknown = (question: ReadQuestion, start: number, end: number): Item => ({
  start,
  end,
  text: sliceOf(question, start, end),
  link: undefined,
})

function merged(question: ReadQuestion, items: readonly Item[]): readonly Item[] {
  const out: Item[] = []
  for (const item of items) {
    const before = out.at(-1)
    if (before?.link === undefined && item.link === undefined && before?.end === item.start)
      out[out.length - 1] = unknown(question, before.start, item.end)
    else out.push(item)
  }
  return out
}

const isFiller = (link: Link): boolean =>
  link.ground.kind === 'word' && link.ground.meanings.every(({ kind }) => kind === 'filler')

/** A character of a dense script that only happens to stand inside another word: 日 and 本 in 日本, 天 in 天气. */
function isHollow(question: ReadQuestion, link: Link, links: readonly Link[]): boolean {
  if (link.end - link.start > 1 || question.units[link.start]?.dense !== true) return false
  const word = question.segments.find((segment) => segment.start <= link.start && link.end <= segment.end)
  if (word === undefined || word.end - word.start < 2) return false
  const inside = links.filter((other) => other.start < word.end && word.start < other.end)
  if (inside.every((other) => other.end - other.start === 1 && isFiller(other))) return true
  return inside.length === 1
}

export function meaning<Kind extends Meaning['kind']>(
  item: Item | undefined,
  kind: Kind,
): Extract<Meaning, { kind: Kind }> | undefined {
  if (item?.link?.ground.kind !== 'word') return undefined
  return item.link.ground.meanings.find(
    (candidate): candidate is Extract<Meaning, { kind: Kind }> => candidate.kind === kind,
  )
}

export const says = (item: Item | undefined, ...kinds: readonly Meaning['kind'][]): boolean =>
  kinds.some((kind) => meaning(item, kind) !== undefined)

/** A word that may also mean nothing; unused, it does no harm. */
export const mayBeFiller = (item: Item): boolean => says(item, 'filler')

export const columnsOf = (item: Item | undefined): readonly LinkedColumn[] =>
  item?.link?.ground.kind === 'column' ? item.link.ground.columns : []

export const valuesOf = (item: Item | undefined): readonly LinkedValue[] =>
  item?.link?.ground.kind === 'value' ? item.link.ground.values : []

export const numberOf = (item: Item | undefined): number | undefined =>
  item?.link?.ground.kind === 'number' ? item.link.ground.value : meaning(item, 'number')?.value

export const isRows = (item: Item | undefined): boolean =>
  item?.link?.ground.kind === 'entity' || says(item, 'rows') || item?.link?.ground.kind === 'table'

export function pick(item: Item | undefined, wanted: (column: Column) => boolean): LinkedColumn | undefined {
  return columnsOf(item).find(({ column }) => wanted(column))
}

export const isAmount = (column: Column): boolean => isNumeric(column) && column.role !== 'identifier'
export const isOrdered = (column: Column): boolean => isNumeric(column) || isTemporal(column)
