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
    : [...joined(items.slice(0, -1), ', '), ' và ', ...(items.at(-1) ?? [])]

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['“', ...phrase, '”']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`Tôi hiểu “${named(assumed.said, 'question')}” là cột ${named(assumed.column, 'column name')}.`
    case 'table':
      return say`Tôi đã dùng bảng ${named(assumed.table, 'table name')}.`
    case 'language':
      return say`${languageNames[assumed.language]} chưa được hỗ trợ nên tôi trả lời bằng ngôn ngữ khác.`
    case 'left-out':
      return say`Các nguồn sau chưa sẵn sàng nên không được tính: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`Tôi đã bỏ qua ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`Tôi không trả lời được phần này: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`Theo ${named(assumed.currency, 'column name')}, các số tiền thuộc nhiều loại tiền tệ nên không cộng lại với nhau: mỗi loại được nêu riêng.`
    case 'what-if':
      return whatIfWords('VI', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('VI', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`Tính lùi từ ngày cuối cùng của dữ liệu: ${named(assumed.day, 'value')}.`
        : say`Tính lùi từ hôm nay, ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`Tôi trả lời dựa trên tệp của bạn, nhưng câu hỏi này chưa kèm tệp nào. Hãy chọn bộ dữ liệu, hoặc tải tệp (${readableFormats}) lên để tạo bộ dữ liệu, rồi hỏi lại, chẳng hạn bằng câu hỏi bên dưới.`
    case 'not-in-documents':
      return say`Tài liệu không có nội dung nào trả lời câu hỏi này.`
    case 'no-tables':
      return say`Tôi chưa thể trả lời: bộ dữ liệu không có bảng nào để tính.`
    case 'too-costly':
      return say`Tôi đã dừng vì để hiểu câu hỏi này cần nhiều thời gian hoặc bộ nhớ hơn mức cho phép. Hãy hỏi ngắn hơn hoặc về ít tệp hơn.`
    case 'not-understood':
      return say`Tôi không liên hệ được câu hỏi này với dữ liệu.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`Dữ liệu không có thông tin mà câu hỏi này cần.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`Tôi chưa tính được điều này.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Không tìm thấy gì ứng với ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Phần vượt quá khả năng của tôi: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` Tôi nhận ra: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'Tiếng Anh',
  ES: 'Tiếng Tây Ban Nha',
  AR: 'Tiếng Ả Rập',
  PT: 'Tiếng Bồ Đào Nha',
  ID: 'Tiếng Indonesia',
  JA: 'Tiếng Nhật',
  RU: 'Tiếng Nga',
  HI: 'Tiếng Hindi',
  FR: 'Tiếng Pháp',
  DE: 'Tiếng Đức',
  VI: 'Tiếng Việt',
  TR: 'Tiếng Thổ Nhĩ Kỳ',
  PL: 'Tiếng Ba Lan',
  IT: 'Tiếng Ý',
  KO: 'Tiếng Hàn',
  'ZH-CN': 'Tiếng Trung giản thể',
  'ZH-TW': 'Tiếng Trung phồn thể',
}

const againstWords = {
  '=': 'bằng',
  '!=': 'khác',
  '<': 'thấp hơn',
  '<=': 'không cao hơn',
  '>': 'cao hơn',
  '>=': 'không thấp hơn',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) =>
    say`“${named(about, 'question')}” có thể hiểu theo nhiều cách. Bạn muốn nói đến cách nào?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`“${quote}” — ${source}` : say`“${quote}” — ${source}, trang ${page}`,
  cancelledJob: 'Câu hỏi này đã bị hủy trước khi có câu trả lời.',
  failedJob: 'Đã xảy ra lỗi khi tính. Vui lòng thử lại.',
  limitMet: {
    time: 'Phép tính đã bị dừng vì lâu hơn thời gian cho phép. Hãy hỏi về ít dữ liệu hơn.',
    memory: 'Phép tính đã bị dừng vì cần nhiều bộ nhớ hơn mức cho phép. Hãy hỏi về ít dữ liệu hơn.',
    size: 'Phép tính đã bị dừng vì phải đọc hoặc trả về nhiều hơn mức cho phép. Hãy hỏi số liệu tổng hợp hoặc hỏi về ít dữ liệu hơn.',
    storage:
      'Không thể lưu kết quả vì đã hết dung lượng lưu trữ. Hãy xóa các phiên, tệp hoặc bộ dữ liệu không còn cần nữa rồi hỏi lại.',
  },
  firstQuestions: [
    'Có tất cả bao nhiêu dòng?',
    'Loại nào có tổng cao nhất?',
    'Trung bình theo tháng là bao nhiêu?',
  ],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column} là ${value}`,
      '!=': (column, value) => say`${column} không phải là ${value}`,
      '<': (column, value) => say`${column} dưới ${value}`,
      '<=': (column, value) => say`${column} không quá ${value}`,
      '>': (column, value) => say`${column} trên ${value}`,
      '>=': (column, value) => say`${column} từ ${value} trở lên`,
    },
    between: (column, low, high) => say`${column} từ ${low} đến ${high}`,
    oneOf: (column, values) => say`${column} là ${joined(values, ' hoặc ')}`,
    contains: (column, text) => say`${column} chứa ${text}`,
    missing: (column) => say`${column} bị thiếu`,
    against: (column, operator, figure) =>
      say`${column} ${againstWords[operator]} ${figure === 'mean' ? 'mức trung bình' : 'trung vị'}`,
    among: (column, table, where) => say`${column} thuộc các dòng của ${table} mà ${where}`,
    present: (column) => say`${column} không bị thiếu`,
    not: (phrase) => say`không phải (${phrase})`,
    and: (all) => joined(all, ' và '),
    or: (all) => joined(all, ' hoặc '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
