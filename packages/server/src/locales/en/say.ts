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
    : [...joined(items.slice(0, -1), ', '), ' and ', ...(items.at(-1) ?? [])]

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['“', ...phrase, '”']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`I took “${named(assumed.said, 'question')}” to mean the column ${named(assumed.column, 'column name')}.`
    case 'table':
      return say`I used the table ${named(assumed.table, 'table name')}.`
    case 'language':
      return say`I answered in English because ${languageNames[assumed.language]} is not built yet.`
    case 'left-out':
      return say`These sources are not ready and were left out: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`I ignored ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`I could not answer this part: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`${named(assumed.currency, 'column name')} says that the amounts are in several currencies, which are not added together: each stands by itself.`
    case 'what-if':
      return whatIfWords('EN', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('EN', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`I counted back from ${named(assumed.day, 'value')}, the last day of the data.`
        : say`I counted back from today, ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`I answer from your files, and this question has none attached. Choose a dataset, or upload a file (${readableFormats}) to make a dataset, and ask again, for example with a question below.`
    case 'not-in-documents':
      return say`The documents say nothing that answers this.`
    case 'no-tables':
      return say`I cannot answer this yet: the dataset holds no table to compute from.`
    case 'too-costly':
      return say`To understand this question took more than a question may take, so I stopped. Please ask in fewer words, or of fewer files.`
    case 'not-understood':
      return say`I could not connect this question to the data.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`The data does not hold what this question needs.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`I cannot compute this yet.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Nothing in it answers to ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` What goes beyond me: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` I did recognise ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'English',
  ES: 'Spanish',
  AR: 'Arabic',
  PT: 'Portuguese',
  ID: 'Indonesian',
  JA: 'Japanese',
  RU: 'Russian',
  HI: 'Hindi',
  FR: 'French',
  DE: 'German',
  VI: 'Vietnamese',
  TR: 'Turkish',
  PL: 'Polish',
  IT: 'Italian',
  KO: 'Korean',
  'ZH-CN': 'Simplified Chinese',
  'ZH-TW': 'Traditional Chinese',
}

const againstWords = {
  '=': 'equal to',
  '!=': 'not equal to',
  '<': 'below',
  '<=': 'at most',
  '>': 'above',
  '>=': 'at least',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`“${named(about, 'question')}” has several readings. Which do you mean?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`“${quote}” — ${source}` : say`“${quote}” — ${source}, page ${page}`,
  cancelledJob: 'This question was cancelled before it was answered.',
  failedJob: 'Something went wrong while this was computed. Please try again.',
  limitMet: {
    time: 'This was stopped because it took longer than a question may take. Please ask about less data.',
    memory:
      'This was stopped because it needed more memory than a question may use. Please ask about less data.',
    size: 'This was stopped because it would read or return more than a question may. Please ask for a summary or about less data.',
    storage:
      'The result could not be kept because no storage space is left. Please delete sessions, files or datasets that are no longer needed, and ask again.',
  },
  firstQuestions: [
    'How many rows are there?',
    'Which category has the highest total?',
    'What is the average by month?',
  ],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column} is ${value}`,
      '!=': (column, value) => say`${column} is not ${value}`,
      '<': (column, value) => say`${column} is below ${value}`,
      '<=': (column, value) => say`${column} is at most ${value}`,
      '>': (column, value) => say`${column} is above ${value}`,
      '>=': (column, value) => say`${column} is at least ${value}`,
    },
    between: (column, low, high) => say`${column} is from ${low} to ${high}`,
    oneOf: (column, values) => say`${column} is ${joined(values, ' or ')}`,
    contains: (column, text) => say`${column} contains ${text}`,
    missing: (column) => say`${column} is missing`,
    against: (column, operator, figure) =>
      say`${column} is ${againstWords[operator]} its ${figure === 'mean' ? 'average' : 'median'}`,
    among: (column, table, where) => say`${column} belongs to ${table} where ${where}`,
    present: (column) => say`${column} is present`,
    not: (phrase) => say`not (${phrase})`,
    and: (all) => joined(all, ' and '),
    or: (all) => joined(all, ' or '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
