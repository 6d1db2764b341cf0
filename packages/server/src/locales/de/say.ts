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
  items.length < 2
    ? joined(items, '')
    : [...joined(items.slice(0, -1), ', '), ' und ', ...(items.at(-1) ?? [])]

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['„', ...phrase, '“']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`„${named(assumed.said, 'question')}“ habe ich als die Spalte ${named(assumed.column, 'column name')} verstanden.`
    case 'table':
      return say`Verwendete Tabelle: ${named(assumed.table, 'table name')}.`
    case 'language':
      return say`Antworten auf ${languageNames[assumed.language]} gibt es noch nicht, deshalb antworte ich in einer anderen Sprache.`
    case 'left-out':
      return say`Diese Quellen sind noch nicht bereit und fehlen hier: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`Nicht berücksichtigt habe ich ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`Diesen Teil konnte ich nicht beantworten: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`Laut ${named(assumed.currency, 'column name')} sind die Beträge in mehreren Währungen, die nicht addiert werden: Jede steht für sich.`
    case 'what-if':
      return whatIfWords('DE', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('DE', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`Zurückgerechnet ab dem letzten Tag der Daten: ${named(assumed.day, 'value')}.`
        : say`Zurückgerechnet ab heute, ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`Ich antworte anhand Ihrer Dateien, und zu dieser Frage gehört keine. Wählen Sie einen Datensatz aus, oder laden Sie eine Datei hoch (${readableFormats}), um einen anzulegen, und fragen Sie dann noch einmal, zum Beispiel mit einer der Fragen unten.`
    case 'not-in-documents':
      return say`Die Dokumente sagen nichts, was diese Frage beantwortet.`
    case 'no-tables':
      return say`Das kann ich noch nicht beantworten: Der Datensatz enthält keine Tabelle, mit der sich rechnen lässt.`
    case 'too-costly':
      return say`Diese Frage zu verstehen hat mehr gekostet, als es darf, deshalb habe ich aufgehört. Bitte fragen Sie kürzer oder nach weniger Dateien.`
    case 'not-understood':
      return say`Ich konnte diese Frage nicht mit den Daten verbinden.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`Die Daten enthalten nicht, was diese Frage braucht.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`Das kann ich noch nicht berechnen.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Nichts darin passt zu ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Was darüber hinausgeht: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` Erkannt habe ich: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'Englisch',
  ES: 'Spanisch',
  AR: 'Arabisch',
  PT: 'Portugiesisch',
  ID: 'Indonesisch',
  JA: 'Japanisch',
  RU: 'Russisch',
  HI: 'Hindi',
  FR: 'Französisch',
  DE: 'Deutsch',
  VI: 'Vietnamesisch',
  TR: 'Türkisch',
  PL: 'Polnisch',
  IT: 'Italienisch',
  KO: 'Koreanisch',
  'ZH-CN': 'vereinfachtem Chinesisch',
  'ZH-TW': 'traditionellem Chinesisch',
}

const againstWords = {
  '=': 'genau bei',
  '!=': 'nicht bei',
  '<': 'unter',
  '<=': 'höchstens bei',
  '>': 'über',
  '>=': 'mindestens bei',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`„${named(about, 'question')}“ lässt sich verschieden verstehen. Was ist gemeint?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`„${quote}“ — ${source}` : say`„${quote}“ — ${source}, Seite ${page}`,
  cancelledJob: 'Diese Frage wurde abgebrochen, bevor sie beantwortet war.',
  failedJob: 'Bei der Berechnung ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  limitMet: {
    time: 'Die Berechnung wurde abgebrochen, weil sie länger dauerte, als eine Frage dauern darf. Bitte fragen Sie nach weniger Daten.',
    memory:
      'Die Berechnung wurde abgebrochen, weil sie mehr Speicher brauchte, als eine Frage nutzen darf. Bitte fragen Sie nach weniger Daten.',
    size: 'Die Berechnung wurde abgebrochen, weil sie mehr lesen oder ausgeben würde, als eine Frage darf. Bitte fragen Sie nach einer Zusammenfassung oder nach weniger Daten.',
    storage:
      'Das Ergebnis konnte nicht gespeichert werden, weil kein Speicherplatz mehr frei ist. Bitte löschen Sie Sitzungen, Dateien oder Datensätze, die nicht mehr gebraucht werden, und fragen Sie erneut.',
  },
  firstQuestions: [
    'Wie viele Zeilen gibt es?',
    'Welche Kategorie hat die höchste Summe?',
    'Wie hoch ist der Durchschnitt pro Monat?',
  ],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column} ${value} ist`,
      '!=': (column, value) => say`${column} nicht ${value} ist`,
      '<': (column, value) => say`${column} unter ${value} liegt`,
      '<=': (column, value) => say`${column} höchstens ${value} beträgt`,
      '>': (column, value) => say`${column} über ${value} liegt`,
      '>=': (column, value) => say`${column} mindestens ${value} beträgt`,
    },
    between: (column, low, high) => say`${column} zwischen ${low} und ${high} liegt`,
    oneOf: (column, values) => say`${column} ${joined(values, ' oder ')} ist`,
    contains: (column, text) => say`${column} den Text ${text} enthält`,
    missing: (column) => say`${column} fehlt`,
    against: (column, operator, figure) =>
      say`${column} ${againstWords[operator]} ${figure === 'mean' ? 'dem Durchschnitt' : 'dem Median'} liegt`,
    among: (column, table, where) => say`${column} eine Zeile von ${table} nennt, bei der gilt: ${where}`,
    present: (column) => say`${column} vorhanden ist`,
    not: (phrase) => say`nicht gilt, dass ${phrase}`,
    and: (all) => joined(all, ' und '),
    or: (all) => joined(all, ' oder '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
