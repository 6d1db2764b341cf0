import type { Heard } from '../hears.ts'
import { adjective, split } from './forms.ts'

/** What the two ends of an order are called, the high ones first. */
const ends: readonly (readonly [high: string, low: string])[] = [
  ['старый старший пожилой', 'молодой младший юный'],
  ['высокий', 'низкий'],
  ['большой крупный', 'маленький малый мелкий'],
  ['больший', 'меньший'],
  ['наибольший', 'наименьший'],
  ['максимальный', 'минимальный'],
  ['дорогой', 'дешёвый'],
  ['длинный долгий продолжительный длительный', 'короткий'],
  ['новый поздний свежий недавний', 'старый ранний давний'],
  ['последний', 'первый'],
  ['тяжёлый', 'лёгкий'],
  ['лучший', 'худший'],
  ['быстрый', 'медленный'],
  ['дальний далёкий', 'ближний близкий'],
  ['тёплый горячий', 'холодный'],
  ['популярный', 'непопулярный'],
  ['частый', 'редкий'],
  ['богатый', 'бедный'],
  ['опытный', 'неопытный'],
  ['мощный', 'слабый'],
  ['сильный', 'слабый'],
  ['толстый', 'тонкий'],
  ['широкий', 'узкий'],
  ['глубокий', 'мелкий'],
  ['вместительный', 'маленький'],
]

/** Places of the cases in the list of an adjective's forms: of a man, a woman, many. */
const nominative = [0, 1, 2, 3]
const genitive = [4, 5, 10]
const dative = [6, 5, 8]

/** An adjective in one form, alone and with самый. */
const inForm = (word: string, place: number): readonly string[] => {
  const form = adjective(word)[place] ?? ''
  return [form, `${adjective('самый')[place] ?? ''} ${form}`]
}

const inCase = (word: string, place: number): string => adjective(word)[place] ?? ''

/** от старших к младшим; with самый, what it is of is told by the superlatives themselves. */
const between = (first: string, last: string): readonly string[] =>
  genitive.flatMap((place, at) => [
    `от ${inCase(first, place)} к ${inCase(last, dative[at] ?? place)}`,
    `от ${inCase(first, place)} до ${inCase(last, place)}`,
  ])

/** сначала самые новые, начиная с самого старшего */
const firsts = (words: string): readonly string[] =>
  words
    .split(' ')
    .flatMap((word) => [
      ...nominative.flatMap((place) =>
        inForm(word, place).flatMap((form) => [
          `сначала ${form}`,
          `сперва ${form}`,
          `вначале ${form}`,
          `сначала идут ${form}`,
          `${form} сначала`,
          `${form} в начале`,
          `${form} вверху`,
          `${form} первым`,
          `${form} первыми`,
        ]),
      ),
      ...genitive.flatMap((place) =>
        inForm(word, place).flatMap((form) => [`начиная с ${form}`, `начиная от ${form}`]),
      ),
    ])

const pairs = ends.flatMap(([high, low]) =>
  high.split(' ').flatMap((one) => low.split(' ').map((other) => [one, other] as const)),
)

const descending = `
  по убыванию | в порядке убывания | в порядке убывания их | по мере убывания | по мере уменьшения | в порядке снижения | в порядке понижения | по снижению | с убыванием | убывающему |
  в порядке обратном алфавитному | порядке обратном алфавитному | в обратном алфавиту порядке | в обратном порядке алфавита | по алфавиту в обратном порядке | обратном алфавитном порядке |
  в алфавитном порядке от я до а | обратный алфавитный порядок | в обратном хронологическом порядке | обратном хронологическом порядке | от z до a | от поздних к ранним | от больше к меньше |
  от большего числа к меньшему | от большего количества к меньшему | обратном порядке | по нисходящей`
const ascending = `
  по возрастанию | в порядке возрастания их | по мере возрастания | по мере увеличения | в порядке роста | в порядке нарастания | по нарастанию | по росту значения | с возрастанием |
  алфавитный порядок | в порядке алфавита | по порядку алфавита | согласно алфавиту | по алфавитному порядку | в лексикографическом порядке | лексикографически | в порядке дат | по хронологии |
  в порядке хронологии | хронологическом порядке | от a до z | от ранних к поздним | от меньше к больше | от меньшего числа к большему | от меньшего количества к большему`

const high =
  'старший пожилой высокий большой крупный дорогой длинный долгий новый поздний свежий недавний тяжёлый лучший популярный последний быстрый наибольший опытный мощный сильный толстый широкий глубокий вместительный посещаемый продаваемый населённый'
const low =
  'молодой младший низкий маленький малый дешёвый короткий ранний старый давний лёгкий худший редкий первый медленный наименьший слабый тонкий узкий неопытный'

export const directions: readonly Heard[] = [
  {
    meaning: { kind: 'direction', direction: 'descending' },
    phrases: [
      ...new Set([
        ...pairs.flatMap(([one, other]) => between(one, other)),
        ...firsts(high),
        ...split(descending),
      ]),
    ],
  },
  {
    meaning: { kind: 'direction', direction: 'ascending' },
    phrases: [
      ...new Set([
        ...pairs.flatMap(([one, other]) => between(other, one)),
        ...firsts(low),
        ...split(ascending),
      ]),
    ],
  },
]
