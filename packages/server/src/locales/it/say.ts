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
  items.length < 2 ? joined(items, '') : [...joined(items.slice(0, -1), ', '), ' e ', ...(items.at(-1) ?? [])]

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['«', ...phrase, '»']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`Ho inteso «${named(assumed.said, 'question')}» come la colonna ${named(assumed.column, 'column name')}.`
    case 'table':
      return say`Ho usato la tabella ${named(assumed.table, 'table name')}.`
    case 'language':
      return say`Lingua non ancora disponibile per le risposte: ${languageNames[assumed.language]}. Rispondo quindi in un'altra lingua.`
    case 'left-out':
      return say`Queste fonti non sono ancora pronte e sono rimaste escluse: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`Non ho tenuto conto di ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`Non ho potuto rispondere a questa parte: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`In base a ${named(assumed.currency, 'column name')} gli importi sono in più valute, che non si sommano: ognuna sta a sé.`
    case 'what-if':
      return whatIfWords('IT', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('IT', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`Ho contato all'indietro dall'ultimo giorno dei dati: ${named(assumed.day, 'value')}.`
        : say`Ho contato all'indietro da oggi, ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`Rispondo in base ai tuoi file, e a questa domanda non ne è allegato nessuno. Scegli un insieme di dati oppure carica un file (${readableFormats}) per crearlo, e poi ripeti la domanda, per esempio con una di quelle qui sotto.`
    case 'not-in-documents':
      return say`I documenti non dicono nulla che risponda a questa domanda.`
    case 'no-tables':
      return say`Non posso ancora rispondere: l'insieme di dati non contiene nessuna tabella su cui calcolare.`
    case 'too-costly':
      return say`Capire questa domanda richiedeva più tempo o memoria del consentito, e mi sono fermato. Chiedi con meno parole o su meno file, per favore.`
    case 'not-understood':
      return say`Non sono riuscito a collegare questa domanda ai dati.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`I dati non contengono ciò che questa domanda richiede.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`Questo non lo so ancora calcolare.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Nulla corrisponde a ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Ciò che va oltre le mie capacità: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` Ho riconosciuto: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'inglese',
  ES: 'spagnolo',
  AR: 'arabo',
  PT: 'portoghese',
  ID: 'indonesiano',
  JA: 'giapponese',
  RU: 'russo',
  HI: 'hindi',
  FR: 'francese',
  DE: 'tedesco',
  VI: 'vietnamita',
  TR: 'turco',
  PL: 'polacco',
  IT: 'italiano',
  KO: 'coreano',
  'ZH-CN': 'cinese semplificato',
  'ZH-TW': 'cinese tradizionale',
}

const againstWords = {
  '=': 'uguale',
  '!=': 'non uguale',
  '<': 'inferiore',
  '<=': 'inferiore o uguale',
  '>': 'superiore',
  '>=': 'superiore o uguale',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`«${named(about, 'question')}» si può intendere in più modi. Quale?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`«${quote}» — ${source}` : say`«${quote}» — ${source}, pagina ${page}`,
  cancelledJob: 'Questa domanda è stata annullata e resta senza risposta.',
  failedJob: 'Qualcosa è andato storto durante il calcolo. Riprova, per favore.',
  limitMet: {
    time: 'Il calcolo è stato interrotto perché durava più di quanto può durare una domanda. Limita la domanda a meno dati, per favore.',
    memory:
      'Il calcolo è stato interrotto perché richiedeva più memoria di quanta ne può usare una domanda. Limita la domanda a meno dati, per favore.',
    size: 'Il calcolo è stato interrotto perché avrebbe letto o restituito più di quanto può una domanda. Chiedi un riepilogo o limita la domanda a meno dati, per favore.',
    storage:
      'Il risultato non è stato salvato perché non c’è più spazio di archiviazione. Elimina sessioni, file o set di dati che non servono più e ripeti la domanda, per favore.',
  },
  firstQuestions: [
    'Quante righe ci sono?',
    'Quale categoria ha il totale più alto?',
    'Qual è la media per mese?',
  ],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column} = ${value}`,
      '!=': (column, value) => say`${column} diverso da ${value}`,
      '<': (column, value) => say`${column} al di sotto di ${value}`,
      '<=': (column, value) => say`${column} al massimo ${value}`,
      '>': (column, value) => say`${column} al di sopra di ${value}`,
      '>=': (column, value) => say`${column} almeno ${value}`,
    },
    between: (column, low, high) => say`${column} tra ${low} e ${high}`,
    oneOf: (column, values) => say`${column} = ${joined(values, ' o ')}`,
    contains: (column, text) => say`${column} che contiene ${text}`,
    missing: (column) => say`${column} senza valore`,
    against: (column, operator, figure) =>
      say`${column} ${againstWords[operator]} alla ${figure === 'mean' ? 'media' : 'mediana'}`,
    among: (column, table, where) => say`${column} appartiene alle righe di ${table} in cui ${where}`,
    present: (column) => say`${column} con valore`,
    not: (phrase) => say`tranne (${phrase})`,
    and: (all) => joined(all, ' e '),
    or: (all) => joined(all, ' o '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
