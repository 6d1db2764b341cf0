import type { Assumption } from '../../domain/assumption.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { named, phrases } from '../named.ts'
import { joined, say, type Phrase } from '../phrase.ts'
import type { Says } from '../says.ts'
import { modelWords } from '../model-words.ts'
import { whatIfWords } from '../what-if-words.ts'
import { conclusions } from './conclusions.ts'
import { forecast } from './forecast.ts'
import { names } from './names.ts'
import { overview } from './overview.ts'
import { questions } from './questions.ts'
import { readableFormats } from '../readable-formats.ts'

const list = (items: readonly Phrase[]): Phrase =>
  items.length < 2 ? joined(items, '') : [...joined(items.slice(0, -1), ', '), ' y ', ...(items.at(-1) ?? [])]

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['«', ...phrase, '»']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`He entendido «${named(assumed.said, 'question')}» como la columna ${named(assumed.column, 'column name')}.`
    case 'table':
      return say`He usado la tabla ${named(assumed.table, 'table name')}.`
    case 'language':
      return say`Todavía no respondo en ${languageNames[assumed.language]}, así que lo hago en otro idioma.`
    case 'left-out':
      return say`Estas fuentes aún no están listas y no se han incluido: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`No he tenido en cuenta ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`No pude responder a esta parte: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`Según ${named(assumed.currency, 'column name')}, los importes están en varias monedas, que no se suman: cada una figura aparte.`
    case 'what-if':
      return whatIfWords('ES', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('ES', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`Conté hacia atrás desde el último día de los datos: ${named(assumed.day, 'value')}.`
        : say`Conté hacia atrás desde hoy, ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`Respondo a partir de sus archivos, y esta pregunta no lleva ninguno. Elija un conjunto de datos o suba un archivo (${readableFormats}) para crearlo y vuelva a preguntar, por ejemplo con alguna de las preguntas de abajo.`
    case 'not-in-documents':
      return say`Los documentos no dicen nada que responda a esta pregunta.`
    case 'no-tables':
      return say`Todavía no puedo responder: el conjunto de datos no contiene ninguna tabla con la que calcular.`
    case 'too-costly':
      return say`Entender esta pregunta exigía más tiempo o memoria de lo permitido, y me he detenido. Pregunte con menos palabras o sobre menos archivos, por favor.`
    case 'not-understood':
      return say`No he podido relacionar esta pregunta con los datos.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`Los datos no contienen lo que esta pregunta necesita.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`Esto aún no lo puedo calcular.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Nada en ellos corresponde a ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Lo que queda fuera de mi alcance: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` Sí he reconocido: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'inglés',
  ES: 'español',
  AR: 'árabe',
  PT: 'portugués',
  ID: 'indonesio',
  JA: 'japonés',
  RU: 'ruso',
  HI: 'hindi',
  FR: 'francés',
  DE: 'alemán',
  VI: 'vietnamita',
  TR: 'turco',
  PL: 'polaco',
  IT: 'italiano',
  KO: 'coreano',
  'ZH-CN': 'chino simplificado',
  'ZH-TW': 'chino tradicional',
}

const againstWords = {
  '=': 'igual',
  '!=': 'distinto',
  '<': 'inferior',
  '<=': 'inferior o igual',
  '>': 'superior',
  '>=': 'superior o igual',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) =>
    say`«${named(about, 'question')}» se puede entender de varias maneras. ¿A cuál se refiere?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`«${quote}» — ${source}` : say`«${quote}» — ${source}, página ${page}`,
  cancelledJob: 'Esta pregunta se canceló antes de tener respuesta.',
  failedJob: 'Algo ha fallado durante el cálculo. Inténtelo de nuevo, por favor.',
  limitMet: {
    time: 'El cálculo se ha detenido porque tardaba más de lo que puede durar una pregunta. Pregunte por menos datos, por favor.',
    memory:
      'El cálculo se ha detenido porque necesitaba más memoria de la que puede usar una pregunta. Pregunte por menos datos, por favor.',
    size: 'El cálculo se ha detenido porque leería o devolvería más de lo que puede una pregunta. Pida un resumen o menos datos, por favor.',
    storage:
      'El resultado no se ha podido guardar porque no queda espacio de almacenamiento. Elimine sesiones, archivos o conjuntos de datos que ya no necesite y vuelva a preguntar, por favor.',
  },
  firstQuestions: [
    '¿Cuántas filas hay?',
    '¿Qué categoría tiene el mayor total?',
    '¿Cuál es el promedio por mes?',
  ],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column} = ${value}`,
      '!=': (column, value) => say`${column} distinto de ${value}`,
      '<': (column, value) => say`${column} por debajo de ${value}`,
      '<=': (column, value) => say`${column} de ${value} como máximo`,
      '>': (column, value) => say`${column} por encima de ${value}`,
      '>=': (column, value) => say`${column} de ${value} como mínimo`,
    },
    between: (column, low, high) => say`${column} entre ${low} y ${high}`,
    oneOf: (column, values) => say`${column} = ${joined(values, ' o ')}`,
    contains: (column, text) => say`${column} que contiene ${text}`,
    missing: (column) => say`${column} sin valor`,
    against: (column, operator, figure) =>
      say`${column} ${againstWords[operator]} ${figure === 'mean' ? 'al promedio' : 'a la mediana'}`,
    among: (column, table, where) => say`${column} pertenece a las filas de ${table} donde ${where}`,
    present: (column) => say`${column} con valor`,
    not: (phrase) => say`excepto (${phrase})`,
    and: (all) => joined(all, ' y '),
    or: (all) => joined(all, ' o '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
