import { tableOf } from '../../domain/definition.ts'
import { oncePer } from '../../domain/once-per.ts'
import { isNumeric, isTemporal, type Column, type Table } from '../../domain/table.ts'
import { refOf, type ColumnRef } from '../frame/column-ref.ts'
import type { Link } from './link.ts'
import { textOf, type LinkedQuestion } from './linked-question.ts'
import { identifierWords, kindWords } from './name/kind-words.ts'
import { findMentions } from './name/find-mentions.ts'
import { indexNames, type Named } from './name/name-index.ts'
import { isPacked, partsOfName } from './name/name-parts.ts'
import { settleMentions, type SettledMention } from './name/settle-mentions.ts'
import { oncePerTables } from './once-per-tables.ts'
import { leastQuality, qualityOf } from './quality.ts'
import type { Said } from './said.ts'

export interface NamedColumn {
  readonly ref: ColumnRef
  readonly tableId: string
  readonly column: Column
}

/** Columns by their names: as they stand, in other forms, by some of their words, by concepts and misspelt; and by what people call them. */
export function linkColumns(said: Said): readonly Link[] {
  const { question } = said
  const named = columnMentions(said)
    .filter((mention) => mayBeKey(question, mention))
    .map((mention) => linkOf(mention, ofThing(question, mention), isSaidAsAmount(said, mention)))
  return [...named, ...linkSynonyms(said)].filter(({ quality }) => quality >= leastQuality)
}

/** Everything that the question says of columns' names, also where it means no column by it. */
export const columnMentions = oncePer((said: Said): readonly SettledMention<NamedColumn>[] =>
  settleMentions(said, findMentions(said, columnIndex(said.question))),
)

const columnIndex = oncePerTables((tables, lexicons) => {
  const names = tables.flatMap((table) =>
    table.columns.flatMap((column): readonly Named<NamedColumn>[] => {
      const thing = { ref: refOf(table.id, column.name), tableId: table.id, column }
      const { name, spelledOut } = column
      const short = amongRows(table, partsOfName(name, lexicons).words)
      return [
        { thing, name },
        ...(spelledOut === null ? [] : [{ thing, name: spelledOut }]),
        ...(short === undefined ? [] : [{ thing, ...short }]),
      ]
    }),
  )
  return indexNames(names, lexicons)
})

/** Among documents, the document name is the name. */
function amongRows(
  { title, structure }: Table,
  words: readonly { readonly folded: string }[],
): { readonly name: string; readonly share: number } | undefined {
  const things = [title, structure?.row.noun ?? ''].map((thing) => thing.toLowerCase())
  const [first, ...rest] = words.map(({ folded }) => folded)
  if (first === undefined || rest.length === 0) return undefined
  if (!things.some((thing) => thing === first || thing === `${first}s`)) return undefined
  return { name: rest.join(' '), share: rest.length / words.length }
}

/** Nobody means a number that tells rows apart, unless they say its name or speak of a number. */
function mayBeKey(question: LinkedQuestion, mention: SettledMention<NamedColumn>): boolean {
  const { column } = mention.thing
  if (column.nature !== 'key' || !isNumeric(column)) return true
  const isNamed = mention.coverage >= 1 && (mention.match === 'exact' || mention.match === 'form')
  return isNamed || saysWord(question, mention, identifierWords)
}

const ofThingAlone = 0.75

/** The order of an order date is a thing sooner than the date. */
function ofThing(question: LinkedQuestion, mention: SettledMention<NamedColumn>): number {
  const { column } = mention.thing
  const isOfThing = mention.coverage < 1 && (column.nature === 'key' || isTemporal(column))
  return isOfThing && !saysWord(question, mention, kindWords) ? ofThingAlone : 1
}

export function saysWord(
  question: LinkedQuestion,
  { from, until }: SettledMention<unknown>,
  words: ReadonlySet<string>,
): boolean {
  const text = textOf(question, { from, until })
  if (question.tokens.slice(from, until).some(({ folded }) => words.has(folded))) return true
  return isPacked(text) && [...words].some((word) => isPacked(word) && text.includes(word))
}

const linkOf = (
  { from, until, thing, match, coverage, quality }: SettledMention<NamedColumn>,
  factor = 1,
  isAmount = false,
): Link => ({
  from,
  until,
  to: {
    kind: 'column',
    column: thing.ref,
    match,
    coverage,
    ...(isAmount ? { asAmount: true } : {}),
  },
  quality: quality * factor,
})

/** Whether the words are another name for what adds up. */
function isSaidAsAmount({ question, concepts }: Said, mention: SettledMention<NamedColumn>): boolean {
  if (mention.match !== 'concept' && mention.match !== 'near') return false
  return concepts.some(
    ({ from, until, concept }) =>
      from === mention.from &&
      until === mention.until &&
      (question.concepts.get(concept)?.kinds ?? []).includes('amount'),
  )
}

/** What people have said to be other words for a column. */
function linkSynonyms(said: Said): readonly Link[] {
  const { asked, lexicons } = said.question
  const names = (asked.definitions ?? []).flatMap((definition): readonly Named<NamedColumn>[] => {
    const table = definition.kind === 'synonym' ? tableOf(definition, asked.tables) : undefined
    if (definition.kind !== 'synonym' || definition.value !== undefined || table === undefined) return []
    const column = table.columns.find(({ name }) => name === definition.column)
    if (column === undefined) return []
    const thing = { ref: refOf(table.id, column.name), tableId: table.id, column }
    return definition.words.map((name) => ({ thing, name }))
  })
  if (names.length === 0) return []
  return settleMentions(said, findMentions(said, indexNames(names, lexicons)))
    .filter(({ match, coverage }) => coverage >= 1 && (match === 'exact' || match === 'form'))
    .map((mention) => linkOf({ ...mention, match: 'synonym', quality: qualityOf('synonym') }))
}

/** The columns whose names are about one of these concepts, those about the first concepts and about nothing else first. */
export function columnsAbout(question: LinkedQuestion, concepts: readonly string[]): readonly ColumnRef[] {
  const { concepts: known } = columnIndex(question)
  const found = concepts.flatMap((concept, place) =>
    (known.get(concept) ?? []).map(({ entry, start, end }) => ({
      ref: entry.thing.ref,
      cost: place + (1 - (end - start) / Math.max(1, entry.parts.letters.length)),
    })),
  )
  const sorted = found.toSorted((one, other) => one.cost - other.cost)
  return [...new Set(sorted.map(({ ref }) => ref))]
}
