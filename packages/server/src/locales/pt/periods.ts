import type { TimeGrain } from '@auger/contract/plan'
import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

const months: readonly string[] = [
  'janeiro | jan',
  'fevereiro | fev',
  'março | mar',
  'abril | abr',
  'maio | mai',
  'junho | jun',
  'julho | jul',
  'agosto | ago',
  'setembro | set',
  'outubro | out',
  'novembro | nov',
  'dezembro | dez',
]

const ordinals = ['primeiro/1º/1', 'segundo/2º/2', 'terceiro/3º/3', 'quarto/4º/4']

const grains: readonly (readonly [TimeGrain, string, string])[] = [
  ['day', 'dia', 'o'],
  ['week', 'semana', 'a'],
  ['month', 'mês', 'o'],
  ['quarter', 'trimestre', 'o'],
  ['year', 'ano', 'o'],
]

const numbers: { readonly [word: string]: number } = {
  zero: 0,
  um: 1,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  duzentos: 200,
  quinhentos: 500,
  mil: 1000,
  'dois mil': 2000,
  'cinco mil': 5000,
  'dez mil': 10_000,
  'cem mil': 100_000,
  'um milhão': 1e6,
  'uma dúzia': 12,
  'uma vez': 1,
  'duas vezes': 2,
  'três vezes': 3,
}

export const periods: readonly Heard[] = [
  inForms({ kind: 'half', half: 1 }, 'h1 | (/o )(primeiro/1º) semestre | (/a )primeira metade | semestre 1'),
  inForms({ kind: 'half', half: 2 }, 'h2 | (/o )(segundo/2º) semestre | (/a )segunda metade | semestre 2'),
  ...grains.flatMap(([period, noun, end]): readonly Heard[] => [
    inForms(
      { kind: 'relative', period, back: 1 },
      `(/o /a /no /na )(últim${end}/passad${end}/anterior) ${noun} | (/o /a /no /na )${noun} (passad${end}/anterior/retrasad${end})`,
    ),
    inForms(
      { kind: 'relative', period, back: 0 },
      `${end === 'a' ? '(esta/nesta/essa/nessa)' : '(este/neste/esse/nesse)'} ${noun} | (/o /a /no /na )${noun} (atual/corrente) | (/o /a )atual ${noun}`,
    ),
  ]),
  inForms({ kind: 'relative', period: 'day', back: 0 }, 'hoje | o dia de hoje'),
  inForms({ kind: 'relative', period: 'day', back: 1 }, 'ontem'),
  ...months.map((phrases, index) => inForms({ kind: 'month', month: index + 1 }, phrases)),
  ...ordinals.map((which, index) =>
    inForms(
      { kind: 'quarter', quarter: index + 1 },
      `q${index + 1} | t${index + 1} | ${index + 1}t | (/o )(${which}) (trimestre/tri) | trimestre ${index + 1}`,
    ),
  ),
  ...Object.entries(numbers).map(([word, value]): Heard => ({
    meaning: { kind: 'number', value },
    phrases: [word],
  })),
]

export const units: readonly Heard[] = [
  inForms({ kind: 'unit', of: 'time', size: 1 }, 'segundo(/s) | seg | s'),
  inForms({ kind: 'unit', of: 'time', size: 60 }, 'minuto(/s) | min'),
  inForms({ kind: 'unit', of: 'time', size: 3600 }, 'hora(/s) | h'),
  inForms({ kind: 'unit', of: 'length', size: 0.01 }, 'cm | centímetro(/s)'),
  inForms({ kind: 'unit', of: 'length', size: 1 }, 'm | metro(/s)'),
  inForms({ kind: 'unit', of: 'length', size: 1000 }, 'km | quilômetro(/s) | quilómetro(/s)'),
  inForms({ kind: 'unit', of: 'length', size: 1609.344 }, 'milha(/s)'),
  inForms({ kind: 'unit', of: 'weight', size: 0.001 }, 'g | grama(/s)'),
  inForms({ kind: 'unit', of: 'weight', size: 1 }, 'kg | quilo(/s) | quilograma(/s)'),
  inForms({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'libra(/s) | lb | lbs'),
  inForms({ kind: 'unit', of: 'dollar', size: 1 }, 'dólar(/es) | usd'),
  inForms({ kind: 'unit', of: 'euro', size: 1 }, 'euro(/s) | eur'),
  inForms({ kind: 'unit', of: 'real', size: 1 }, 'rea(l/is) | brl'),
  inForms({ kind: 'unit', of: 'yuan', size: 1 }, 'yuan(/s) | rmb | cny'),
  inForms({ kind: 'unit', of: 'age', size: 1 }, 'anos(/ de idade)'),
]
