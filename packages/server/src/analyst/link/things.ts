import { tableOf } from '../../domain/definition.ts'
import { fold, isKey, type Column, type Table } from '../../domain/table.ts'
import { refOf, type ColumnRef } from '../frame/column-ref.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Link } from './link.ts'
import type { LinkedQuestion } from './linked-question.ts'
import { findMentions } from './name/find-mentions.ts'
import { kindWords } from './name/kind-words.ts'
import { indexNames, type Named } from './name/name-index.ts'
import { partsOfName } from './name/name-parts.ts'
import { settleMentions, type SettledMention } from './name/settle-mentions.ts'
import { oncePerTables } from './once-per-tables.ts'
import { leastQuality, qualityOf } from './quality.ts'
import type { Said } from './said.ts'

interface Thing {
  readonly tableId: string
  readonly by?: ColumnRef
}

/** Things that rows are, or that a column tells apart: by what tables are called and by what their key and name columns are of. */
export function linkThings(said: Said): readonly Link[] {
  const named = settleMentions(said, findMentions(said, thingIndex(said.question)))
    // Of "shop orders" an order is one of the things, a shop is not.
    .filter(({ coverage, hasHead }) => coverage >= 1 || hasHead)
    .map(linkOf)
  return [...named, ...linkSynonyms(said)].filter(({ quality }) => quality >= leastQuality)
}

const linkOf = ({ from, until, thing: { tableId, by }, match, quality }: SettledMention<Thing>): Link => ({
  from,
  until,
  to: { kind: 'table', tableId, match, ...(by === undefined ? {} : { by }) },
  quality,
})

const thingIndex = oncePerTables((tables, lexicons) => {
  const shared = sharedWords(tables, lexicons)
  return indexNames(
    tables.flatMap((table) => {
      const rows = { tableId: table.id }
      return [...rowNames(table, rows, shared, lexicons), ...columnNames(table, rows, lexicons)]
    }),
    lexicons,
  )
})

/** How many words all titles begin with: of shop_orders and shop_customers, what tells them apart comes behind. */
function sharedWords(tables: readonly Table[], lexicons: readonly Lexicon[]): number {
  const titles = tables.map(({ title }) => foldedWords(title, lexicons))
  const [first = [], ...others] = titles
  if (others.length === 0) return 0
  const differs = first.findIndex((word, at) => others.some((words) => words[at] !== word))
  const shared = differs < 0 ? first.length : differs
  return titles.some((words) => words.length <= shared) ? 0 : shared
}

const foldedWords = (name: string, lexicons: readonly Lexicon[]): readonly string[] =>
  partsOfName(name, lexicons).words.map(({ folded }) => folded)

/** What the rows themselves are called; a year in a title is no word of it. */
function rowNames(
  table: Table,
  thing: Thing,
  shared: number,
  lexicons: readonly Lexicon[],
): readonly Named<Thing>[] {
  const own = foldedWords(table.title, lexicons)
    .slice(shared)
    .filter((word) => !/^\p{N}+$/u.test(word))
  const noun = table.structure?.row.noun ?? ''
  const told = toldBySeveral(table, lexicons)
  const names = new Set([table.title, own.join(' '), noun].filter((name) => name !== ''))
  return [...names].filter((name) => !told.has(stemsOf(name, lexicons))).map((name) => ({ thing, name }))
}

/** What keys are of that many rows have alike: where an order has a row for each of its lines, rows are no orders. */
const toldBySeveral = (table: Table, lexicons: readonly Lexicon[]): ReadonlySet<string> =>
  new Set(
    table.columns
      .filter(({ nature, distinct }) => nature === 'key' && distinct < leastTold * table.rowCount)
      .map(({ name }) => stemsOf(name, lexicons))
      .filter((name) => name !== ''),
  )

/** The words of a name, but those for a number or a name, as they are in all forms. */
const stemsOf = (name: string, lexicons: readonly Lexicon[]): string =>
  foldedWords(name, lexicons)
    .filter((word) => !kindWords.has(word))
    .map((word) => lexicons.at(-1)?.stem(word) ?? word)
    .join(' ')

/** What key and name columns are of. A key of the table's own tells its rows apart, and any other one other things. */
function columnNames(table: Table, rows: Thing, lexicons: readonly Lexicon[]): readonly Named<Thing>[] {
  const things = new Map<string, Thing>()
  const isKeyed = table.columns.some(({ nature }) => nature === 'key' || nature === 'name')
  const dated = isKeyed ? undefined : table.columns.find(({ nature }) => nature === 'time')
  return table.columns.flatMap((column): readonly Named<Thing>[] => {
    if (column.nature !== 'key' && column.nature !== 'name' && column !== dated) return []
    const name = foldedWords(column.name, lexicons)
      .filter((word) => !kindWords.has(word))
      .join(' ')
    if (name === '') return []
    // Rows without a key or a name of their own are what has a date in each of them: the order of an order_date.
    if (column === dated) return [{ thing: rows, name }]
    if (tellsRows(table, column)) return [{ thing: rows, name }]
    const by = refOf(table.id, tellingColumn(table, column))
    const thing = things.get(by) ?? { tableId: table.id, by }
    things.set(by, thing)
    return [{ thing, name }]
  })
}

/** Two people may have one name; where many rows have the same, it is the name of something that several rows tell of. */
const leastTold = 0.8

function tellsRows(table: Table, { name, distinct }: Column): boolean {
  const naming = table.structure?.namings.find((one) => one.name === name)
  if (isKey(table, name)) return true
  return naming !== undefined && isKey(table, naming.key) && distinct >= leastTold * table.rowCount
}

/** Of a thing with a key and a name, the key tells it apart: two people may have one name. A key of the rows is none of theirs. */
const tellingColumn = (table: Table, { name }: Column): string => {
  const key = table.structure?.namings.find((naming) => naming.name === name)?.key
  return key === undefined || isKey(table, key) ? name : key
}

/** The tables whose rows are called so: what a name says before its head is only about it. */
export function tablesAbout(question: LinkedQuestion, concepts: readonly string[]): readonly string[] {
  const { concepts: known } = thingIndex(question)
  const named = concepts
    .flatMap((concept) => known.get(concept) ?? [])
    .filter(({ entry, end }) => entry.thing.by === undefined && end === entry.parts.letters.length)
  return [...new Set(named.map(({ entry }) => entry.thing.tableId))]
}

/** What people have said to be other words for a table. */
function linkSynonyms(said: Said): readonly Link[] {
  const { asked, lexicons } = said.question
  const names = (asked.definitions ?? []).flatMap((definition): readonly Named<Thing>[] => {
    const table = definition.kind === 'synonym' ? tableOf(definition, asked.tables) : undefined
    if (definition.kind !== 'synonym' || definition.column !== undefined || table === undefined) return []
    const thing = { tableId: table.id }
    return definition.words.map((name) => ({ thing, name: fold(name) }))
  })
  if (names.length === 0) return []
  return settleMentions(said, findMentions(said, indexNames(names, lexicons)))
    .filter(({ match, coverage }) => coverage >= 1 && (match === 'exact' || match === 'form'))
    .map((mention) => linkOf({ ...mention, match: 'synonym', quality: qualityOf('synonym') }))
}
