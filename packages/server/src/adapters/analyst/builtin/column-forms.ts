import type { Column, Table } from '../../../domain/table.ts'
import { stem, translations } from '../../../locales/index.ts'
import { formOf, stemmedForm, withoutBrackets, wordsOf } from './form.ts'
import type { LinkedColumn, LinkKind } from './link.ts'
import { denseKindWords, kindWords, synonymsOf } from './vocabulary.ts'

/** Every form under which a table's columns may be called, best first. */
export type ColumnForms = ReadonlyMap<string, readonly LinkedColumn[]>

interface Named {
  readonly form: string
  readonly how: LinkKind
  readonly quality: number
}

const known = new WeakMap<Table, ColumnForms>()

export function columnForms(table: Table): ColumnForms {
  const before = known.get(table)
  if (before !== undefined) return before
  const forms = formsOf(table)
  known.set(table, forms)
  return forms
}

function formsOf(table: Table): ColumnForms {
  const forms = new Map<string, LinkedColumn[]>()
  for (const column of table.columns)
    for (const { form, how, quality } of namesOf(column, table)) {
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

function namesOf(column: Column, table: Table): readonly Named[] {
  const own = ownNames(column, table)
  const main = own.filter(({ quality }) => quality >= 0.85)
  const derived = main.flatMap(({ form, quality }): readonly Named[] => [
    ...translations(form).map((other): Named => ({
      form: formOf(other),
      how: 'translated',
      quality: quality * 0.85,
    })),
    ...synonymsOf(form).map((other): Named => ({ form: other, how: 'synonym', quality: quality * 0.7 })),
  ])
  const [verb = '', noun] = wordsOf(column.name)
  const done: readonly Named[] =
    column.role === 'time' && noun !== undefined ? [{ form: doneForm(verb), how: 'part', quality: 0.72 }] : []
  const stems = main.map(({ form, quality }): Named => ({
    form: stemmedForm(form),
    how: 'part',
    quality: quality * 0.72,
  }))
  return [...own, ...derived, ...stems, ...done].filter(({ form }) => form !== '')
}

/** What was done at a time: "hired" for a hire date. Kept apart from names by its mark. */
export const doneForm = (verb: string): string => `~${stem(verb)}`

/** The name itself, then shorter ways to say it. */
function ownNames(column: Column, table: Table): readonly Named[] {
  const bare = withoutBrackets(column.name)
  const words = wordsOf(bare)
  const thing = withoutKindWords(words)
  const isKey = column.role === 'identifier' && column.distinct >= table.rowCount
  const names: Named[] = [
    { form: formOf(column.name), how: 'exact', quality: 0.98 },
    { form: words.join(' '), how: 'exact', quality: 0.97 },
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
  return names.filter(({ form, how }) => how === 'exact' || !kindWords().has(form))
}

const statistics = new Set(['avg', 'average', 'mean', 'total', 'sum'])

/** "weight kg" is a weight, "顾客人数" are customers. */
export function withoutKindWords(words: readonly string[]): readonly string[] {
  const kinds = kindWords()
  const kept = [...words]
  while (kept.length > 1 && kinds.has(kept.at(-1) ?? '')) kept.pop()
  const last = kept.at(-1) ?? ''
  const tail = denseKindWords().find((kind) => last.length > kind.length && last.endsWith(kind))
  return tail === undefined ? kept : [...kept.slice(0, -1), last.slice(0, -tail.length)]
}
