import { describe, expect, it } from 'vitest'
import { languages } from '@auger/contract'
import type { Assumption } from '../domain/assumption.ts'
import { measureFunctions, timeGrains, type ComparisonOperator } from '@auger/contract/plan'
import type { Refusal } from '../domain/refusal.ts'
import { en } from './en.ts'
import {
  freeNumbers,
  fromCell,
  fromExpression,
  localeFor,
  locales,
  named,
  render,
  type Locale,
  type Phrase,
} from './index.ts'

/** The names of everything a locale must have, read out of English. */
function keysOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${path}: ${Array.isArray(value) ? 'list' : typeof value}`]
  return Object.entries(value)
    .flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    .sort()
}

const number: Phrase = [fromCell('1,234', 0, 'total')]
const name: Phrase = [named('Boeing 747 first', 'value')]
const where: Phrase = [fromExpression('2019', 'plan')]
const piece = named('2019 sales', 'column name')

const assumptions: readonly Assumption[] = [
  { kind: 'column', said: 'price 2', column: '2019 price' },
  { kind: 'table', table: 'sales 2023' },
  { kind: 'language', language: 'DE' },
  { kind: 'left-out', sources: ['a1.csv', 'b2.csv'] },
  { kind: 'ignored', words: ['two', '三个'] },
  { kind: 'unanswered', questions: ['what is 3?'] },
  { kind: 'currencies', currency: 'currency 2' },
  { kind: 'what-if', formula: 'total × 1.1', kept: ['units 2'] },
  { kind: 'what-if', formula: 'total × 1.1', kept: [] },
  { kind: 'without-model' },
  { kind: 'read-otherwise', title: 'Total amount by city' },
  { kind: 'counted-from', of: 'data', day: '2024-03-31' },
  { kind: 'counted-from', of: 'today', day: '2024-03-31' },
]
const reasons: readonly Refusal['reason'][] = [
  'no-dataset',
  'not-understood',
  'missing',
  'unsupported',
  'no-tables',
  'not-in-documents',
  'too-costly',
]

/** Everything a locale can say, with numbers in every hole. */
function everythingSaid({ says }: Locale): readonly Phrase[] {
  const { conditions, conclusions, forecast, overview } = says
  const ends = { name, value: number }
  return [
    ...assumptions.map(says.assumption),
    ...reasons.map((reason) => says.refusal({ reason, understood: ['2019 sales'], missing: ['7 seas'] })),
    says.clarify('top 5'),
    ...[where, []].map((kept) =>
      forecast.foretold({
        ...{ measure: name, when: name, value: number, low: number, high: number, share: number },
        where: kept,
      }),
    ),
    forecast.later({ when: name, value: number, low: number, high: number }),
    forecast.tested({ count: number, error: number, naive: number }),
    forecast.none(number),
    [says.failedJob],
    [says.cancelledJob],
    ...Object.values(says.limitMet).map((text) => [text]),
    says.list([name, number, name]),
    ...Object.values(conditions.compare).map((compare) => compare(piece, piece)),
    conditions.between(piece, piece, piece),
    conditions.oneOf(piece, [name, number]),
    conditions.contains(piece, piece),
    conditions.missing(piece),
    ...Object.keys(conditions.compare).flatMap((operator) =>
      (['mean', 'median'] as const).map((figure) =>
        conditions.against(piece, operator as ComparisonOperator, figure),
      ),
    ),
    conditions.present(piece),
    conditions.not(where),
    conditions.and([where, name]),
    conditions.or([where, name]),
    ...[[], where].flatMap((clause) => [
      conclusions.value({ measure: name, value: number, where: clause }),
      conclusions.rowCount({ count: number, table: name, where: clause }),
      ...(['ascending', 'descending'] as const).flatMap((direction) =>
        [[name], [name, name]].map((names) =>
          conclusions.top({
            direction,
            time: names.length > 1,
            names,
            measure: name,
            value: number,
            where: clause,
          }),
        ),
      ),
      conclusions.span({ measure: name, high: ends, low: ends, where: clause }),
      conclusions.alike({ measure: name, groups: number, value: number, where: clause }),
      conclusions.group({ measure: name, only: ends, where: clause }),
      conclusions.found({ column: name, values: [name, number], where: clause }),
      conclusions.rows({ count: number, where: clause }),
      conclusions.listed(number, clause),
      conclusions.nothing(clause),
      conclusions.noValue(name, clause),
    ]),
    conclusions.next(ends),
    conclusions.groups(number, name),
    conclusions.tie(number),
    conclusions.shown(number, number),
    conclusions.limited(number),
    conclusions.leftOut(name, number),
    conclusions.leftOut(name, undefined),
    conclusions.withoutPartner(name, number),
    overview.tables(number, number, name),
    overview.table(name, number, number),
    overview.columns(name),
    overview.span(name, where, where),
    overview.values(name, number, name),
    overview.measure(name, number, number, number),
    overview.pages(name, number),
    overview.characters(name, number),
  ]
}

describe.each(locales.map((locale) => [locale.language, locale] as const))('%s', (_, locale) => {
  it('has every word that English has, and no other', () => {
    expect(keysOf(locale.says)).toEqual(keysOf(en.says))
  })

  it('says nothing in which a number is free', () => {
    for (const phrase of everythingSaid(locale)) {
      const { content, bindings } = render(phrase, 'result.csv')
      expect(content.trim()).not.toBe('')
      expect(freeNumbers(content, bindings, locale.language), content).toEqual([])
    }
  })

  it('names every measure, grain and question', () => {
    const { names, questions } = locale.says
    for (const measure of measureFunctions) expect(names.measure(measure, 'price')).toContain('price')
    expect(new Set(timeGrains.map((grain) => names.grain(grain))).size).toBe(timeGrains.length)
    expect(
      new Set([
        questions.countRows(),
        questions.countBy('x'),
        questions.mostRows('x'),
        questions.measure('mean', 'x'),
        questions.measureBy('mean', 'x', 'y'),
      ]).size,
    ).toBe(5)
    expect(new Set(locale.says.firstQuestions).size).toBe(3)
  })
})

describe('localeFor', () => {
  it('gives each built language its own words and the others English ones', () => {
    for (const language of languages) {
      const own = locales.find((locale) => locale.language === language)
      expect(localeFor(language)).toEqual({
        locale: own ?? localeFor('EN').locale,
        builtIn: own !== undefined,
      })
    }
  })
})
