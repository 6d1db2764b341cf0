import { heard, type Heard } from '../hears.ts'

/** Roots of superlatives at the two ends of an order, the high ones first. */
const ends: readonly (readonly [high: string, low: string])[] = [
  ['höchst', 'niedrigst tiefst geringst'],
  ['größt grösst', 'kleinst geringst'],
  ['meist', 'wenigst'],
  ['ältest', 'jüngst'],
  ['neuest neust jüngst aktuellst spätest', 'ältest frühest'],
  ['letzt', 'erst'],
  ['längst', 'kürzest'],
  ['weitest', 'nächst kürzest'],
  ['teuerst', 'billigst günstigst preiswertest'],
  ['schwerst', 'leichtest'],
  ['schnellst', 'langsamst'],
  ['wärmst heißest', 'kältest'],
  ['best', 'schlechtest'],
  ['stärkst', 'schwächst'],
  ['häufigst', 'seltenst'],
  ['beliebtest', 'unbeliebtest'],
]

/** Plain ends: von hoch nach niedrig, von alt zu jung. */
const plain: readonly (readonly [high: string, low: string])[] = [
  ['hoch', 'niedrig tief gering'],
  ['groß gross', 'klein'],
  ['viel viele', 'wenig wenige'],
  ['alt', 'jung'],
  ['neu', 'alt'],
  ['spät', 'früh'],
  ['lang', 'kurz'],
  ['weit fern', 'nah'],
  ['teuer', 'billig günstig'],
  ['schwer', 'leicht'],
  ['schnell', 'langsam'],
  ['warm heiß', 'kalt'],
  ['gut', 'schlecht'],
  ['oben', 'unten'],
]

const spread = (pairs: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] =>
  pairs.flatMap(([high, low]) =>
    high.split(' ').flatMap((one) => low.split(' ').map((other) => [one, other] as const)),
  )

/** vom ältesten zum jüngsten, von der höchsten bis zur niedrigsten, von den neuesten zu den ältesten */
const between = (first: string, last: string): readonly string[] =>
  [
    ['vom', 'zum'],
    ['von dem', 'zu dem'],
    ['von der', 'zur'],
    ['von der', 'zu der'],
    ['von den', 'zu den'],
    ['von', 'zu'],
    ['', 'bis'],
  ]
    .flatMap(([from = '', to = '']) => [
      `${from} ${first}en ${to} ${last}en`,
      `${from} ${first}en bis ${to} ${last}en`,
    ])
    .map((phrase) => phrase.replace('bis bis', 'bis').trim())

const betweenPlain = (first: string, last: string): readonly string[] =>
  ['nach', 'zu', 'bis'].map((to) => `von ${first} ${to} ${last}`)

/** die ältesten zuerst, beginnend mit dem höchsten */
const firsts = (roots: readonly string[]): readonly string[] =>
  [...new Set(roots)].flatMap((root) => [
    ...['e', 'en', 'er', 'es'].map((ending) => `${root}${ending} zuerst`),
    `die ${root}en zuerst`,
    `der ${root}e zuerst`,
    `die ${root}e zuerst`,
    `das ${root}e zuerst`,
    ...['beginnend mit', 'angefangen mit', 'angefangen bei', 'beginnend bei', 'ausgehend von'].flatMap(
      (start) => ['dem', 'der', 'den'].map((article) => `${start} ${article} ${root}en`),
    ),
  ])

/** One that means the high end here and the low end there says nothing alone. */
const firm = (side: 0 | 1): readonly string[] => {
  const others = new Set(spread(ends).map((pair) => pair[1 - side]))
  return spread(ends)
    .map((pair) => pair[side])
    .filter((root) => !others.has(root))
}

const descending = heard(
  { kind: 'direction', direction: 'descending' },
  `
  absteigendem | absteigenden | absteigend nach | absteigend sortiert | absteigend geordnet | in absteigender Ordnung | in fallender Reihenfolge | fallend sortiert | abnehmend | in abnehmender Reihenfolge | die ältesten zuerst |
  in umgekehrter alphabetischer Reihenfolge | umgekehrter alphabetischer Reihenfolge | in umgekehrt alphabetischer Reihenfolge | umgekehrt alphabetisch | alphabetisch absteigend | rückwärts alphabetisch | alphabetisch rückwärts |
  entgegen der alphabetischen Reihenfolge | in umgekehrter chronologischer Reihenfolge | umgekehrt chronologisch | antichronologisch | von Z bis A | von Z nach A | in umgekehrter Ordnung | der Größe nach absteigend
`,
)
const ascending = heard(
  { kind: 'direction', direction: 'ascending' },
  `
  aufsteigendem | aufsteigenden | aufsteigend nach | aufsteigend sortiert | aufsteigend geordnet | in aufsteigender Ordnung | in steigender Reihenfolge | steigend sortiert | zunehmend | in zunehmender Reihenfolge |
  nach Alphabet | nach dem Alphabet | dem Alphabet nach | alphabetisch sortiert | alphabetisch geordnet | alphabetische Reihenfolge | nach alphabetischer Reihenfolge | alphabetisch aufsteigend | in alphabetischer Ordnung |
  von A bis Z | von A nach Z | in zeitlicher Reihenfolge | der zeitlichen Reihenfolge nach | zeitlicher Reihenfolge | in lexikografischer Reihenfolge | lexikografisch
`,
)

export const directions: readonly Heard[] = [
  descending,
  ascending,
  {
    meaning: { kind: 'direction', direction: 'descending' },
    phrases: [
      ...spread(ends).flatMap(([one, other]) => between(one, other)),
      ...spread(plain).flatMap(([one, other]) => betweenPlain(one, other)),
      ...firsts(firm(0)),
    ],
  },
  {
    meaning: { kind: 'direction', direction: 'ascending' },
    phrases: [
      ...spread(ends).flatMap(([one, other]) => between(other, one)),
      ...spread(plain).flatMap(([one, other]) => betweenPlain(other, one)),
      ...firsts(firm(1)),
    ],
  },
]
