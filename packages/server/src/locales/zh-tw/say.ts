import type { Assumption } from '../../domain/assumption.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { named, phrases } from '../named.ts'
import { joined, type Phrase } from '../phrase.ts'
import type { Says } from '../says.ts'
import { modelWords } from '../model-words.ts'
import { whatIfWords } from '../what-if-words.ts'
import { say } from '../zh-cn/spaced.ts'
import { conclusions } from './conclusions.ts'
import { forecast } from './forecast.ts'
import { names } from './names.ts'
import { overview } from './overview.ts'
import { questions } from './questions.ts'
import { readableFormats } from '../readable-formats.ts'

const list = (items: readonly Phrase[]): Phrase => joined(items, '、')
const quoted = (words: readonly string[]): Phrase =>
  joined(
    phrases(words, 'question').map((phrase) => ['「', ...phrase, '」']),
    '',
  )

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`我把「${named(assumed.said, 'question')}」理解為欄位${named(assumed.column, 'column name')}。`
    case 'table':
      return say`我使用了表格${named(assumed.table, 'table name')}。`
    case 'language':
      return say`尚未支援${languageNames[assumed.language]}，因此改用其他語言回答。`
    case 'left-out':
      return say`以下資料來源尚未就緒，沒有計入：${list(phrases(assumed.sources, 'source name'))}。`
    case 'ignored':
      return say`我忽略了${quoted(assumed.words)}。`
    case 'unanswered':
      return say`這部分我無法回答：${quoted(assumed.questions)}。`
    case 'currencies':
      return say`根據${named(assumed.currency, 'column name')}，金額使用多種貨幣，不能相加，因此按貨幣分別列出。`
    case 'what-if':
      return whatIfWords('ZH-TW', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('ZH-TW', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`從資料結束之日（${named(assumed.day, 'value')}）往前推算。`
        : say`從今天（${named(assumed.day, 'value')}）往前推算。`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`我根據您的檔案回答問題，而這個問題沒有附上任何檔案。請選擇資料集，或上傳檔案（${readableFormats}）建立資料集，然後再提問，例如下面的問題。`
    case 'not-in-documents':
      return say`文件中沒有能回答這個問題的內容。`
    case 'no-tables':
      return say`暫時無法回答：資料集中沒有可供計算的表格。`
    case 'too-costly':
      return say`理解這個問題所需的時間或記憶體超過允許的上限，已停止。請用更短的話提問，或減少檔案。`
    case 'not-understood':
      return say`我無法把這個問題與資料對應起來。${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`資料中沒有回答這個問題所需的內容。${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`我還無法進行這種計算。${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say`資料中找不到${quoted(refused.missing)}。`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say`超出能力的部分：${quoted(refused.missing)}。`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say`我辨識出了：${list(phrases(refused.understood, 'name in the data'))}。`

const languageNames = {
  EN: '英文',
  ES: '西班牙文',
  AR: '阿拉伯文',
  PT: '葡萄牙文',
  ID: '印尼文',
  JA: '日文',
  RU: '俄文',
  HI: '印地文',
  FR: '法文',
  DE: '德文',
  VI: '越南文',
  TR: '土耳其文',
  PL: '波蘭文',
  IT: '義大利文',
  KO: '韓文',
  'ZH-CN': '簡體中文',
  'ZH-TW': '繁體中文',
}

const againstWords = { '=': '等於', '!=': '不等於', '<': '低於', '<=': '不超過', '>': '高於', '>=': '不低於' }

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`「${named(about, 'question')}」有多種理解方式。您指的是哪種？`,
  gap: '',
  quoted: (quote, source, page) =>
    page === undefined ? say`「${quote}」 — ${source}` : say`「${quote}」 — ${source}，第 ${page} 頁`,
  cancelledJob: '這個問題在得到回答之前已被取消。',
  failedJob: '計算過程發生錯誤，請重試。',
  limitMet: {
    time: '計算時間超過允許的上限，已停止。請縮小問題的範圍。',
    memory: '計算所需的記憶體超過允許的上限，已停止。請縮小問題的範圍。',
    size: '要讀取或回傳的資料超過允許的上限，已停止。請改問彙總結果，或縮小問題的範圍。',
    storage: '儲存空間已用完，結果無法保存。請刪除不再需要的工作階段、檔案或資料集，然後重新提問。',
  },
  firstQuestions: ['一共有多少筆資料？', '哪個類別的總計最高？', '每月的平均值是多少？'],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column}為${value}`,
      '!=': (column, value) => say`${column}不是${value}`,
      '<': (column, value) => say`${column}低於${value}`,
      '<=': (column, value) => say`${column}不高於${value}`,
      '>': (column, value) => say`${column}高於${value}`,
      '>=': (column, value) => say`${column}不低於${value}`,
    },
    between: (column, low, high) => say`${column}介於${low}至${high}`,
    oneOf: (column, values) => say`${column}為${joined(values, '或')}`,
    contains: (column, text) => say`${column}包含${text}`,
    missing: (column) => say`${column}遺漏`,
    against: (column, operator, figure) =>
      say`${column}${againstWords[operator]}其${figure === 'mean' ? '平均值' : '中位數'}`,
    among: (column, table, where) => say`${column}屬於${table}中${where}的資料`,
    present: (column) => say`${column}未遺漏`,
    not: (phrase) => say`非（${phrase}）`,
    and: (all) => joined(all, '且'),
    or: (all) => joined(all, '或'),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
