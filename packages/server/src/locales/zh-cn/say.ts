import type { Assumption } from '../../domain/assumption.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { named, phrases } from '../named.ts'
import { joined, type Phrase } from '../phrase.ts'
import { say } from './spaced.ts'
import type { Says } from '../says.ts'
import { modelWords } from '../model-words.ts'
import { whatIfWords } from '../what-if-words.ts'
import { conclusions } from './conclusions.ts'
import { forecast } from './forecast.ts'
import { names } from './names.ts'
import { overview } from './overview.ts'
import { questions } from './questions.ts'
import { readableFormats } from '../readable-formats.ts'

const list = (items: readonly Phrase[]): Phrase => joined(items, '、')
const quoted = (words: readonly string[]): Phrase =>
  joined(
    phrases(words, 'question').map((phrase) => ['“', ...phrase, '”']),
    '',
  )

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`我把“${named(assumed.said, 'question')}”理解为列${named(assumed.column, 'column name')}。`
    case 'table':
      return say`我使用了表${named(assumed.table, 'table name')}。`
    case 'language':
      return say`尚不支持${languageNames[assumed.language]}，因此改用其他语言回答。`
    case 'left-out':
      return say`以下数据源尚未就绪，没有计入：${list(phrases(assumed.sources, 'source name'))}。`
    case 'ignored':
      return say`我忽略了${quoted(assumed.words)}。`
    case 'unanswered':
      return say`这部分我无法回答：${quoted(assumed.questions)}。`
    case 'currencies':
      return say`根据${named(assumed.currency, 'column name')}，金额使用多种货币，不能相加，因此按货币分别列出。`
    case 'what-if':
      return whatIfWords('ZH-CN', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('ZH-CN', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`从数据结束之日（${named(assumed.day, 'value')}）往前推算。`
        : say`从今天（${named(assumed.day, 'value')}）往前推算。`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`我根据您的文件回答问题，而这个问题没有附带任何文件。请选择数据集，或者上传文件（${readableFormats}）建立数据集，然后再提问，例如下面的问题。`
    case 'not-in-documents':
      return say`文档中没有能回答这个问题的内容。`
    case 'no-tables':
      return say`暂时无法回答：数据集中没有可供计算的表。`
    case 'too-costly':
      return say`理解这个问题所需的时间或内存超过了允许的上限，已停止。请用更短的话提问，或减少文件。`
    case 'not-understood':
      return say`我无法把这个问题与数据对应起来。${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`数据中没有回答这个问题所需的内容。${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`我还不能进行这种计算。${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say`数据中找不到${quoted(refused.missing)}。`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say`超出能力的部分：${quoted(refused.missing)}。`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say`我识别出了：${list(phrases(refused.understood, 'name in the data'))}。`

const languageNames = {
  EN: '英语',
  ES: '西班牙语',
  AR: '阿拉伯语',
  PT: '葡萄牙语',
  ID: '印度尼西亚语',
  JA: '日语',
  RU: '俄语',
  HI: '印地语',
  FR: '法语',
  DE: '德语',
  VI: '越南语',
  TR: '土耳其语',
  PL: '波兰语',
  IT: '意大利语',
  KO: '韩语',
  'ZH-CN': '简体中文',
  'ZH-TW': '繁体中文',
}

const againstWords = { '=': '等于', '!=': '不等于', '<': '低于', '<=': '不超过', '>': '高于', '>=': '不低于' }

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`“${named(about, 'question')}”有多种理解。您指的是哪种？`,
  gap: '',
  quoted: (quote, source, page) =>
    page === undefined ? say`“${quote}” — ${source}` : say`“${quote}” — ${source}，第 ${page} 页`,
  cancelledJob: '这个问题在得到回答之前已被取消。',
  failedJob: '计算过程中出错了，请重试。',
  limitMet: {
    time: '计算时间超过了允许的上限，已停止。请缩小问题的范围。',
    memory: '计算所需的内存超过了允许的上限，已停止。请缩小问题的范围。',
    size: '要读取或返回的数据超过了允许的上限，已停止。请改问汇总结果，或缩小问题的范围。',
    storage: '存储空间已用完，结果无法保存。请删除不再需要的会话、文件或数据集，然后重新提问。',
  },
  firstQuestions: ['一共有多少行？', '哪个类别的总计最高？', '每月的平均值是多少？'],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column}为${value}`,
      '!=': (column, value) => say`${column}不是${value}`,
      '<': (column, value) => say`${column}低于${value}`,
      '<=': (column, value) => say`${column}不高于${value}`,
      '>': (column, value) => say`${column}高于${value}`,
      '>=': (column, value) => say`${column}不低于${value}`,
    },
    between: (column, low, high) => say`${column}在${low}至${high}之间`,
    oneOf: (column, values) => say`${column}为${joined(values, '或')}`,
    contains: (column, text) => say`${column}包含${text}`,
    missing: (column) => say`${column}缺失`,
    against: (column, operator, figure) =>
      say`${column}${againstWords[operator]}其${figure === 'mean' ? '平均值' : '中位数'}`,
    among: (column, table, where) => say`${column}属于${table}中${where}的行`,
    present: (column) => say`${column}不缺失`,
    not: (phrase) => say`非（${phrase}）`,
    and: (all) => joined(all, '且'),
    or: (all) => joined(all, '或'),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
