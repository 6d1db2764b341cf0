import { fold, type Column, type LexiconEntry, type Table } from '../../../domain/table.ts'
import {
  joinUnits,
  singular,
  stemWords,
  translations,
  withEdges,
  withoutAccents,
  type Hears,
  type MeaningKind,
  type Unit,
} from '../../../locales/index.ts'
import { standsForValue } from './definitions/also-called.ts'
import { wordsOf } from './form.ts'
import type { Link, LinkedValue } from './link.ts'
import { foldedSlice, sliceOf, spans, type ReadQuestion } from './question.ts'
import { meaningsOf } from './vocabulary.ts'

interface Held {
  readonly column: Column
  readonly value: string
  readonly part: boolean
}

/** Values that the question names, as the lexicon and the profile know them. */
export function groundValues(question: ReadQuestion, table: Table): readonly Link[] {
  const held = valuesOf(question, table)
  const roots = rootsOf(held, question.locale.hears.stem)
  const links: Link[] = []
  for (const { start, end } of spans(question)) {
    const linked = valuesAt(question, start, end, held, roots)
    const best = linked[0]
    if (best !== undefined)
      links.push({ start, end, quality: best.quality, ground: { kind: 'value', values: linked } })
  }
  return links
}

function valuesOf(question: ReadQuestion, table: Table): ReadonlyMap<string, readonly Held[]> {
  const held = new Map<string, Held[]>()
  const add = (folded: string, column: Column, value: string, whole = fold(value) === folded): void => {
    const known = held.get(folded) ?? []
    if (!known.some((other) => other.column === column && other.value === value))
      held.set(folded, [...known, { column, value, part: !whole }])
  }
  for (const entry of question.asked.values) {
    const column = table.columns.find(({ name }) => name === entry.column)
    if (entry.tableId === table.id && column !== undefined)
      add(entry.folded, column, entry.value, isWhole(question, entry))
  }
  for (const column of table.columns)
    if (column.type === 'text')
      for (const { value } of column.frequent)
        if (typeof value === 'string' && value.trim() !== '') add(fold(value), column, value)
  return held
}

const isWhole = (question: ReadQuestion, entry: LexiconEntry): boolean =>
  fold(entry.value) === entry.folded || standsForValue(question, entry)

/** By what the forms of their words share. */
function rootsOf(
  held: ReadonlyMap<string, readonly Held[]>,
  own: Hears['stem'],
): ReadonlyMap<string, readonly Held[]> {
  const roots = new Map<string, readonly Held[]>()
  if (own === undefined) return roots
  for (const [folded, ones] of held) {
    const root = stemWords(folded, own)
    roots.set(root, [...(roots.get(root) ?? []), ...ones])
  }
  return roots
}

function valuesAt(
  question: ReadQuestion,
  start: number,
  end: number,
  held: ReadonlyMap<string, readonly Held[]>,
  roots: ReadonlyMap<string, readonly Held[]>,
): readonly LinkedValue[] {
  const quote = question.quotes.find((candidate) => candidate.start === start && candidate.end === end)
  const text = quote?.text ?? sliceOf(question, start, end)
  const folded = quote === undefined ? foldedSlice(question, start, end) : fold(quote.text)
  const weight = quote === undefined ? plainness(question, start, end) : 1
  if (weight === 0) return []
  const exact =
    held.get(folded) ?? held.get(folded.replace(/[-_/]+/g, ' ')) ?? held.get(folded.replace(/ /g, '-')) ?? []
  const edged = edges(question, start, end).flatMap((form) => held.get(form) ?? [])
  const near = [
    ...edged.map((one) => ({ ...one, quality: Math.max(weight, 0.9) * firmness(one) })),
    ...exact.map((one) => ({ ...one, quality: weight * (one.value === text ? 0.99 : 0.95) * firmness(one) })),
  ]
  if (near.length > 0) return ranked(near)
  const single = /[a-z]s$/.test(folded) ? (held.get(folded.replace(/[a-z]+$/, singular)) ?? []) : []
  const own = question.locale.hears.stem
  const ours = own !== undefined && quote === undefined && isOurs(question, start, end)
  const inflected =
    own === undefined || ours || !mayInflect(question, start, end)
      ? []
      : (roots.get(stemWords(folded, own)) ?? []).filter(({ value }) => mayBe(question, start, end, value))
  const unglued =
    ours || quote !== undefined
      ? []
      : (question.locale.hears.unglued?.(folded) ?? []).flatMap((form) => held.get(form) ?? [])
  const foreign = ours
    ? []
    : translations(folded, own)
        .flatMap((other) =>
          (held.get(other) ?? []).filter(({ column }) => isTelling(other) || saysGender(column)),
        )
        // Half of a value, and that in another language, is a chance: 时间 is not "On time".
        .filter(({ part }) => !part)
  return ranked([
    ...single.map((one) => ({ ...one, quality: weight * 0.85 })),
    ...inflected.map((one) => ({ ...one, quality: weight * 0.9 * firmness(one) })),
    ...unglued.map((one) => ({ ...one, quality: weight * 0.9 * firmness(one) })),
    ...foreign.map((one) => ({ ...one, quality: weight * 0.8 })),
  ])
}

/** A word that holds the question together names no value in another form or language; what was done to a thing may. */
function isOurs({ locale, units }: ReadQuestion, start: number, end: number): boolean {
  const meanings = meaningsOf(locale).get(joinUnits(units.slice(start, end)))
  return meanings !== undefined && meanings.every(({ kind }) => kind !== 'verb')
}

/** A few Latin letters are a code sooner than a word of another language: TUR is no Turkish "tür". */
const isTelling = (translated: string): boolean => !/^\p{Script=Latin}{1,3}$/u.test(translated)

/** But a gender is told by a letter as often as by a word. */
const saysGender = ({ name }: Column): boolean =>
  wordsOf(name).some((word) => word === 'gender' || word === 'sex')

/** Where only accents are dropped, a lone syllable is a name only with its capital, which a first word has anyway. */
function mayInflect({ locale: { hears }, units }: ReadQuestion, start: number, end: number): boolean {
  if (end - start > 1 || hears.endings !== undefined) return true
  const { text = '', folded = '' } = units[start] ?? {}
  return /^\p{Lu}/u.test(text) && (start > 0 || translations(folded, hears.stem).length === 0)
}

/** Where names keep their form, one with a capital stands for itself alone, with or without its accents. */
function mayBe(question: ReadQuestion, start: number, end: number, value: string): boolean {
  const text = sliceOf(question, start, end)
  return (
    question.locale.hears.fixedNames !== true ||
    start === 0 ||
    !/^\p{Lu}/u.test(text) ||
    withoutAccents(fold(text)) === withoutAccents(fold(value))
  )
}

const small = new Set<MeaningKind>([
  'filler',
  'joint',
  'group',
  'order',
  'ask',
  'list',
  'quantity',
  'compare',
])

const firmness = ({ part }: Held): number => (part ? 0.8 : 1)

const ranked = (values: readonly LinkedValue[]): readonly LinkedValue[] =>
  [...values].sort((a, b) => b.quality - a.quality)

/**
 * A small word names no value, though a column may hold it as a code; another word of ours ("May", "first", "US") or a
 * bare number does only when it looks like a name.
 */
function plainness(question: ReadQuestion, start: number, end: number): number {
  const units = question.units.slice(start, end)
  const text = sliceOf(question, start, end)
  if (/^[\d.,]+$/.test(text)) return 0.6
  if (units.every((unit) => unit.folded.length === 1 && !unit.dense))
    return /^\p{Lu}$/u.test(text) ? 0.7 : 0.3
  const meanings = meaningsOf(question.locale).get(joinUnits(units))
  if (meanings === undefined) return isOfPhrase(question, start, end) ? 0.45 : 1
  if (start > 0 && /^\p{Lu}/u.test(text)) return 0.9
  return /^\p{Ll}/u.test(text) && meanings.every(({ kind }) => small.has(kind)) ? 0 : 0.45
}

/** The bao of "bao nhiêu" is half a word of ours. */
function isOfPhrase({ locale, units }: ReadQuestion, start: number, end: number): boolean {
  if (end - start > 1 || units[start]?.dense === true || !/^\p{Ll}/u.test(units[start]?.text ?? ''))
    return false
  const words = meaningsOf(locale)
  return (
    (start > 0 && words.has(joinUnits(units.slice(start - 1, end)))) ||
    (end < units.length && words.has(joinUnits(units.slice(start, end + 1))))
  )
}

function edges(question: ReadQuestion, start: number, end: number): readonly string[] {
  const first: Unit | undefined = question.units[start]
  const last: Unit | undefined = question.units[end - 1]
  return first === undefined || last === undefined ? [] : withEdges(question.text, first, last)
}
