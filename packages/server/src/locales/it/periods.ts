import type { TimeGrain } from '@auger/contract/plan'
import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

const months: readonly string[] = [
  'gennaio | gen',
  'febbraio | feb',
  'marzo | mar',
  'aprile | apr',
  'maggio | mag',
  'giugno | giu',
  'luglio | lug',
  'agosto | ago',
  'settembre | set | sett',
  'ottobre | ott',
  'novembre | nov',
  'dicembre | dic',
]

const ordinals = ['primo/1°/1º/1', 'secondo/2°/2º/2', 'terzo/3°/3º/3', 'quarto/4°/4º/4']

const grains: readonly (readonly [TimeGrain, string, string])[] = [
  ['day', 'giorno', 'o'],
  ['week', 'settimana', 'a'],
  ['month', 'mese', 'o'],
  ['quarter', 'trimestre', 'o'],
  ['year', 'anno', 'o'],
]

const numbers: { readonly [word: string]: number } = {
  zero: 0,
  uno: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  undici: 11,
  dodici: 12,
  quindici: 15,
  venti: 20,
  venticinque: 25,
  trenta: 30,
  quaranta: 40,
  cinquanta: 50,
  sessanta: 60,
  settanta: 70,
  ottanta: 80,
  novanta: 90,
  cento: 100,
  duecento: 200,
  cinquecento: 500,
  mille: 1000,
  duemila: 2000,
  cinquemila: 5000,
  diecimila: 10_000,
  centomila: 100_000,
  'un milione': 1e6,
  'una dozzina': 12,
  'una volta': 1,
  'due volte': 2,
  'tre volte': 3,
}

export const periods: readonly Heard[] = [
  inForms(
    { kind: 'half', half: 1 },
    'h1 | (/il /nel )(primo/1°) semestre | (/la /nella )prima metà | semestre 1',
  ),
  inForms(
    { kind: 'half', half: 2 },
    'h2 | (/il /nel )(secondo/2°) semestre | (/la /nella )seconda metà | semestre 2',
  ),
  ...grains.flatMap(([period, noun, end]): readonly Heard[] => [
    inForms(
      { kind: 'relative', period, back: 1 },
      `(/lo /la /l')(scors${end}/passat${end}/ultim${end}) ${noun} | (/il /la /l'/lo )${noun} (scors${end}/passat${end}/precedente)`,
    ),
    inForms(
      { kind: 'relative', period, back: 0 },
      `(quest${end}/quest') ${noun} | (/il /la /l')${noun} (corrente/attuale/in corso) | (/l')attuale ${noun}`,
    ),
  ]),
  inForms({ kind: 'relative', period: 'day', back: 0 }, 'oggi'),
  inForms({ kind: 'relative', period: 'day', back: 1 }, 'ieri'),
  ...months.map((phrases, index) => inForms({ kind: 'month', month: index + 1 }, phrases)),
  ...ordinals.map((which, index) =>
    inForms(
      { kind: 'quarter', quarter: index + 1 },
      `q${index + 1} | t${index + 1} | (/il /nel )(${which}) trimestre | trimestre ${index + 1}`,
    ),
  ),
  ...Object.entries(numbers).map(([word, value]): Heard => ({
    meaning: { kind: 'number', value },
    phrases: [word],
  })),
]

export const units: readonly Heard[] = [
  inForms({ kind: 'unit', of: 'time', size: 1 }, 'second(o/i) | sec'),
  inForms({ kind: 'unit', of: 'time', size: 60 }, 'minut(o/i) | min'),
  inForms({ kind: 'unit', of: 'time', size: 3600 }, 'or(a/e) | h'),
  inForms({ kind: 'unit', of: 'length', size: 0.01 }, 'cm | centimetr(o/i)'),
  inForms({ kind: 'unit', of: 'length', size: 1 }, 'metr(o/i)'),
  inForms({ kind: 'unit', of: 'length', size: 1000 }, 'km | chilometr(o/i)'),
  inForms({ kind: 'unit', of: 'length', size: 1609.344 }, 'migli(o/a)'),
  inForms({ kind: 'unit', of: 'weight', size: 0.001 }, 'g | gramm(o/i)'),
  inForms({ kind: 'unit', of: 'weight', size: 1 }, 'kg | chil(o/i) | chilogramm(o/i)'),
  inForms({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'libbr(a/e) | lb | lbs'),
  inForms({ kind: 'unit', of: 'dollar', size: 1 }, 'dollar(o/i) | usd'),
  inForms({ kind: 'unit', of: 'euro', size: 1 }, 'euro | eur'),
  inForms({ kind: 'unit', of: 'yuan', size: 1 }, 'yuan | rmb | cny'),
  inForms({ kind: 'unit', of: 'age', size: 1 }, 'anni(/ di età)'),
]
