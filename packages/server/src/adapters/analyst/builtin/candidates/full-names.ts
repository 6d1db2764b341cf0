import { formOf } from '../form.ts'
import { foldedSlice, spans, type ReadQuestion } from '../question.ts'
import { translations } from '../../../../locales/index.ts'
import type { Column, Table } from '../../../../domain/table.ts'
import type { ColumnMention } from './mention.ts'
import { unitsFrom } from './units.ts'

const quality = 0.9
const longest = 4
const said = 'full name'
const given = /^(?:first|given|fore) ?name$/
const family = /^(?:last|family|sur) ?name$/

/** The full name of people whose first and last names stand apart. */
export function fullNames(
  question: ReadQuestion,
  { columns }: Table,
): readonly (readonly [ColumnMention, ColumnMention])[] {
  const first = columns.find(({ name }) => given.test(formOf(name)))
  const last = columns.find(({ name }) => family.test(formOf(name)))
  if (first === undefined || last === undefined) return []
  return [...spans(question)]
    .filter(({ start, end }) => end - start > 1 && end - start <= longest)
    .filter(({ start, end }) => isFullName(question, start, end))
    .map(({ start, end }) => [part(first, start, end - 1), part(last, end - 1, end)])
}

function isFullName(question: ReadQuestion, start: number, end: number): boolean {
  const text = foldedSlice(question, start, end)
  return formOf(text) === said || translations(text, question.locale.hears.stem)[0] === said
}

const part = (column: Column, start: number, end: number): ColumnMention => ({
  column,
  how: 'part',
  quality,
  start,
  end,
  units: unitsFrom(start, end),
})
