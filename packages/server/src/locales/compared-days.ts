import type { Language } from '@auger/contract'
import type { ComparisonOperator } from '@auger/contract/plan'
import { isolated } from './ar/isolated.ts'
import { say, type Phrase, type Piece } from './phrase.ts'

/** A day comes before another and is not below it. Japanese and Korean have it among their comparisons. */
type DayOperator = Extract<ComparisonOperator, '<' | '<=' | '>' | '>='>
type Comparisons = { readonly [Operator in DayOperator]: (column: Piece, day: Piece) => Phrase }

const words: { readonly [Spoken in Language]?: Comparisons } = {
  EN: {
    '<': (column, day) => say`${column} is before ${day}`,
    '<=': (column, day) => say`${column} is no later than ${day}`,
    '>': (column, day) => say`${column} is after ${day}`,
    '>=': (column, day) => say`${column} is ${day} or later`,
  },
  DE: {
    '<': (column, day) => say`${column} vor ${day} liegt`,
    '<=': (column, day) => say`${column} spätestens ${day} ist`,
    '>': (column, day) => say`${column} nach ${day} liegt`,
    '>=': (column, day) => say`${column} frühestens ${day} ist`,
  },
  ES: {
    '<': (column, day) => say`${column} anterior a ${day}`,
    '<=': (column, day) => say`${column} hasta ${day}`,
    '>': (column, day) => say`${column} posterior a ${day}`,
    '>=': (column, day) => say`${column} desde ${day}`,
  },
  FR: {
    '<': (column, day) => say`${column} avant ${day}`,
    '<=': (column, day) => say`${column} jusqu’à ${day}`,
    '>': (column, day) => say`${column} après ${day}`,
    '>=': (column, day) => say`${column} à partir de ${day}`,
  },
  IT: {
    '<': (column, day) => say`${column} prima di ${day}`,
    '<=': (column, day) => say`${column} fino a ${day}`,
    '>': (column, day) => say`${column} dopo ${day}`,
    '>=': (column, day) => say`${column} a partire da ${day}`,
  },
  PT: {
    '<': (column, day) => say`${column} antes de ${day}`,
    '<=': (column, day) => say`${column} até ${day}`,
    '>': (column, day) => say`${column} depois de ${day}`,
    '>=': (column, day) => say`${column} a partir de ${day}`,
  },
  PL: {
    '<': (column, day) => say`„${column}” przed ${day}`,
    '<=': (column, day) => say`„${column}” najpóźniej ${day}`,
    '>': (column, day) => say`„${column}” po ${day}`,
    '>=': (column, day) => say`„${column}” najwcześniej ${day}`,
  },
  RU: {
    '<': (column, day) => say`${column} раньше ${day}`,
    '<=': (column, day) => say`${column} не позже ${day}`,
    '>': (column, day) => say`${column} позже ${day}`,
    '>=': (column, day) => say`${column} не раньше ${day}`,
  },
  TR: {
    '<': (column, day) => say`“${column}” ${day} tarihinden önce`,
    '<=': (column, day) => say`“${column}” en geç ${day}`,
    '>': (column, day) => say`“${column}” ${day} tarihinden sonra`,
    '>=': (column, day) => say`“${column}” en erken ${day}`,
  },
  ID: {
    '<': (column, day) => say`${column} sebelum ${day}`,
    '<=': (column, day) => say`${column} paling lambat ${day}`,
    '>': (column, day) => say`${column} setelah ${day}`,
    '>=': (column, day) => say`${column} sejak ${day}`,
  },
  VI: {
    '<': (column, day) => say`${column} trước ${day}`,
    '<=': (column, day) => say`${column} muộn nhất ${day}`,
    '>': (column, day) => say`${column} sau ${day}`,
    '>=': (column, day) => say`${column} từ ${day} trở đi`,
  },
  AR: {
    '<': (column, day) => say`«${isolated(column)}» قبل ${isolated(day)}`,
    '<=': (column, day) => say`«${isolated(column)}» حتى ${isolated(day)}`,
    '>': (column, day) => say`«${isolated(column)}» بعد ${isolated(day)}`,
    '>=': (column, day) => say`«${isolated(column)}» ابتداءً من ${isolated(day)}`,
  },
  HI: {
    '<': (column, day) => say`“${column}” ${day} से पहले है`,
    '<=': (column, day) => say`“${column}” ${day} तक है`,
    '>': (column, day) => say`“${column}” ${day} के बाद है`,
    '>=': (column, day) => say`“${column}” ${day} या उसके बाद है`,
  },
  'ZH-CN': {
    '<': (column, day) => say`${column}早于${day}`,
    '<=': (column, day) => say`${column}不晚于${day}`,
    '>': (column, day) => say`${column}晚于${day}`,
    '>=': (column, day) => say`${column}不早于${day}`,
  },
  'ZH-TW': {
    '<': (column, day) => say`${column}早於${day}`,
    '<=': (column, day) => say`${column}不晚於${day}`,
    '>': (column, day) => say`${column}晚於${day}`,
    '>=': (column, day) => say`${column}不早於${day}`,
  },
}

const isDay = (operator: ComparisonOperator): operator is DayOperator => operator in (words.EN ?? {})

/** How a day stands to another; undefined where the language has no words of its own for days. */
export const comparedDays = (
  language: Language,
  operator: ComparisonOperator,
): ((column: Piece, day: Piece) => Phrase) | undefined =>
  isDay(operator) ? words[language]?.[operator] : undefined
