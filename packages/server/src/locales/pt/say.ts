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
  list(phrases(words, 'question').map((phrase) => ['“', ...phrase, '”']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`Entendi “${named(assumed.said, 'question')}” como a coluna ${named(assumed.column, 'column name')}.`
    case 'table':
      return say`Usei a tabela ${named(assumed.table, 'table name')}.`
    case 'language':
      return say`Ainda não respondo em ${languageNames[assumed.language]}, por isso respondo em outro idioma.`
    case 'left-out':
      return say`Estas fontes ainda não estão prontas e ficaram de fora: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`Não levei em conta ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`Não consegui responder a esta parte: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`De acordo com ${named(assumed.currency, 'column name')}, os valores estão em várias moedas, que não se somam: cada uma fica à parte.`
    case 'what-if':
      return whatIfWords('PT', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('PT', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`Contei para trás a partir do último dia dos dados: ${named(assumed.day, 'value')}.`
        : say`Contei para trás a partir de hoje, ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`Respondo a partir de seus arquivos, e esta pergunta não tem nenhum. Escolha um conjunto de dados ou envie um arquivo (${readableFormats}) para criá-lo e pergunte de novo, por exemplo com alguma das perguntas abaixo.`
    case 'not-in-documents':
      return say`Os documentos não dizem nada que responda a esta pergunta.`
    case 'no-tables':
      return say`Ainda não posso responder: o conjunto de dados não contém nenhuma tabela para calcular.`
    case 'too-costly':
      return say`Entender esta pergunta exigia mais tempo ou memória do que o permitido, e parei. Pergunte com menos palavras ou sobre menos arquivos, por favor.`
    case 'not-understood':
      return say`Não consegui relacionar esta pergunta com os dados.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`Os dados não contêm o que esta pergunta precisa.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`Isto eu ainda não consigo calcular.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Nada neles corresponde a ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` O que vai além do que faço: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` Reconheci: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'inglês',
  ES: 'espanhol',
  AR: 'árabe',
  PT: 'português',
  ID: 'indonésio',
  JA: 'japonês',
  RU: 'russo',
  HI: 'hindi',
  FR: 'francês',
  DE: 'alemão',
  VI: 'vietnamita',
  TR: 'turco',
  PL: 'polonês',
  IT: 'italiano',
  KO: 'coreano',
  'ZH-CN': 'chinês simplificado',
  'ZH-TW': 'chinês tradicional',
}

const againstWords = {
  '=': 'igual',
  '!=': 'diferente em relação',
  '<': 'inferior',
  '<=': 'inferior ou igual',
  '>': 'superior',
  '>=': 'superior ou igual',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`“${named(about, 'question')}” pode ser entendido de várias maneiras. Qual delas?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`“${quote}” — ${source}` : say`“${quote}” — ${source}, página ${page}`,
  cancelledJob: 'Esta pergunta foi cancelada antes de ser respondida.',
  failedJob: 'Algo deu errado durante o cálculo. Tente novamente, por favor.',
  limitMet: {
    time: 'O cálculo foi interrompido porque demorou mais do que uma pergunta pode demorar. Pergunte sobre menos dados, por favor.',
    memory:
      'O cálculo foi interrompido porque precisou de mais memória do que uma pergunta pode usar. Pergunte sobre menos dados, por favor.',
    size: 'O cálculo foi interrompido porque leria ou devolveria mais do que uma pergunta pode. Peça um resumo ou menos dados, por favor.',
    storage:
      'O resultado não pôde ser guardado porque não há mais espaço de armazenamento. Apague sessões, arquivos ou conjuntos de dados de que já não precisa e pergunte de novo, por favor.',
  },
  firstQuestions: ['Quantas linhas existem?', 'Qual categoria tem o maior total?', 'Qual é a média por mês?'],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column} = ${value}`,
      '!=': (column, value) => say`${column} diferente de ${value}`,
      '<': (column, value) => say`${column} abaixo de ${value}`,
      '<=': (column, value) => say`${column} de no máximo ${value}`,
      '>': (column, value) => say`${column} acima de ${value}`,
      '>=': (column, value) => say`${column} de no mínimo ${value}`,
    },
    between: (column, low, high) => say`${column} entre ${low} e ${high}`,
    oneOf: (column, values) => say`${column} = ${joined(values, ' ou ')}`,
    contains: (column, text) => say`${column} que contém ${text}`,
    missing: (column) => say`${column} sem valor`,
    against: (column, operator, figure) =>
      say`${column} ${againstWords[operator]} à ${figure === 'mean' ? 'média' : 'mediana'}`,
    among: (column, table, where) => say`${column} pertence às linhas de ${table} em que ${where}`,
    present: (column) => say`${column} com valor`,
    not: (phrase) => say`exceto (${phrase})`,
    and: (all) => joined(all, ' e '),
    or: (all) => joined(all, ' ou '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
