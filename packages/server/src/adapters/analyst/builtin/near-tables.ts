import type { Table } from '../../../domain/table.ts'
import { remembered, translations, type Hears, type Meaning } from '../../../locales/index.ts'
import { countOf, noUnits, unitsFrom, type Units } from './candidates/units.ts'
import { alsoCalled } from './definitions/also-called.ts'
import { exactNames } from './exact-names.ts'
import { formOf, rootOf, withoutBrackets, wordsOf } from './form.ts'
import { oncePerQuestion } from './once-per-question.ts'
import { foldedSlice, sliceOf, spans, type ReadQuestion } from './question.ts'
import { meaningsOf } from './vocabulary.ts'

/** Beyond this many tables only those are read closely whose names and values the question says. */
const few = 3
const mostTables = 8
/** A table that tells this much less than the best is kept only for what it alone tells, or what is named by its own values. */
const rival = 1

export const nearTables = oncePerQuestion((question: ReadQuestion): readonly Table[] => {
  const { tables } = question.asked
  if (tables.length <= few) return tables
  const said = saidNames(question)
  const places = saidPlaces(question)
  const valued = saidValues(question, places)
  const named = ownValued(question, places)
  const telling = contentOf(question)
  const root = rootsIn(question)
  const told = (table: Table): Units => {
    const { table: names, columns } = alsoCalled(question, table)
    const others = [...names, ...columns.flatMap(({ words }) => words)]
    const units = (valued.get(table.id) ?? noUnits) | namedUnits(table, others, said, root)
    return units & telling
  }
  const ranked = tables
    .map((table) => ({ table, told: told(table) }))
    .map((one) => ({ ...one, count: countOf(one.told), exact: exactIn(question, one.table) }))
    .sort((a, b) => b.count - a.count || b.exact - a.exact)
  const best = ranked[0]?.count ?? 0
  const kept: Table[] = []
  let seen = noUnits
  for (const { table, told: units, count } of ranked) {
    if (kept.length === mostTables) break
    const isRival = count >= best - rival || (units & ~seen) !== noUnits || named.has(table.id)
    if (kept.length >= few && !isRival) continue
    if (kept.length > 0 && count === 0) continue
    kept.push(table)
    seen |= units
  }
  return kept
})

/** How many of the names that are said in full a table has. */
const exactIn = (question: ReadQuestion, { columns }: Table): number => {
  const names = new Set(columns.map(({ name }) => formOf(withoutBrackets(name))))
  return exactNames(question).filter(({ words }) => names.has(words.join(' '))).length
}

const empty = new Set<Meaning['kind']>(['filler', 'ask', 'list', 'joint', 'follow'])

/** Units that say something: not those that only ever stand between others. */
function contentOf(question: ReadQuestion): Units {
  const meanings = meaningsOf(question.locale)
  return question.units.reduce((units, { folded }, at) => {
    const known = meanings.get(folded)
    return /^\d+$/.test(folded) || known?.every(({ kind }) => empty.has(kind)) === true
      ? units
      : units | unitsFrom(at, at + 1)
  }, noUnits)
}

/** Every form that a stretch of the question may be the name of, with the units that say it. */
function saidNames(question: ReadQuestion): ReadonlyMap<string, Units> {
  const own = question.locale.hears.stem
  const said = new Map<string, Units>()
  for (const { start, end } of spans(question)) {
    const form = formOf(sliceOf(question, start, end))
    const others = translations(form, own).map(formOf)
    for (const name of [form, ...others].flatMap((one) => [one, rootOf(one, own)]))
      said.set(name, (said.get(name) ?? noUnits) | unitsFrom(start, end))
  }
  return said
}

/** What of the question the names of a table say. */
function namedUnits(
  table: Table,
  others: readonly string[],
  said: ReadonlyMap<string, Units>,
  root: (word: string) => string,
): Units {
  let units = noUnits
  for (const name of [table.title, ...table.columns.map((column) => column.name), ...others]) {
    units |= said.get(formOf(name)) ?? noUnits
    for (const word of wordsOf(name)) units |= said.get(root(word)) ?? noUnits
  }
  return units
}

const roots = new Map<Hears['stem'], (word: string) => string>()

/** Roots as the question's language has them, kept: headers say the same words again and again. */
function rootsIn({ locale: { hears } }: ReadQuestion): (word: string) => string {
  const known = roots.get(hears.stem) ?? remembered((word) => rootOf(word, hears.stem))
  roots.set(hears.stem, known)
  return known
}

/** What the question says, folded, and where. */
function saidPlaces(question: ReadQuestion): ReadonlyMap<string, Units> {
  const places = new Map<string, Units>()
  for (const { start, end } of spans(question)) {
    const folded = foldedSlice(question, start, end)
    places.set(folded, (places.get(folded) ?? noUnits) | unitsFrom(start, end))
  }
  return places
}

/** By table, the units that name a value of it. */
function saidValues(
  { asked: { values } }: ReadQuestion,
  places: ReadonlyMap<string, Units>,
): ReadonlyMap<string, Units> {
  const valued = new Map<string, Units>()
  for (const { tableId, folded } of values)
    valued.set(tableId, (valued.get(tableId) ?? noUnits) | (places.get(folded) ?? noUnits))
  return valued
}

/** Tables with a value that the question says and that does not name a row of another table: the Lark, of brooks. */
function ownValued(
  { asked: { values, relations } }: ReadQuestion,
  places: ReadonlyMap<string, Units>,
): ReadonlySet<string> {
  const refers = new Set(relations.map(({ from }) => `${from.tableId} ${from.column}`))
  return new Set(
    values
      .filter(({ tableId, column, folded }) => places.has(folded) && !refers.has(`${tableId} ${column}`))
      .map(({ tableId }) => tableId),
  )
}
