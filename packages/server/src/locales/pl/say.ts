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
  items.length < 2 ? joined(items, '') : [...joined(items.slice(0, -1), ', '), ' i ', ...(items.at(-1) ?? [])]

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['„', ...phrase, '”']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`Przyjęto, że „${named(assumed.said, 'question')}” oznacza kolumnę „${named(assumed.column, 'column name')}”.`
    case 'table':
      return say`Użyto tabeli „${named(assumed.table, 'table name')}”.`
    case 'language':
      return say`Odpowiedź jest w innym języku, bo tego jeszcze się nie obsługuje: ${languageNames[assumed.language]}.`
    case 'left-out':
      return say`Te źródła nie są jeszcze gotowe i zostały pominięte: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`Pominięto słowa: ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`Na tę część nie mogłem odpowiedzieć: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`Według ${named(assumed.currency, 'column name')} kwoty są w kilku walutach, których się nie sumuje: każda stoi osobno.`
    case 'what-if':
      return whatIfWords('PL', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('PL', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`Liczę wstecz od ostatniego dnia danych: ${named(assumed.day, 'value')}.`
        : say`Liczę wstecz od dziś, ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`Odpowiedzi powstają na podstawie plików, a do tego pytania żadnego nie dołączono. Wybierz zbiór danych albo prześlij plik (${readableFormats}), aby go utworzyć, i zapytaj ponownie, na przykład tak jak poniżej.`
    case 'not-in-documents':
      return say`W dokumentach nie ma odpowiedzi na to pytanie.`
    case 'no-tables':
      return say`Na razie nie można odpowiedzieć: w zbiorze danych nie ma tabeli, na której dałoby się liczyć.`
    case 'too-costly':
      return say`Przerwano: zrozumienie tego pytania wymagało więcej czasu lub pamięci, niż wolno. Zapytaj krócej albo o mniej plików.`
    case 'not-understood':
      return say`Nie udało się powiązać tego pytania z danymi.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`W danych nie ma tego, czego wymaga to pytanie.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`Takie obliczenie nie jest jeszcze obsługiwane.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Nic w nich nie odpowiada słowom: ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Poza zakresem możliwości: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` Rozpoznano: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'angielski',
  ES: 'hiszpański',
  AR: 'arabski',
  PT: 'portugalski',
  ID: 'indonezyjski',
  JA: 'japoński',
  RU: 'rosyjski',
  HI: 'hindi',
  FR: 'francuski',
  DE: 'niemiecki',
  VI: 'wietnamski',
  TR: 'turecki',
  PL: 'polski',
  IT: 'włoski',
  KO: 'koreański',
  'ZH-CN': 'chiński (uproszczony)',
  'ZH-TW': 'chiński (tradycyjny)',
}

const againstWords = {
  '=': 'jest równe wartości:',
  '!=': 'jest różne od wartości:',
  '<': 'jest poniżej wartości:',
  '<=': 'nie przekracza wartości:',
  '>': 'jest powyżej wartości:',
  '>=': 'wynosi co najmniej tyle co:',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`„${named(about, 'question')}” można rozumieć różnie. Co masz na myśli?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`„${quote}” — ${source}` : say`„${quote}” — ${source}, strona ${page}`,
  cancelledJob: 'To pytanie anulowano, zanim powstała odpowiedź.',
  failedJob: 'Podczas obliczeń wystąpił błąd. Spróbuj ponownie.',
  limitMet: {
    time: 'Obliczenie przerwano: trwało dłużej, niż wolno trwać pytaniu. Zapytaj o mniejszy zakres danych.',
    memory:
      'Obliczenie przerwano: wymagało więcej pamięci, niż wolno użyć pytaniu. Zapytaj o mniejszy zakres danych.',
    size: 'Obliczenie przerwano: trzeba by odczytać lub zwrócić więcej, niż wolno pytaniu. Poproś o podsumowanie albo zapytaj o mniejszy zakres danych.',
    storage:
      'Nie udało się zapisać wyniku: zabrakło miejsca. Usuń niepotrzebne już sesje, pliki lub zbiory danych i zapytaj ponownie.',
  },
  firstQuestions: [
    'Ile jest wierszy?',
    'Która kategoria ma najwyższą sumę?',
    'Jaka jest średnia według miesięcy?',
  ],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`„${column}” to ${value}`,
      '!=': (column, value) => say`„${column}” to nie ${value}`,
      '<': (column, value) => say`„${column}” wynosi poniżej ${value}`,
      '<=': (column, value) => say`„${column}” wynosi co najwyżej ${value}`,
      '>': (column, value) => say`„${column}” wynosi powyżej ${value}`,
      '>=': (column, value) => say`„${column}” wynosi co najmniej ${value}`,
    },
    between: (column, low, high) => say`„${column}” mieści się od ${low} do ${high}`,
    oneOf: (column, values) => say`„${column}” to ${joined(values, ' lub ')}`,
    contains: (column, text) => say`„${column}” zawiera „${text}”`,
    missing: (column) => say`w kolumnie „${column}” brak wartości`,
    against: (column, operator, figure) =>
      say`„${column}” ${againstWords[operator]} ${figure === 'mean' ? 'średnia' : 'mediana'}`,
    among: (column, table, where) => say`„${column}” występuje w tabeli „${table}” tam, gdzie ${where}`,
    present: (column) => say`w kolumnie „${column}” jest wartość`,
    not: (phrase) => say`nie zachodzi (${phrase})`,
    and: (all) => joined(all, ' i '),
    or: (all) => joined(all, ' lub '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
