import { heard, type Heard } from '../hears.ts'
import { adjective } from './forms.ts'

const months: readonly string[] = [
  'январ|ь я ю ём е|янв',
  'феврал|ь я ю ём е|фев',
  'март||мар',
  'апрел|ь я ю ем е|апр',
  'ма|й я ю ем е|',
  'июн|ь я ю ем е|',
  'июл|ь я ю ем е|',
  'август||авг',
  'сентябр|ь я ю ём е|сен сент',
  'октябр|ь я ю ём е|окт',
  'ноябр|ь я ю ём е|ноя нояб',
  'декабр|ь я ю ём е|дек',
]

const monthForms = (line: string): readonly string[] => {
  const [root = '', ends = '', short = ''] = line.split('|')
  const forms = ends === '' ? ['', 'а', 'у', 'ом', 'е'] : ends.split(' ')
  return [...forms.map((end) => root + end), ...short.split(' ').filter((word) => word !== '')]
}

const ordinals = [
  adjective('первый'),
  adjective('второй'),
  'третий третья третье третьи третьего третьей третьему третью третьим третьем третьих третьими'.split(' '),
  adjective('четвёртый'),
]
const roman = ['i', 'ii', 'iii', 'iv']
const quarters = ['квартал', 'квартала', 'кварталу', 'кварталом', 'квартале']
const halves = ['полугодие', 'полугодия', 'полугодию', 'полугодием', 'полугодии']

/** Which part of a year: второе полугодие, 2 полугодие, 2-е полугодие, II полугодие. */
const partsOf = (index: number, nouns: readonly string[]): readonly string[] => {
  const before = [
    ...(ordinals[index] ?? []),
    `${index + 1}`,
    roman[index] ?? '',
    `${index + 1}-й`,
    `${index + 1}-м`,
  ]
  const neuter = [`${index + 1}-е`, `${index + 1}-го`, `${index + 1}-ое`, `${index + 1}-ом`]
  return [...before, ...neuter].flatMap((which) => nouns.map((noun) => `${which} ${noun}`))
}

const firstHalf = ['половина', 'половины', 'половину', 'половине', 'половиной']

const last = [
  ...adjective('прошлый'),
  ...adjective('предыдущий'),
  ...adjective('прошедший'),
  ...adjective('минувший'),
]
const current = [
  ...adjective('текущий'),
  'этот',
  'этом',
  'этого',
  'эта',
  'этой',
  'эту',
  'нынешнем',
  'нынешний',
  'нынешнего',
]

const grains = {
  day: ['день', 'дня', 'дне'],
  week: ['неделя', 'неделе', 'неделю', 'недели'],
  month: ['месяц', 'месяца', 'месяце'],
  quarter: ['квартал', 'квартала', 'квартале'],
  year: ['год', 'года', 'году'],
} as const

const numbers: { readonly [words: string]: number } = {
  'ноль нуля нулю': 0,
  'один одна одно одного одной одну одним одному': 1,
  'два две двух двумя двум двое дважды': 2,
  'три трёх тремя трём трое трижды': 3,
  'четыре четырёх четырьмя четырём четверо': 4,
  'пять пяти пятью': 5,
  'шесть шести шестью': 6,
  'семь семи': 7,
  'восемь восьми восемью': 8,
  'девять девяти девятью': 9,
  'десять десяти десятью десятка десятку': 10,
  'одиннадцать одиннадцати': 11,
  'двенадцать двенадцати дюжина': 12,
  'пятнадцать пятнадцати': 15,
  'двадцать двадцати': 20,
  'тридцать тридцати': 30,
  'сорок сорока': 40,
  'пятьдесят пятидесяти': 50,
  'шестьдесят шестидесяти': 60,
  'сто ста сотня сотни': 100,
  'двести двухсот': 200,
  'пятьсот пятисот': 500,
  'тысяча тысячи тысячу': 1000,
  'миллион миллиона': 1e6,
}

export const periods: readonly Heard[] = [
  ...[0, 1].map((index): Heard => ({
    meaning: { kind: 'half', half: index + 1 },
    phrases: [
      `h${index + 1}`,
      ...partsOf(index, halves),
      ...(ordinals[index] ?? []).flatMap((which) =>
        firstHalf.flatMap((noun) => [`${which} ${noun}`, `${which} ${noun} года`]),
      ),
    ],
  })),
  ...(['day', 'week', 'month', 'quarter', 'year'] as const).flatMap((grain): Heard[] => [
    {
      meaning: { kind: 'relative', period: grain, back: 1 },
      phrases: last.flatMap((which) => grains[grain].map((noun) => `${which} ${noun}`)),
    },
    {
      meaning: { kind: 'relative', period: grain, back: 0 },
      phrases: current.flatMap((which) => grains[grain].map((noun) => `${which} ${noun}`)),
    },
  ]),
  heard({ kind: 'relative', period: 'day', back: 0 }, 'сегодня | за сегодня'),
  heard({ kind: 'relative', period: 'day', back: 1 }, 'вчера | за вчера'),
  ...months.map((line, index): Heard => ({
    meaning: { kind: 'month', month: index + 1 },
    phrases: monthForms(line),
  })),
  ...[0, 1, 2, 3].map((index): Heard => ({
    meaning: { kind: 'quarter', quarter: index + 1 },
    phrases: [
      `q${index + 1}`,
      `кв${index + 1}`,
      `${index + 1} кв`,
      `${index + 1}кв`,
      ...partsOf(index, quarters),
    ],
  })),
  ...Object.entries(numbers).map(([forms, value]): Heard => ({
    meaning: { kind: 'number', value },
    phrases: forms.split(' '),
  })),
]
