import type { TimeGrain } from '@auger/contract/plan'
import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

const months: readonly string[] = [
  'janvier | janv | jan',
  'février | févr | fév',
  'mars',
  'avril | avr',
  'mai',
  'juin',
  'juillet | juil',
  'août',
  'septembre | sept | sep',
  'octobre | oct',
  'novembre | nov',
  'décembre | déc',
]

const ordinals = ['premier/1er/1', 'deuxième/second/2e/2ème/2', 'troisième/3e/3ème/3', 'quatrième/4e/4ème/4']

const grains: readonly (readonly [TimeGrain, string, string])[] = [
  ['day', 'jour', ''],
  ['week', 'semaine', 'e'],
  ['month', 'mois', ''],
  ['quarter', 'trimestre', ''],
  ['year', 'année', 'e'],
]

const numbers: { readonly [word: string]: number } = {
  zéro: 0,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  quinze: 15,
  vingt: 20,
  'vingt cinq': 25,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  'soixante dix': 70,
  'quatre vingt': 80,
  'quatre vingts': 80,
  'quatre vingt dix': 90,
  cent: 100,
  'deux cents': 200,
  'cinq cents': 500,
  mille: 1000,
  'deux mille': 2000,
  'cinq mille': 5000,
  'dix mille': 10_000,
  'cent mille': 100_000,
  'un million': 1e6,
  'une douzaine': 12,
  'une fois': 1,
  'deux fois': 2,
  'trois fois': 3,
}

export const periods: readonly Heard[] = [
  inForms(
    { kind: 'half', half: 1 },
    'h1 | s1 | (/le /au )(premier/1er) semestre | (/la )première moitié | semestre 1',
  ),
  inForms(
    { kind: 'half', half: 2 },
    'h2 | s2 | (/le /au )(deuxième/second/2e) semestre | (/la )(seconde/deuxième) moitié | semestre 2',
  ),
  ...grains.flatMap(([period, noun, end]): readonly Heard[] => [
    inForms(
      { kind: 'relative', period, back: 1 },
      `(/le /la /l')${noun} (derni${end === '' ? 'er' : 'ère'}/passé${end}/précédent${end}) | (/le /la )derni${end === '' ? 'er' : 'ère'} ${noun}`,
    ),
    inForms(
      { kind: 'relative', period, back: 0 },
      `${period === 'week' || period === 'year' ? 'cette' : 'ce'} ${noun} | (/le /la /l')${noun} (en cours/actuel${end === '' ? '' : 'le'}/courant${end})`,
    ),
  ]),
  inForms({ kind: 'relative', period: 'year', back: 1 }, "l'an (dernier/passé) | an dernier"),
  inForms({ kind: 'relative', period: 'day', back: 0 }, "aujourd'hui"),
  inForms({ kind: 'relative', period: 'day', back: 1 }, 'hier'),
  ...months.map((phrases, index) => inForms({ kind: 'month', month: index + 1 }, phrases)),
  ...ordinals.map((which, index) =>
    inForms(
      { kind: 'quarter', quarter: index + 1 },
      `q${index + 1} | t${index + 1} | (/le /au )(${which}) trimestre | trimestre ${index + 1}`,
    ),
  ),
  ...Object.entries(numbers).map(([word, value]): Heard => ({
    meaning: { kind: 'number', value },
    phrases: [word],
  })),
]

export const units: readonly Heard[] = [
  inForms({ kind: 'unit', of: 'time', size: 1 }, 'seconde(/s) | sec'),
  inForms({ kind: 'unit', of: 'time', size: 60 }, 'minute(/s) | min | mn'),
  inForms({ kind: 'unit', of: 'time', size: 3600 }, 'heure(/s) | h'),
  inForms({ kind: 'unit', of: 'length', size: 0.01 }, 'cm | centimètre(/s)'),
  inForms({ kind: 'unit', of: 'length', size: 1 }, 'mètre(/s)'),
  inForms({ kind: 'unit', of: 'length', size: 1000 }, 'km | kilomètre(/s)'),
  inForms({ kind: 'unit', of: 'length', size: 1609.344 }, 'mile(/s)'),
  inForms({ kind: 'unit', of: 'weight', size: 0.001 }, 'g | gramme(/s)'),
  inForms({ kind: 'unit', of: 'weight', size: 1 }, 'kg | kilo(/s) | kilogramme(/s)'),
  inForms({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'livre(/s) | lb | lbs'),
  inForms({ kind: 'unit', of: 'dollar', size: 1 }, 'dollar(/s) | usd'),
  inForms({ kind: 'unit', of: 'euro', size: 1 }, 'euro(/s) | eur'),
  inForms({ kind: 'unit', of: 'yuan', size: 1 }, 'yuan(/s) | rmb | cny'),
  inForms({ kind: 'unit', of: 'age', size: 1 }, "ans(/ d'âge)"),
]
