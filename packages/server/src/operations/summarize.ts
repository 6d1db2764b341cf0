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

/** A source with running text. */
export interface TextSource {
  readonly name: string
  /** Undefined where the format has none. */
  readonly pages: number | undefined
  readonly characters: number
}

const mostTables = 10
const mostTexts = 10
const mostMeasures = 3
const mostNames = 12
const mostKeywords = 20

/** What a dataset holds, with its true sizes, spans and ranges. */
export function summarize(
  tables: readonly Table[],
  texts: readonly TextSource[],
  language: Language,
): Summary {
  const { locale } = localeFor(language)
  const intro = tables.length < 2 ? [] : [introduction(tables, locale)]
  const parts = [
    ...intro,
    ...tables.slice(0, mostTables).map((table) => describeTable(table, locale)),
    ...texts.slice(0, mostTexts).map((text) => describeText(text, locale)),
  ]
  return { summary: render(joined(parts, '\n\n')).content, keywords: keywordsOf(tables, texts) }
}

function describeText({ name, pages, characters }: TextSource, locale: Locale): Phrase {
  const words = locale.says.overview
  const source: Phrase = [named(name, 'source name')]
  return pages === undefined
    ? words.characters(source, count(characters, locale))
    : words.pages(source, count(pages, locale))
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
      ...table.columns
        .filter(isMeasured)
        .slice(0, mostMeasures)
        .map((column) => range(column, locale)),
    ],
    locale.says.gap,
  )
}

const isMeasured = ({ role, distribution }: Column) => role === 'measure' && distribution !== null

function range(column: Column, locale: Locale): Phrase {
  const number = (value: number) => count(Number(value.toPrecision(4)), locale)
  return locale.says.overview.measure(
    [named(column.name, 'column name')],
    edge(column, column.minimum, locale, true),
    edge(column, column.maximum, locale, true),
    number(column.distribution?.mean ?? 0),
  )
}

const count = (value: number, locale: Locale): Phrase => [
  fromExpression(formatNumber(value, locale), 'profile'),
]
const edge = (column: Column, cell: Column['minimum'], locale: Locale, counted = false): Phrase => [
  fromExpression(shown(formatCell(cell, column.type, counted, locale)), 'profile'),
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
function keywordsOf(tables: readonly Table[], texts: readonly TextSource[]): readonly string[] {
  const names = tables.flatMap((table) => [
    table.title,
    ...table.columns.filter(({ role }) => role !== 'identifier').map(({ name }) => name),
  ])
  const values = tables.flatMap((table) =>
    table.columns
      .filter(isGrouping)
      .flatMap((column) => column.frequent.slice(0, 2).map(({ value }) => value)),
  )
  const words = values.filter((value) => typeof value === 'string')
  const titles = texts.map(({ name }) => name.replace(/\.[^.]+$/, ''))
  return [...new Set([...names.slice(0, mostKeywords - 5), ...titles, ...words])]
    .filter((word) => word.trim() !== '')
    .slice(0, mostKeywords)
}
