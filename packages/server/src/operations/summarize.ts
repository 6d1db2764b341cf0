import type { Language } from '@auger/contract'
import { isGrouping, type Column, type Table } from '../domain/table.ts'
import {
  formatCell,
  formatNumber,
  fromExpression,
  joined,
  localeFor,
  named,
  render,
  shown,
  type Locale,
  type Phrase,
} from '../locales/index.ts'

export interface Summary {
  readonly summary: string
  readonly keywords: readonly string[]
}

const mostTables = 10
const mostNames = 12
const mostKeywords = 20

/** What a dataset holds, with its true sizes and spans. */
export function summarize(tables: readonly Table[], language: Language): Summary {
  const { locale } = localeFor(language)
  if (tables.length === 0) return { summary: '', keywords: [] }
  const intro = tables.length === 1 ? [] : [introduction(tables, locale)]
  const each = tables.slice(0, mostTables).map((table) => describeTable(table, locale))
  return { summary: render(joined([...intro, ...each], '\n\n')).content, keywords: keywordsOf(tables) }
}

function introduction(tables: readonly Table[], locale: Locale): Phrase {
  const rows = tables.reduce((sum, table) => sum + table.rowCount, 0)
  const names = tables.slice(0, mostNames).map((table): Phrase => [named(table.title, 'table name')])
  return locale.says.overview.tables(
    count(tables.length, locale),
    count(rows, locale),
    locale.says.list(names),
  )
}

function describeTable(table: Table, locale: Locale): Phrase {
  const words = locale.says.overview
  const names = table.columns.slice(0, mostNames).map((column): Phrase => [named(column.name, 'column name')])
  const time = table.columns.find(
    (column) => (column.type === 'date' || column.type === 'timestamp') && column.minimum !== null,
  )
  const category = table.columns.find((column) => isGrouping(column) && column.frequent.length > 1)
  const head = words.table(
    [named(table.title, 'table name')],
    count(table.rowCount, locale),
    count(table.columns.length, locale),
  )
  return joined(
    [
      head,
      words.columns(
        table.columns.length > mostNames ? [...locale.says.list(names), ' …'] : locale.says.list(names),
      ),
      ...(time === undefined
        ? []
        : [
            words.span(
              [named(time.name, 'column name')],
              edge(time, time.minimum, locale),
              edge(time, time.maximum, locale),
            ),
          ]),
      ...(category === undefined
        ? []
        : [
            words.values(
              [named(category.name, 'column name')],
              count(category.distinct, locale),
              examples(category, locale),
            ),
          ]),
    ],
    locale.says.gap,
  )
}

const count = (value: number, locale: Locale): Phrase => [
  fromExpression(formatNumber(value, locale), 'profile'),
]
const edge = (column: Column, cell: Column['minimum'], locale: Locale): Phrase => [
  fromExpression(shown(formatCell(cell, column.type, false, locale)), 'profile'),
]

function examples(column: Column, locale: Locale): Phrase {
  const values = column.frequent
    .slice(0, 3)
    .map(({ value }): Phrase => [
      fromExpression(shown(formatCell(value, column.type, false, locale)), 'profile'),
    ])
  return locale.says.list(values)
}

/** Names of tables and columns, and the commonest values of categories. */
function keywordsOf(tables: readonly Table[]): readonly string[] {
  const names = tables.flatMap((table) => [
    table.title,
    ...table.columns.filter(({ role }) => role !== 'identifier').map(({ name }) => name),
  ])
  const values = tables.flatMap((table) =>
    table.columns
      .filter(isGrouping)
      .flatMap((column) => column.frequent.slice(0, 2).map(({ value }) => value)),
  )
  const texts = values.filter((value) => typeof value === 'string')
  return [...new Set([...names.slice(0, mostKeywords - 5), ...texts])]
    .filter((word) => word.trim() !== '')
    .slice(0, mostKeywords)
}
