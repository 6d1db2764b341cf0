import type { TimeGrain } from '@auger/contract/plan'
import { heard, type Heard } from '../hears.ts'

const months: readonly string[] = [
  'Januar | Jan | Jänner | Januars',
  'Februar | Feb | Feber | Februars',
  'März | Mrz | Mär | Maerz',
  'April | Apr | Aprils',
  'Mai',
  'Juni | Jun | Juno',
  'Juli | Jul',
  'August | Aug',
  'September | Sep | Sept | Septembers',
  'Oktober | Okt | Oktobers',
  'November | Nov | Novembers',
  'Dezember | Dez | Dezembers',
]

const ordinals = ['erst', 'zweit', 'dritt', 'viert']

const quarters = ordinals.map((ordinal, index): Heard => {
  const which = [`${ordinal}es`, `${ordinal}en`, `${ordinal}e`, `${index + 1}`]
  return {
    meaning: { kind: 'quarter', quarter: index + 1 },
    phrases: [
      `q${index + 1}`,
      `Quartal ${index + 1}`,
      ...which.flatMap((word) => [`${word} Quartal`, `${word} Vierteljahr`, `${word} Quartals`]),
    ],
  }
})

const halves = ['erst', 'zweit'].map((ordinal, index): Heard => ({
  meaning: { kind: 'half', half: index + 1 },
  phrases: [
    `h${index + 1}`,
    ...[`${ordinal}es`, `${ordinal}en`, `${ordinal}e`, `${index + 1}`].flatMap((word) => [
      `${word} Halbjahr`,
      `${word} Halbjahres`,
      `${word} Jahreshälfte`,
      `${word} Hälfte`,
    ]),
  ],
}))

const grains: readonly (readonly [TimeGrain, string, readonly string[]])[] = [
  ['day', 'Tag', ['er', 'en', 'em']],
  ['week', 'Woche', ['e', 'er', 'en']],
  ['month', 'Monat', ['er', 'en', 'em']],
  ['quarter', 'Quartal', ['es', 'en', 'em']],
  ['year', 'Jahr', ['es', 'en', 'em']],
]

const relatives = grains.flatMap(([period, noun, endings]): readonly Heard[] => {
  const forms = (roots: readonly string[]): readonly string[] =>
    roots.flatMap((root) => endings.map((ending) => `${root}${ending} ${noun}`))
  return [
    {
      meaning: { kind: 'relative', period, back: 1 },
      phrases: forms(['letzt', 'vorig', 'vergangen', 'vorherig']),
    },
    {
      meaning: { kind: 'relative', period, back: 0 },
      phrases: forms(['dies', 'aktuell', 'laufend', 'derzeitig']),
    },
  ]
})

const numbers: { readonly [word: string]: number } = {
  null: 0,
  eins: 1,
  zwei: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  fünfzehn: 15,
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  hundert: 100,
  einhundert: 100,
  tausend: 1000,
  eintausend: 1000,
  'eine Million': 1e6,
  Dutzend: 12,
  'ein Dutzend': 12,
  einmal: 1,
  zweimal: 2,
  'zwei Mal': 2,
  dreimal: 3,
  'drei Mal': 3,
}

export const periods: readonly Heard[] = [
  ...halves,
  ...relatives,
  heard({ kind: 'relative', period: 'day', back: 0 }, 'heute | heutigen Tag'),
  heard({ kind: 'relative', period: 'day', back: 1 }, 'gestern | gestrigen Tag'),
  heard({ kind: 'relative', period: 'month', back: 1 }, 'Vormonat | im Vormonat'),
  heard({ kind: 'relative', period: 'week', back: 1 }, 'Vorwoche'),
  heard({ kind: 'relative', period: 'quarter', back: 1 }, 'Vorquartal'),
  heard({ kind: 'relative', period: 'year', back: 1 }, 'Vorjahr | im Vorjahr'),
  heard({ kind: 'relative', period: 'year', back: 0 }, 'heuer'),
  ...months.map((phrases, index) => heard({ kind: 'month', month: index + 1 }, phrases)),
  ...quarters,
  ...Object.entries(numbers).map(([word, value]): Heard => ({
    meaning: { kind: 'number', value },
    phrases: [word],
  })),
]

export const units: readonly Heard[] = [
  heard({ kind: 'unit', of: 'time', size: 1 }, 'Sekunde | Sekunden | Sek | s'),
  heard({ kind: 'unit', of: 'time', size: 60 }, 'Minute | Minuten | Min'),
  heard({ kind: 'unit', of: 'time', size: 3600 }, 'Stunde | Stunden | Std | h'),
  heard({ kind: 'unit', of: 'length', size: 0.01 }, 'cm | Zentimeter | Zentimetern'),
  heard({ kind: 'unit', of: 'length', size: 1 }, 'm | Meter | Metern'),
  heard({ kind: 'unit', of: 'length', size: 1000 }, 'km | Kilometer | Kilometern'),
  heard({ kind: 'unit', of: 'length', size: 1609.344 }, 'Meile | Meilen'),
  heard({ kind: 'unit', of: 'weight', size: 0.001 }, 'g | Gramm'),
  heard({ kind: 'unit', of: 'weight', size: 1 }, 'kg | Kilogramm | Kilo | Kilos'),
  heard({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'Pfund | lb | lbs'),
  heard({ kind: 'unit', of: 'dollar', size: 1 }, 'Dollar | US Dollar | USD'),
  heard({ kind: 'unit', of: 'euro', size: 1 }, 'Euro | Euros | EUR'),
  heard({ kind: 'unit', of: 'yuan', size: 1 }, 'Yuan | RMB | CNY'),
  heard({ kind: 'unit', of: 'age', size: 1 }, 'Jahre alt | Jahren | Jahre | Lebensjahre'),
]
