import type { Heard } from '../hears.ts'
import { adjectives, split, superlatives } from './forms.ts'

interface Quality {
  /** What columns that measure it are called. */
  readonly of: string
  readonly high: string
  readonly low?: string
  readonly more?: string
  readonly less?: string
}

/** Qualities that measure one thing: the most experienced is of experience, the thickest of pages. */
const known: readonly Quality[] = [
  {
    of: 'толщина | страницы | страниц | thickness | pages | page count',
    high: 'толстый объёмистый',
    low: 'тонкий',
    more: 'толще',
    less: 'тоньше',
  },
  {
    of: 'опыт | стаж | experience | seniority | years of experience | years of service | tenure',
    high: 'опытный',
    low: 'неопытный',
    more: 'опытнее',
  },
  {
    of: 'вместимость | capacity | seats | seat count | places',
    high: 'вместительный',
    more: 'вместительнее',
  },
  {
    of: 'мощность | power | horsepower | hp | watts | wattage | capacity kw | power kw | peak kw | kw',
    high: 'мощный',
    low: 'маломощный',
    more: 'мощнее',
  },
  {
    of: 'посетители | посещаемость | visitors | attendance | visits | visitor count',
    high: 'посещаемый',
    low: 'малопосещаемый',
  },
  {
    of: 'пассажиры | пассажиропоток | passengers | traffic | ridership | visitors',
    high: 'загруженный оживлённый людный',
  },
  { of: 'прослушивания | streams | plays | listens | play count', high: 'прослушиваемый' },
  { of: 'просмотры | views | view count', high: 'просматриваемый' },
  { of: 'читатели | reads | readers | views', high: 'читаемый' },
  { of: 'цитирования | citations | citation count', high: 'цитируемый' },
  {
    of: 'продажи | продано | sold | sales | copies sold | units sold | quantity sold',
    high: 'продаваемый',
  },
  {
    of: 'участники | члены | members | membership | headcount',
    high: 'многочисленный',
    low: 'малочисленный',
  },
  { of: 'голы | очки | goals | points | scored', high: 'результативный' },
  { of: 'титулы | титулов | titles | trophies | championships', high: 'титулованный' },
  { of: 'алкоголь | крепость | alcohol | abv | strength', high: 'крепкий', more: 'крепче' },
  { of: 'калории | калорийность | calories', high: 'калорийный', low: 'низкокалорийный', more: 'калорийнее' },
  { of: 'острота | spice level | spiciness | heat', high: 'острый', more: 'острее' },
  { of: 'глубина | depth', high: 'глубокий', low: 'мелководный', more: 'глубже' },
  { of: 'ширина | width', high: 'широкий', low: 'узкий', more: 'шире' },
  { of: 'влажность | humidity', high: 'влажный', low: 'сухой', more: 'влажнее', less: 'суше' },
  { of: 'осадки | rainfall | precipitation', high: 'дождливый', low: 'засушливый' },
  { of: 'убыток | убытки | loss | losses', high: 'убыточный', more: 'убыточнее' },
  { of: 'прибыль | доход | profit | income | revenue', high: 'доходный рентабельный', more: 'доходнее' },
]

const than = (words: string): readonly string[] => words.split(' ').flatMap((word) => [word, `${word} чем`])

const leading = (of: readonly string[], high: string, low: string | undefined): readonly Heard[] => [
  { meaning: { kind: 'superlative', direction: 'high', of }, phrases: superlatives(high) },
  {
    meaning: { kind: 'superlative', direction: 'low', of },
    phrases: [
      ...adjectives(high).map((form) => `наименее ${form}`),
      ...(low === undefined ? [] : superlatives(low)),
    ],
  },
]

const bounds = (
  of: readonly string[],
  direction: 'high' | 'low',
  words: string | undefined,
): readonly Heard[] =>
  words === undefined
    ? []
    : [
        {
          meaning: { kind: 'compare', operator: direction === 'high' ? '>' : '<', place: 'before', of },
          phrases: than(words),
        },
        { meaning: { kind: 'comparative', direction, of }, phrases: words.split(' ') },
        {
          meaning: { kind: 'superlative', direction, of },
          phrases: words.split(' ').flatMap((word) => [`${word} всех`, `${word} всего`]),
        },
      ]

export const qualities: readonly Heard[] = known.flatMap(({ of, high, low, more, less }) => {
  const names = split(of)
  return [...leading(names, high, low), ...bounds(names, 'high', more), ...bounds(names, 'low', less)]
})
