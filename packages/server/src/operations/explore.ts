import type { Language } from '@auger/contract'
import type { TimeGrain } from '@auger/contract/plan'
import type { Column, Table } from '../domain/table.ts'
import { localeFor, type Locale } from '../locales/index.ts'
import { naturalMeasure } from './natural-measure.ts'
import { isEven, subjectsOf, written } from './question-names.ts'

const mostQuestions = 12

/** Questions to begin with, told apart by what they show of the data; from the largest table first. */
export function explore(tables: readonly Table[], language: Language): readonly string[] {
  const { locale } = localeFor(language)
  const bySize = [...tables].sort((a, b) => b.rowCount - a.rowCount || a.name.localeCompare(b.name))
  const each = bySize.slice(0, mostQuestions).map((table) => questionsAbout(table, locale))
  const turns = Array.from({ length: mostQuestions }, (_, turn) =>
    each.flatMap((questions) => questions.slice(turn, turn + 1)),
  )
  return [...new Set(turns.flat())].slice(0, mostQuestions)
}

export function questionsAbout(table: Table, locale: Locale): readonly string[] {
  const { questions } = locale.says
  const { measures, categories, times } = subjectsOf(table)
  const [measure, other = measure] = measures
  const [category, second = category] = categories
  const [counted, countedToo = counted] = categories.filter((column) => !isEven(column, table))
  const name = (column: Column): string => written(column.name, locale)
  const grain = times[0] === undefined ? undefined : grainFor(times[0])
  return [
    ...(measure === undefined || category === undefined
      ? []
      : [questions.topGroup(name(category), naturalMeasure(measure), name(measure))]),
    ...(measure === undefined || grain === undefined
      ? []
      : [questions.measureOver(naturalMeasure(measure), name(measure), grain)]),
    ...(countedToo === undefined ? [] : [questions.countBy(name(countedToo))]),
    ...(other === undefined || second === undefined
      ? []
      : [questions.measureBy('mean', name(other), name(second))]),
    ...(measure === undefined ? [] : [questions.measure('mean', name(measure))]),
    ...(grain === undefined ? [] : [questions.countOver(grain)]),
    ...(counted === undefined ? [] : [questions.mostRows(name(counted))]),
    questions.countRows(),
    ...table.columns.slice(0, 2).map((column) => questions.distinct(name(column))),
  ]
}

/** The coarsest grain that still shows a course. */
export function grainFor(column: Column): TimeGrain {
  const days = (Date.parse(String(column.maximum)) - Date.parse(String(column.minimum))) / 86_400_000
  if (Number.isNaN(days) || days > 4 * 365) return 'year'
  if (days > 60) return 'month'
  return 'day'
}
