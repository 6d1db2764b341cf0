import type { TimeGrain } from '@auger/contract/plan'
import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

const months: readonly string[] = [
  'enero | ene',
  'febrero | feb',
  'marzo | mar',
  'abril | abr',
  'mayo | may',
  'junio | jun',
  'julio | jul',
  'agosto | ago',
  'septiembre | setiembre | sep | sept | set',
  'octubre | oct',
  'noviembre | nov',
  'diciembre | dic',
]

const ordinals = ['primer/1er/1º/1', 'segundo/2º/2do/2', 'tercer/3er/3º/3', 'cuarto/4º/4to/4']

const grains: readonly (readonly [TimeGrain, string, string])[] = [
  ['day', 'día', 'o'],
  ['week', 'semana', 'a'],
  ['month', 'mes', 'o'],
  ['quarter', 'trimestre', 'o'],
  ['year', 'año', 'o'],
]

const numbers: { readonly [word: string]: number } = {
  cero: 0,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  doscientos: 200,
  quinientos: 500,
  mil: 1000,
  'dos mil': 2000,
  'cinco mil': 5000,
  'diez mil': 10_000,
  'cien mil': 100_000,
  'un millón': 1e6,
  'una docena': 12,
  'una vez': 1,
  'dos veces': 2,
  'tres veces': 3,
}

export const periods: readonly Heard[] = [
  inForms(
    { kind: 'half', half: 1 },
    'h1 | (/el )(primer/1er) semestre | (/la )primera mitad | semestre 1 | primer medio año',
  ),
  inForms({ kind: 'half', half: 2 }, 'h2 | (/el )(segundo/2º) semestre | (/la )segunda mitad | semestre 2'),
  ...grains.flatMap(([period, noun, end]): readonly Heard[] => [
    inForms(
      { kind: 'relative', period, back: 1 },
      `(/el /la )(últim${end}/pasad${end}/anterior/previ${end}) ${noun} | (/el /la )${noun} (pasad${end}/anterior/previ${end}/últim${end})`,
    ),
    inForms(
      { kind: 'relative', period, back: 0 },
      `${end === 'a' ? 'esta' : 'este'} ${noun} | (/el /la )${noun} (actual/en curso/corriente) | (/el /la )(actual/presente) ${noun}`,
    ),
  ]),
  inForms({ kind: 'relative', period: 'day', back: 0 }, 'hoy | el día de hoy'),
  inForms({ kind: 'relative', period: 'day', back: 1 }, 'ayer'),
  ...months.map((phrases, index) => inForms({ kind: 'month', month: index + 1 }, phrases)),
  ...ordinals.map((which, index) =>
    inForms(
      { kind: 'quarter', quarter: index + 1 },
      `q${index + 1} | t${index + 1} | ${index + 1}t | (/el )(${which}) trimestre | trimestre ${index + 1}`,
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
  inForms({ kind: 'unit', of: 'length', size: 1000 }, 'km | kilómetro(/s) | quilómetros'),
  inForms({ kind: 'unit', of: 'length', size: 1609.344 }, 'milla(/s)'),
  inForms({ kind: 'unit', of: 'weight', size: 0.001 }, 'g | gramo(/s)'),
  inForms({ kind: 'unit', of: 'weight', size: 1 }, 'kg | kilo(/s) | kilogramo(/s)'),
  inForms({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'libra(/s) | lb | lbs'),
  inForms({ kind: 'unit', of: 'dollar', size: 1 }, 'dólar(/es) | usd'),
  inForms({ kind: 'unit', of: 'euro', size: 1 }, 'euro(/s) | eur'),
  inForms({ kind: 'unit', of: 'yuan', size: 1 }, 'yuan(/es) | rmb | cny'),
  inForms({ kind: 'unit', of: 'age', size: 1 }, 'años(/ de edad)'),
]
