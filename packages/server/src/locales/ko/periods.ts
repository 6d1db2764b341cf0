import { heard, type Heard } from '../hears.ts'

const native = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']
const counters = '개 명 건 번 곳 가지 군데 사람 대 달 편 행'.split(' ')
const months = [
  '일월',
  '이월',
  '삼월',
  '사월',
  '오월',
  '유월',
  '칠월',
  '팔월',
  '구월',
  '시월',
  '십일월',
  '십이월',
]
const quarters = ['일', '이', '삼', '사']

export const periods: readonly Heard[] = [
  heard({ kind: 'half', half: 1 }, '상반기 | 전반기 | 상반기의'),
  heard({ kind: 'half', half: 2 }, '하반기 | 후반기 | 하반기의'),
  heard({ kind: 'relative', period: 'day', back: 0 }, '오늘 | 금일'),
  heard({ kind: 'relative', period: 'day', back: 1 }, '어제 | 전일'),
  heard({ kind: 'relative', period: 'week', back: 0 }, '이번 주 | 이번주 | 금주'),
  heard({ kind: 'relative', period: 'week', back: 1 }, '지난주 | 지난 주 | 저번 주 | 전주'),
  heard({ kind: 'relative', period: 'month', back: 0 }, '이번 달 | 이번달 | 금월 | 당월'),
  heard({ kind: 'relative', period: 'month', back: 1 }, '지난달 | 지난 달 | 저번 달 | 전월'),
  heard({ kind: 'relative', period: 'quarter', back: 0 }, '이번 분기 | 금분기 | 당분기'),
  heard({ kind: 'relative', period: 'quarter', back: 1 }, '지난 분기 | 전분기 | 저번 분기'),
  heard({ kind: 'relative', period: 'year', back: 0 }, '올해 | 금년 | 이번 해 | 올 해'),
  heard({ kind: 'relative', period: 'year', back: 1 }, '작년 | 지난해 | 지난 해 | 전년 | 전년도'),
  ...months.map((month, index): Heard => ({
    meaning: { kind: 'month', month: index + 1 },
    phrases: [`${index + 1}월`, `${index + 1} 월`, month, `${index + 1}월달`],
  })),
  ...quarters.map((numeral, index): Heard => ({
    meaning: { kind: 'quarter', quarter: index + 1 },
    phrases: [
      `${index + 1}분기`,
      `${index + 1} 분기`,
      `${numeral}분기`,
      `제${index + 1}분기`,
      `q${index + 1}`,
      `${index + 1}사분기`,
    ],
  })),
  ...native.map((numeral, index): Heard => ({
    meaning: { kind: 'number', value: index + 1 },
    phrases: counters.flatMap((counter) => [`${numeral} ${counter}`, `${numeral}${counter}`]),
  })),
  ...['하나', '둘', '셋', '넷'].map((word, index): Heard => ({
    meaning: { kind: 'number', value: index + 1 },
    phrases: [word],
  })),
  heard({ kind: 'number', value: 0 }, '영 | 제로'),
  ...Object.entries({ 스무: 20, 서른: 30, 쉰: 50, 백: 100, 오백: 500, 천: 1000, 만: 10000, 백만: 1e6 }).map(
    ([word, value]): Heard => ({
      meaning: { kind: 'number', value },
      phrases: counters.flatMap((counter) => [`${word} ${counter}`, `${word}${counter}`]),
    }),
  ),
]

export const units: readonly Heard[] = [
  heard({ kind: 'unit', of: 'time', size: 1 }, '초'),
  heard({ kind: 'unit', of: 'time', size: 60 }, '분'),
  heard({ kind: 'unit', of: 'time', size: 3600 }, '시간'),
  heard({ kind: 'unit', of: 'length', size: 0.01 }, '센티미터 | 센티 | cm'),
  heard({ kind: 'unit', of: 'length', size: 1 }, '미터 | m'),
  heard({ kind: 'unit', of: 'length', size: 1000 }, '킬로미터 | km'),
  heard({ kind: 'unit', of: 'length', size: 1609.344 }, '마일'),
  heard({ kind: 'unit', of: 'weight', size: 0.001 }, '그램 | g'),
  heard({ kind: 'unit', of: 'weight', size: 1 }, '킬로그램 | 킬로 | kg'),
  heard({ kind: 'unit', of: 'weight', size: 0.45359237 }, '파운드'),
  heard({ kind: 'unit', of: 'dollar', size: 1 }, '달러 | 불 | usd'),
  heard({ kind: 'unit', of: 'euro', size: 1 }, '유로 | eur'),
  heard({ kind: 'unit', of: 'yuan', size: 1 }, '위안'),
  heard({ kind: 'unit', of: 'won', size: 1 }, '원 | krw'),
  heard({ kind: 'unit', of: 'age', size: 1 }, '세 | 살'),
]
