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
  items.length < 2 ? joined(items, '') : [...joined(items.slice(0, -1), ', '), ' и ', ...(items.at(-1) ?? [])]

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['«', ...phrase, '»']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`Слова «${named(assumed.said, 'question')}» поняты как колонка «${named(assumed.column, 'column name')}».`
    case 'table':
      return say`Использована таблица «${named(assumed.table, 'table name')}».`
    case 'language':
      return say`Этот язык пока не поддерживается: ${languageNames[assumed.language]}. Поэтому ответ дан на другом.`
    case 'left-out':
      return say`Эти источники ещё не готовы и не учтены: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`Не учтены слова: ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`На эту часть ответить не удалось: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`Судя по ${named(assumed.currency, 'column name')}, суммы указаны в разных валютах, и они не складываются: каждая показана отдельно.`
    case 'what-if':
      return whatIfWords('RU', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('RU', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`Отсчёт назад от последнего дня в данных: ${named(assumed.day, 'value')}.`
        : say`Отсчёт назад от сегодняшнего дня, ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`Ответы строятся по вашим файлам, а к этому вопросу не приложено ни файла. Выберите набор данных или загрузите файл (${readableFormats}), чтобы создать его, и спросите снова, например так, как ниже.`
    case 'not-in-documents':
      return say`В документах нет ответа на этот вопрос.`
    case 'no-tables':
      return say`Пока ответить нельзя: в наборе данных нет таблицы, по которой можно считать.`
    case 'too-costly':
      return say`Работа остановлена: чтобы понять этот вопрос, нужно больше времени или памяти, чем отведено. Спросите короче или о меньшем числе файлов.`
    case 'not-understood':
      return say`Не удалось связать этот вопрос с данными.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`В данных нет того, что нужно для ответа.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`Такой расчёт пока не поддерживается.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` В них ничего не найдено для: ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Что выходит за рамки возможного: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` Удалось распознать: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'английский',
  ES: 'испанский',
  AR: 'арабский',
  PT: 'португальский',
  ID: 'индонезийский',
  JA: 'японский',
  RU: 'русский',
  HI: 'хинди',
  FR: 'французский',
  DE: 'немецкий',
  VI: 'вьетнамский',
  TR: 'турецкий',
  PL: 'польский',
  IT: 'итальянский',
  KO: 'корейский',
  'ZH-CN': 'китайский (упрощённый)',
  'ZH-TW': 'китайский (традиционный)',
}

const againstWords = {
  '=': '=',
  '!=': '≠',
  '<': 'ниже, чем',
  '<=': 'не выше, чем',
  '>': 'выше, чем',
  '>=': 'не ниже, чем',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`«${named(about, 'question')}» можно понять по-разному. Что имеется в виду?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`«${quote}» — ${source}` : say`«${quote}» — ${source}, стр. ${page}`,
  cancelledJob: 'Вопрос отменён до того, как был получен ответ.',
  failedJob: 'При вычислении произошла ошибка. Попробуйте ещё раз.',
  limitMet: {
    time: 'Вычисление остановлено: оно заняло больше времени, чем отведено на вопрос. Спросите о меньшем объёме данных.',
    memory:
      'Вычисление остановлено: ему не хватило памяти, отведённой на вопрос. Спросите о меньшем объёме данных.',
    size: 'Вычисление остановлено: пришлось бы прочитать или вернуть больше, чем допускает вопрос. Попросите сводку или спросите о меньшем объёме данных.',
    storage:
      'Результат не удалось сохранить: не осталось свободного места. Удалите ненужные сеансы, файлы или наборы данных и спросите ещё раз.',
  },
  firstQuestions: [
    'Сколько всего строк?',
    'У какой категории наибольшая сумма?',
    'Каково среднее по месяцам?',
  ],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column} — ${value}`,
      '!=': (column, value) => say`${column} — не ${value}`,
      '<': (column, value) => say`${column} меньше ${value}`,
      '<=': (column, value) => say`${column} не больше ${value}`,
      '>': (column, value) => say`${column} больше ${value}`,
      '>=': (column, value) => say`${column} не меньше ${value}`,
    },
    between: (column, low, high) => say`${column} от ${low} до ${high}`,
    oneOf: (column, values) => say`${column} — ${joined(values, ' или ')}`,
    contains: (column, text) => say`${column} содержит "${text}"`,
    missing: (column) => say`в колонке «${column}» нет значения`,
    against: (column, operator, figure) =>
      say`${column} ${againstWords[operator]} ${figure === 'mean' ? 'среднее' : 'медиана'}`,
    among: (column, table, where) => say`${column} — из строк ${table}, где ${where}`,
    present: (column) => say`в колонке «${column}» есть значение`,
    not: (phrase) => say`не (${phrase})`,
    and: (all) => joined(all, ' и '),
    or: (all) => joined(all, ' или '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
