import { heard, type Heard } from '../hears.ts'

/** Name, its last vowel with the ending of place, and what it is shortened to. */
const months = [
  'ocak ta',
  'şubat ta şub',
  'mart ta mar',
  'nisan da nis',
  'mayıs ta',
  'haziran da haz',
  'temmuz da tem',
  'ağustos ta ağu',
  'eylül de eyl',
  'ekim de',
  'kasım da kas',
  'aralık ta',
]

const ofMonth = ['ayı', 'ayında', 'ayının', 'ayındaki', 'ayına', 'ayından', 'ayı için']

const monthForms = (line: string): readonly string[] => {
  const [name = '', at = '', ...short] = line.split(' ')
  return [
    name,
    ...short,
    name + at,
    `${name}${at}n`,
    `${name}${at}ki`,
    ...ofMonth.map((of) => `${name} ${of}`),
    `${name} ${at}`,
  ]
}

const ordinals = [
  ['birinci', 'ilk', '1'],
  ['ikinci', '2'],
  ['üçüncü', '3'],
  ['dördüncü', 'son', '4'],
]
const quarters = [
  'çeyrek',
  'çeyreği',
  'çeyreğin',
  'çeyreğinin',
  'çeyreğinde',
  'çeyrekte',
  'çeyreğindeki',
  'çeyrekteki',
  'çeyreğe',
  'çeyreğinden',
]
const halves = [
  ...[
    'yarı',
    'yarısı',
    'yarısında',
    'yarısının',
    'yarısındaki',
    'yarıda',
    'yarıyıl',
    'yarıyılda',
    'yarıyılı',
    'yarıyılında',
  ],
  ...['altı ay', 'altı ayda', 'altı ayı', 'altı ayında', '6 ay', '6 ayda', '6 ayı', '6 ayında'],
]

const partsOf = (index: number, nouns: readonly string[]): readonly string[] =>
  (ordinals[index] ?? []).flatMap((which) => nouns.map((noun) => `${which} ${noun}`))

const last = ['geçen', 'geçtiğimiz', 'önceki', 'bir önceki', 'evvelki']
const current = ['bu', 'içinde bulunduğumuz', 'mevcut', 'şu anki']

const spans = {
  day: ['gün', 'günü', 'günün', 'günkü'],
  week: ['hafta', 'haftanın', 'haftaki', 'haftada'],
  month: ['ay', 'ayın', 'ayda', 'ayki'],
  quarter: ['çeyrek', 'çeyrekte', 'çeyreğin', 'çeyrekteki'],
  year: ['yıl', 'yılın', 'yılda', 'yılki', 'sene', 'seneki', 'senenin'],
} as const

const numbers: { readonly [words: string]: number } = {
  sıfır: 0,
  'iki ikisi': 2,
  'üç üçü': 3,
  'dört dördü': 4,
  'beş beşi': 5,
  altı: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  'onbir on_bir': 11,
  'oniki on_iki düzine': 12,
  'onbeş on_beş': 15,
  yirmi: 20,
  otuz: 30,
  kırk: 40,
  elli: 50,
  altmış: 60,
  yetmiş: 70,
  seksen: 80,
  doksan: 90,
  yüz: 100,
  'ikiyüz iki_yüz': 200,
  'beşyüz beş_yüz': 500,
  bin: 1000,
  'beş_bin beşbin': 5000,
  'on_bin onbin': 10_000,
  'yüz_bin yüzbin': 100_000,
  'milyon bir_milyon': 1e6,
}

export const periods: readonly Heard[] = [
  ...[0, 1].map((index): Heard => ({
    meaning: { kind: 'half', half: index + 1 },
    phrases: [
      `h${index + 1}`,
      ...partsOf(index === 1 ? 1 : 0, halves),
      ...(index === 1 ? halves.map((noun) => `son ${noun}`) : []),
    ],
  })),
  ...(['day', 'week', 'month', 'quarter', 'year'] as const).flatMap((grain): Heard[] => [
    {
      meaning: { kind: 'relative', period: grain, back: 1 },
      phrases: last.flatMap((which) => spans[grain].map((noun) => `${which} ${noun}`)),
    },
    {
      meaning: { kind: 'relative', period: grain, back: 0 },
      phrases: current.flatMap((which) => spans[grain].map((noun) => `${which} ${noun}`)),
    },
  ]),
  heard({ kind: 'relative', period: 'day', back: 0 }, 'bugün | bugünkü | bugünün'),
  heard({ kind: 'relative', period: 'day', back: 1 }, 'dün | dünkü | dünün'),
  ...months.map((line, index): Heard => ({
    meaning: { kind: 'month', month: index + 1 },
    phrases: monthForms(line),
  })),
  ...[0, 1, 2, 3].map((index): Heard => ({
    meaning: { kind: 'quarter', quarter: index + 1 },
    phrases: [`q${index + 1}`, `ç${index + 1}`, ...partsOf(index, quarters)],
  })),
  ...Object.entries(numbers).map(([forms, value]): Heard => ({
    meaning: { kind: 'number', value },
    phrases: forms.split(' ').map((form) => form.replaceAll('_', ' ')),
  })),
]
