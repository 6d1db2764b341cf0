import type { Column, Table } from '../../../domain/table.ts'
import { renderings, stem, stemWords, type Hears } from '../../../locales/index.ts'
import { formOf, stemmedForm, withoutBrackets, wordsOf } from './form.ts'
import type { LinkedColumn, LinkKind } from './link.ts'
import { withoutLeadingKind, withoutLinks } from './linked-names.ts'
import { denseKindWords, grownKindWords, kindWords, synonymsOf } from './vocabulary.ts'

/** Every form under which a table's columns may be called, best first. */
export type ColumnForms = ReadonlyMap<string, readonly LinkedColumn[]>

interface Named {
  readonly form: string
  readonly how: LinkKind
  readonly quality: number
}

const known = new WeakMap<Table, Map<Hears['stem'], ColumnForms>>()

/** `own` is the stem of the question's language. */
export function columnForms(table: Table, own: Hears['stem']): ColumnForms {
  const before = known.get(table) ?? new Map<Hears['stem'], ColumnForms>()
  known.set(table, before)
  const forms = before.get(own) ?? formsOf(table, own)
  before.set(own, forms)
  return forms
}

function formsOf(table: Table, own: Hears['stem']): ColumnForms {
  const forms = new Map<string, LinkedColumn[]>()
  for (const column of table.columns)
    for (const { form, how, quality } of namesOf(column, table, own)) {
      const known = forms.get(form) ?? []
      const before = known.find((linked) => linked.column === column)
      if (before === undefined || before.quality < quality)
        forms.set(form, [...known.filter((linked) => linked.column !== column), { column, how, quality }])
    }
  for (const [form, linked] of forms)
    forms.set(
      form,
      linked.sort((a, b) => b.quality - a.quality),
    )
  return forms
}

function namesOf(column: Column, table: Table, own: Hears['stem']): readonly Named[] {
  const named = ownNames(column, table)
  const main = named.filter(({ quality }) => quality >= 0.85)
  const derived = main.flatMap(({ form, how, quality }): readonly Named[] => [
    ...renderings(form, own).map((other): Named => ({
      form: formOf(other),
      how: how === 'part' ? 'part' : 'translated',
      quality: quality * (how === 'part' ? 0.9 : 0.85),
    })),
    ...synonymsOf(form).map((other): Named => ({ form: other, how: 'synonym', quality: quality * 0.7 })),
  ])
  const [verb = '', noun] = wordsOf(column.name)
  const done: readonly Named[] =
    column.role === 'time' && noun !== undefined ? [{ form: doneForm(verb), how: 'part', quality: 0.72 }] : []
  const stems = main.map(({ form, quality }): Named => ({
    form: stemmedForm(form, own),
    how: 'part',
    quality: quality * 0.72,
  }))
  const inflected =
    own === undefined
      ? []
      : [...named, ...derived].map((one): Named => ({
          ...one,
          form: stemWords(one.form, own),
          quality: one.quality * 0.97,
        }))
  return [...named, ...derived, ...inflected, ...stems, ...done].filter(({ form }) => form !== '')
}

/** What was done at a time: "hired" for a hire date. Kept apart from names by its mark. */
export const doneForm = (verb: string): string => `~${stem(verb)}`

/** The name itself, then shorter ways to say it. */
function ownNames(column: Column, table: Table): readonly Named[] {
  const bare = withoutBrackets(column.name)
  const words = wordsOf(bare)
  const thing = withoutLeadingKind(withoutKindWords(words))
  const isKey = column.role === 'identifier' && column.distinct >= table.rowCount
  const names: Named[] = [
    { form: formOf(column.name), how: 'exact', quality: 0.98 },
    { form: words.join(' '), how: 'exact', quality: 0.97 },
    { form: withoutLinks(words).join(' '), how: 'exact', quality: 0.96 },
  ]
  const short = /^(?:name|title|名称|姓名)$/.test(words.at(-1) ?? '') ? 0.93 : 0.9
  if (thing.join(' ') !== words.join(' ') && !isKey && column.role !== 'time')
    names.push({ form: thing.join(' '), how: 'part', quality: short })
  if (words.length > 1 && statistics.has(words[0] ?? ''))
    names.push({ form: withoutKindWords(words.slice(1)).join(' '), how: 'part', quality: 0.9 })
  for (let first = 1; first < words.length; first++)
    names.push({ form: words.slice(first).join(' '), how: 'part', quality: 0.75 })
  if (!isKey && column.role !== 'time')
    for (let last = words.length - 1; last > 0; last--)
      names.push({ form: words.slice(0, last).join(' '), how: 'part', quality: last > 1 ? 0.65 : 0.6 })
  if (words.length > 1 && words.every(isLatin))
    names.push({ form: words.join(''), how: 'part', quality: 0.93 })
  const initials = initialsOf(words)
  if (initials !== undefined) names.push({ form: initials, how: 'part', quality: 0.8 })
  return [
    ...names.filter(({ form, how }) => how === 'exact' || !kindWords().has(form)),
    ...amongRows(table, words),
  ]
}

/** Among documents, the document name is the name. */
function amongRows({ title }: Table, words: readonly string[]): readonly Named[] {
  const rows = ` ${wordsOf(title).join(' ')}`.replace(/[\d ]+$/, '')
  return words.flatMap((_, at): readonly Named[] =>
    at > 0 && rows.endsWith(` ${words.slice(0, at).join(' ')}`)
      ? [{ form: words.slice(at).join(' '), how: 'part', quality: 0.9 }]
      : [],
  )
}

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word)

const leastInitials = 3

/** GDP of a gross domestic product. */
export function initialsOf(words: readonly string[]): string | undefined {
  if (words.length < leastInitials || !words.every(isLatin)) return undefined
  return words.map((word) => word.charAt(0)).join('')
}

const statistics = new Set(['avg', 'average', 'mean', 'total', 'sum'])

const shortestGrown = 4

/** What must be left of a name: a Hangul syllable is less than a word. */
const shortestOf = (name: string): number => (/\p{Script=Hangul}/u.test(name) ? 2 : 1)

/** "weight kg" is a weight, "顾客人数" are customers. */
export function withoutKindWords(words: readonly string[]): readonly string[] {
  const kinds = kindWords()
  const kept = [...words]
  while (kept.length > 1 && kinds.has(kept.at(-1) ?? '')) kept.pop()
  const last = kept.at(-1) ?? ''
  const tail =
    denseKindWords().find((kind) => last.length >= kind.length + shortestOf(last) && last.endsWith(kind)) ??
    grownKindWords().find((kind) => last.length >= kind.length + shortestGrown && last.endsWith(kind))
  return tail === undefined ? kept : [...kept.slice(0, -1), last.slice(0, -tail.length)]
}
