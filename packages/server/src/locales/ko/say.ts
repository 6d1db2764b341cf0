import type { Assumption } from '../../domain/assumption.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { named, phrases } from '../named.ts'
import { joined, say, type Phrase, type Piece } from '../phrase.ts'
import type { Says } from '../says.ts'
import { modelWords } from '../model-words.ts'
import { whatIfWords } from '../what-if-words.ts'
import { conclusions } from './conclusions.ts'
import { forecast } from './forecast.ts'
import { josa } from './josa.ts'
import { names } from './names.ts'
import { overview } from './overview.ts'
import { questions } from './questions.ts'
import { readableFormats } from '../readable-formats.ts'

const list = (items: readonly Phrase[]): Phrase => joined(items, ', ')
const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['‘', ...phrase, '’']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`‘${named(assumed.said, 'question')}’ 표현은 ‘${named(assumed.column, 'column name')}’ 열을 뜻하는 것으로 보았습니다.`
    case 'table':
      return say`‘${named(assumed.table, 'table name')}’ 테이블을 사용했습니다.`
    case 'language':
      return say`아직 ${josa([languageNames[assumed.language]], '을', '를')} 지원하지 않아 다른 언어로 답했습니다.`
    case 'left-out':
      return say`아직 준비되지 않은 다음 데이터는 제외했습니다: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`다음 표현은 고려하지 않았습니다: ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`이 부분에는 답할 수 없었습니다: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`${named(assumed.currency, 'column name')}에 따르면 금액이 여러 통화로 되어 있어 합산하지 않고 통화별로 표시합니다.`
    case 'what-if':
      return whatIfWords('KO', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('KO', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`데이터의 마지막 날(${named(assumed.day, 'value')})부터 거슬러 계산했습니다.`
        : say`오늘(${named(assumed.day, 'value')})부터 거슬러 계산했습니다.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`올려 주신 파일을 바탕으로 답하는데, 이 질문에는 파일이 없습니다. 데이터셋을 고르거나 파일(${readableFormats})을 올려 데이터셋을 만든 뒤, 아래 질문처럼 다시 물어봐 주세요.`
    case 'not-in-documents':
      return say`문서에는 이 질문에 답하는 내용이 없습니다.`
    case 'no-tables':
      return say`아직 답할 수 없습니다: 데이터셋에 계산할 테이블이 없습니다.`
    case 'too-costly':
      return say`이 질문을 이해하는 데 허용된 시간이나 메모리를 넘어 멈췄습니다. 더 짧게, 또는 더 적은 파일에 대해 물어봐 주세요.`
    case 'not-understood':
      return say`이 질문을 데이터와 연결하지 못했습니다.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`이 질문에 필요한 내용이 데이터에 없습니다.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`이 계산은 아직 지원하지 않습니다.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` 데이터에서 찾지 못한 것: ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` 지원하지 않는 부분: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` 알아본 것: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: '영어',
  ES: '스페인어',
  AR: '아랍어',
  PT: '포르투갈어',
  ID: '인도네시아어',
  JA: '일본어',
  RU: '러시아어',
  HI: '힌디어',
  FR: '프랑스어',
  DE: '독일어',
  VI: '베트남어',
  TR: '튀르키예어',
  PL: '폴란드어',
  IT: '이탈리아어',
  KO: '한국어',
  'ZH-CN': '중국어 간체',
  'ZH-TW': '중국어 번체',
}

const againstWords = {
  '=': '과 같은 값',
  '!=': '과 다른 값',
  '<': ' 미만',
  '<=': ' 이하',
  '>': ' 초과',
  '>=': ' 이상',
}

/** Days are not more or less than others but later or earlier. */
const isDate = (piece: Piece): boolean =>
  /^\d{4}\. \d{1,2}\. \d{1,2}\./.test(typeof piece === 'string' ? piece : piece.text)

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) => say`‘${named(about, 'question')}’ 표현은 여러 뜻으로 읽힙니다. 어느 것을 말씀하시나요?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`“${quote}” — ${source}` : say`“${quote}” — ${source}, ${page}쪽`,
  cancelledJob: '이 질문은 답변되기 전에 취소되었습니다.',
  failedJob: '계산하는 동안 문제가 생겼습니다. 다시 시도해 주세요.',
  limitMet: {
    time: '허용된 시간을 넘어 계산을 멈췄습니다. 더 적은 데이터에 대해 물어봐 주세요.',
    memory: '허용된 메모리를 넘어 계산을 멈췄습니다. 더 적은 데이터에 대해 물어봐 주세요.',
    size: '읽거나 돌려줄 데이터가 허용된 크기를 넘어 계산을 멈췄습니다. 요약을 묻거나 더 적은 데이터에 대해 물어봐 주세요.',
    storage:
      '저장 공간이 남아 있지 않아 결과를 저장하지 못했습니다. 더 이상 필요하지 않은 세션, 파일 또는 데이터 세트를 삭제한 뒤 다시 물어봐 주세요.',
  },
  firstQuestions: ['모두 몇 행인가요?', '합계가 가장 높은 카테고리는 무엇인가요?', '월별 평균은 얼마인가요?'],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column} 값이 ${value}`,
      '!=': (column, value) => say`${column} 값이 ${value} 이외`,
      '<': (column, value) => say`${column} 값이 ${value} ${isDate(value) ? '이전' : '미만'}`,
      '<=': (column, value) => say`${column} 값이 ${value} ${isDate(value) ? '까지' : '이하'}`,
      '>': (column, value) => say`${column} 값이 ${value} ${isDate(value) ? '뒤' : '초과'}`,
      '>=': (column, value) => say`${column} 값이 ${value} ${isDate(value) ? '이후' : '이상'}`,
    },
    between: (column, low, high) => say`${column} 값이 ${low}부터 ${high}까지`,
    oneOf: (column, values) => say`${column} 값이 ${joined(values, ' 또는 ')}`,
    contains: (column, text) => say`${column} 값이 ‘${text}’ 포함`,
    missing: (column) => say`${column} 값이 결측`,
    against: (column, operator, figure) =>
      say`${column} 값이 ${figure === 'mean' ? '평균' : '중앙값'}${againstWords[operator]}`,
    among: (column, table, where) => say`${column} 값이 ${table}에서 ${where} 행에 속하는`,
    present: (column) => say`${column} 값이 결측 아님`,
    not: (phrase) => say`${phrase} 이외`,
    and: (all) => joined(all, '이고 '),
    or: (all) => joined(all, '이거나 '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
