import { heard, type Heard } from '../hears.ts'
import { forms, said } from './forms.ts'

const months = [
  'stycz(eń/nia/niu/niem) | sty',
  'lut(y/ego/ym/emu) | lut',
  'marzec | marca | marcu | marcem | mar',
  'kwie(cień/tnia/tniu/tniem) | kwi',
  'maj | maja | maju | majem',
  'czerw(iec/ca/cu/cem) | cze',
  'lip(iec/ca/cu/cem) | lip',
  'sierp(ień/nia/niu/niem) | sie',
  'wrze(sień/śnia/śniu/śniem) | wrz',
  'październik(/a/u/iem) | paź',
  'listopad(/a/zie/em) | lis',
  'grud(zień/nia/niu/niem) | gru',
]

const ordinals = [
  'pierwsz(y/ego/ym/e/ej/a/ą)',
  'drug(i/iego/im/ie/iej/a/ą)',
  'trzec(i/iego/im/ie/iej/ia/ią)',
  'czwart(y/ego/ym/e/ej/a/ą)',
]
const roman = ['i', 'ii', 'iii', 'iv']
const quarter = '(kwartał/kwartału/kwartale/kwartałem/kw)'
const half = '(półrocze/półrocza/półroczu/półroczem)'
const partOf = '(połowa/połowy/połowie/połowę/połową)'

const partsOf = (index: number, noun: string): string =>
  [ordinals[index], `${index + 1}`, roman[index]].map((which) => `${which ?? ''} ${noun}`).join('|')

const last =
  '(zeszły/zeszłego/zeszłym/zeszła/zeszłej/poprzedni/poprzedniego/poprzednim/poprzednia/poprzedniej/ubiegły/ubiegłego/ubiegłym/ubiegłej/miniony/minionego/minionym/minionej/wczorajszy/ostatni/ostatniego/ostatnim/ostatniej)'
const current =
  '(ten/tego/tym/ta/tej/bieżący/bieżącego/bieżącym/bieżącej/obecny/obecnego/obecnym/obecnej/aktualny/aktualnego/aktualnym/aktualnej)'

const spans = {
  day: '(dzień/dnia/dniu)',
  week: '(tydzień/tygodnia/tygodniu)',
  month: '(miesiąc/miesiąca/miesiącu)',
  quarter: '(kwartał/kwartału/kwartale)',
  year: '(rok/roku)',
} as const

const numbers: { readonly [words: string]: number } = {
  'zero zera': 0,
  'jeden jedna jedno jednego jednej jednym jedną': 1,
  'dwa dwie dwóch dwoma dwom dwaj dwoje dwiema dwukrotnie': 2,
  'trzy trzech trzem trzema trzej troje': 3,
  'cztery czterech czterem czterema': 4,
  'pięć pięciu pięcioma': 5,
  'sześć sześciu': 6,
  'siedem siedmiu': 7,
  'osiem ośmiu': 8,
  'dziewięć dziewięciu': 9,
  'dziesięć dziesięciu': 10,
  'jedenaście jedenastu': 11,
  'dwanaście dwunastu tuzin': 12,
  'piętnaście piętnastu': 15,
  'dwadzieścia dwudziestu': 20,
  'trzydzieści trzydziestu': 30,
  'czterdzieści czterdziestu': 40,
  'pięćdziesiąt pięćdziesięciu': 50,
  'sześćdziesiąt sześćdziesięciu': 60,
  'sto stu': 100,
  'dwieście dwustu': 200,
  'pięćset pięciuset': 500,
  'tysiąc tysiąca': 1000,
  'milion miliona': 1e6,
}

export const periods: readonly Heard[] = [
  ...[0, 1].map((index) =>
    said(
      { kind: 'half', half: index + 1 },
      `h${index + 1} | ${partsOf(index, half)} | ${ordinals[index] ?? ''} ${partOf} | ${ordinals[index] ?? ''} ${partOf} roku`,
    ),
  ),
  ...(['day', 'week', 'month', 'quarter', 'year'] as const).flatMap((grain): Heard[] => [
    said({ kind: 'relative', period: grain, back: 1 }, `${last} ${spans[grain]}`),
    said({ kind: 'relative', period: grain, back: 0 }, `${current} ${spans[grain]}`),
  ]),
  heard({ kind: 'relative', period: 'day', back: 0 }, 'dziś | dzisiaj | dzisiejszy | dzisiejsze'),
  heard({ kind: 'relative', period: 'day', back: 1 }, 'wczoraj | wczorajszy | wczorajsze'),
  ...months.map((line, index): Heard => ({
    meaning: { kind: 'month', month: index + 1 },
    phrases: forms(line),
  })),
  ...[0, 1, 2, 3].map((index) =>
    said(
      { kind: 'quarter', quarter: index + 1 },
      `q${index + 1} | kw${index + 1} | ${partsOf(index, quarter)}`,
    ),
  ),
  ...Object.entries(numbers).map(([words, value]): Heard => ({
    meaning: { kind: 'number', value },
    phrases: words.split(' '),
  })),
]
