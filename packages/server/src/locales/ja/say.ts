import type { Assumption } from '../../domain/assumption.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { named, phrases } from '../named.ts'
import { joined, say, type Phrase, type Piece } from '../phrase.ts'
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
    phrases(words, 'question').map((phrase) => ['「', ...phrase, '」']),
    '',
  )

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`「${named(assumed.said, 'question')}」は列「${named(assumed.column, 'column name')}」のことと解釈しました。`
    case 'table':
      return say`テーブル「${named(assumed.table, 'table name')}」を使いました。`
    case 'language':
      return say`${languageNames[assumed.language]}にはまだ対応していないため、別の言語で回答しました。`
    case 'left-out':
      return say`次のデータソースは準備ができていないため、含めていません：${list(phrases(assumed.sources, 'source name'))}。`
    case 'ignored':
      return say`${quoted(assumed.words)}は考慮していません。`
    case 'unanswered':
      return say`この部分には答えられませんでした：${quoted(assumed.questions)}。`
    case 'currencies':
      return say`${named(assumed.currency, 'column name')}によると金額は複数の通貨であり、合算せず通貨ごとに示します。`
    case 'what-if':
      return whatIfWords('JA', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('JA', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`データの最終日（${named(assumed.day, 'value')}）からさかのぼって数えました。`
        : say`今日（${named(assumed.day, 'value')}）からさかのぼって数えました。`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`お手元のファイルをもとに回答しますが、この質問にはファイルが添付されていません。データセットを選ぶか、ファイル（${readableFormats}）をアップロードしてデータセットを作成し、たとえば下の質問のように改めてお尋ねください。`
    case 'not-in-documents':
      return say`文書には、この質問の答えとなる記述がありません。`
    case 'no-tables':
      return say`まだ回答できません：データセットに計算できるテーブルがありません。`
    case 'too-costly':
      return say`この質問を理解するのに許された時間またはメモリを超えたため、中止しました。もっと短い言葉で、または対象のファイルを減らしてお尋ねください。`
    case 'not-understood':
      return say`この質問をデータに結び付けられませんでした。${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`この質問に必要な内容がデータにありません。${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`この計算にはまだ対応していません。${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say`${quoted(refused.missing)}に当たるものが見つかりません。`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say`対応していない部分：${quoted(refused.missing)}。`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say`認識できたもの：${list(phrases(refused.understood, 'name in the data'))}。`

const languageNames = {
  EN: '英語',
  ES: 'スペイン語',
  AR: 'アラビア語',
  PT: 'ポルトガル語',
  ID: 'インドネシア語',
  JA: '日本語',
  RU: 'ロシア語',
  HI: 'ヒンディー語',
  FR: 'フランス語',
  DE: 'ドイツ語',
  VI: 'ベトナム語',
  TR: 'トルコ語',
  PL: 'ポーランド語',
  IT: 'イタリア語',
  KO: '韓国語',
  'ZH-CN': '中国語（簡体字）',
  'ZH-TW': '中国語（繁体字）',
}

const againstWords = {
  '=': 'と同じ値',
  '!=': 'と異なる値',
  '<': 'を下回る値',
  '<=': '以下',
  '>': 'を上回る値',
  '>=': '以上',
}

/** Days are not more or less than others but later or earlier. */
const isDate = (piece: Piece): boolean =>
  /^\d{4}\/\d\d\/\d\d/.test(typeof piece === 'string' ? piece : piece.text)

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`「${named(about, 'question')}」は複数の意味に取れます。どれを指していますか？`,
  gap: '',
  quoted: (quote, source, page) =>
    page === undefined ? say`「${quote}」 — ${source}` : say`「${quote}」 — ${source}、${page} ページ`,
  cancelledJob: 'この質問は、回答される前に取り消されました。',
  failedJob: '計算中に問題が発生しました。しばらくしてから再度お試しください。',
  limitMet: {
    time: '許された時間を超えたため、計算を中止しました。対象のデータを絞ってお尋ねください。',
    memory: '許されたメモリを超えたため、計算を中止しました。対象のデータを絞ってお尋ねください。',
    size: '読み取る、または返すデータが上限を超えたため、計算を中止しました。集計をお尋ねになるか、対象のデータを絞ってください。',
    storage:
      '保存領域の空きがないため、結果を保存できませんでした。不要になったセッション、ファイル、データセットを削除してから、改めてお尋ねください。',
  },
  firstQuestions: [
    '全部で何行ありますか？',
    '合計が最も高いカテゴリはどれですか？',
    '月ごとの平均はいくらですか？',
  ],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column}が${value}`,
      '!=': (column, value) => say`${column}が${value}以外`,
      '<': (column, value) => say`${column}が${value}${isDate(value) ? 'より前' : '未満'}`,
      '<=': (column, value) => say`${column}が${value}${isDate(value) ? 'まで' : '以下'}`,
      '>': (column, value) => say`${column}が${value}${isDate(value) ? 'より後' : '超'}`,
      '>=': (column, value) => say`${column}が${value}${isDate(value) ? '以降' : '以上'}`,
    },
    between: (column, low, high) => say`${column}が${low}から${high}まで`,
    oneOf: (column, values) => say`${column}が${joined(values, 'または')}`,
    contains: (column, text) => say`${column}に「${text}」を含む値`,
    missing: (column) => say`${column}が欠損`,
    against: (column, operator, figure) =>
      say`${column}が${figure === 'mean' ? '平均' : '中央値'}${againstWords[operator]}`,
    among: (column, table, where) => say`${column}が${table}のうち${where}の行に当たる`,
    present: (column) => say`${column}が欠損なし`,
    not: (phrase) => say`${phrase}以外`,
    and: (all) => joined(all, 'かつ'),
    or: (all) => joined(all, 'または'),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
