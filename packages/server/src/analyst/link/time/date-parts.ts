import { oncePer } from '../../../domain/once-per.ts'
import type { Token } from '../../tokenizer/token.ts'
import type { Stretch } from '../linked-question.ts'
import { plainDigits } from '../number/plain-digits.ts'
import { certain, foreignWord } from '../quality.ts'
import { sensesAt, sensesOf, sensesOver, type Said } from '../said.ts'

/** What a word or a number says of a date. */
export interface DatePart extends Stretch {
  readonly kind: 'year' | 'half' | 'quarter' | 'month' | 'day'
  readonly value: number
  readonly quality: number
}

export const datePartsIn = oncePer((said: Said): readonly DatePart[] => [
  ...yearsIn(said),
  ...daysIn(said),
  ...namedParts(said),
  ...codedParts(said),
])

const isYear = /^(?:1[5-9]|20)\d\d$/
const lonelyYear = 0.9

/** 2023, 2023年, năm 2023, 2023 года. */
function yearsIn(said: Said): readonly DatePart[] {
  return said.question.tokens.flatMap(({ folded }, from): readonly DatePart[] => {
    const digits = plainDigits(folded)
    if (!isYear.test(digits)) return []
    const year = { kind: 'year', from, until: from + 1, value: Number(digits) } as const
    const isCounted = /^[年년]$/.test(said.question.tokens[from + 1]?.folded ?? '')
    const ends = yearWords(said, 'from', from + 1).map(({ until }) => until)
    const behind = [...new Set(isCounted ? [...ends, from + 2] : ends)].map((until) => ({
      ...year,
      until,
      quality: certain,
    }))
    const before = yearWords(said, 'until', from).map((word) => ({
      ...year,
      from: word.from,
      quality: certain,
    }))
    return [{ ...year, quality: lonelyYear }, ...behind, ...before]
  })
}

const yearWords = (said: Said, edge: 'from' | 'until', place: number): readonly Stretch[] =>
  sensesAt(said, 'grain', edge, place).filter(({ sense }) => sense.grain === 'year')

const dayNumber = /^(\d{1,2})(?:st|nd|rd|th|er|º|o)?$/
const dayWord = /^[日号號일]$/

/** 15, 15th, 15日. */
function daysIn({ question: { tokens } }: Said): readonly DatePart[] {
  return tokens.flatMap(({ folded }, from): readonly DatePart[] => {
    const value = Number(dayNumber.exec(plainDigits(folded))?.[1] ?? 0)
    if (value < 1 || value > 31) return []
    const until = from + (dayWord.test(tokens[from + 1]?.folded ?? '') ? 2 : 1)
    return [{ kind: 'day', from, until, value, quality: certain }]
  })
}

/** A word that also means something else is a month with less trust: may. */
const ofTwoMeanings = 0.6

/** March, third quarter, first half. */
function namedParts(said: Said): readonly DatePart[] {
  const qualityOf = (stretch: Stretch & { readonly lexicon: number }): number => {
    if (stretch.lexicon > 0) return foreignWord
    const others = sensesOver(said, stretch).filter(
      ({ sense, lexicon }) => lexicon === 0 && !['month', 'quarter', 'half'].includes(sense.kind),
    )
    const isName = said.question.tokens[stretch.from]?.capital === true && stretch.from > 0
    return others.length > 0 && !isName ? ofTwoMeanings : certain
  }
  const part = (
    kind: DatePart['kind'],
    stretch: Stretch & { readonly lexicon: number },
    value: number,
  ): DatePart => ({ kind, from: stretch.from, until: stretch.until, value, quality: qualityOf(stretch) })
  return [
    ...sensesOf(said, 'month').map((one) => part('month', one, one.sense.month)),
    ...sensesOf(said, 'quarter').map((one) => part('quarter', one, one.sense.quarter)),
    ...sensesOf(said, 'half').map((one) => part('half', one, one.sense.half)),
  ]
}

const code = /^(q|h)([1-4])$/

/** Q3 and H1 are written so everywhere. */
const codedParts = ({ question: { tokens } }: Said): readonly DatePart[] =>
  tokens.flatMap(({ folded }, from): readonly DatePart[] => {
    const [, letter, digit] = code.exec(folded) ?? []
    const value = Number(digit ?? 0)
    if (value === 0 || (letter === 'h' && value > 2)) return []
    return [{ kind: letter === 'h' ? 'half' : 'quarter', from, until: from + 1, value, quality: certain }]
  })

/** What hangs on a year or ties a date together and is no word of its own. */
const tying = new Set('of the in de del di du 年 년 的 第 の 의 ın un ün nin nın nun nün'.split(' '))

/** What lexicons know of the question, where years and what ties dates together count as words that say nothing. */
export const tiedDates = oncePer((said: Said): Said => {
  const { tokens } = said.question
  const ties = tokens.flatMap(({ folded }, at) => (tying.has(folded) ? [at] : []))
  const years = sensesOf(said, 'grain').flatMap(({ sense, from, until }) =>
    sense.grain === 'year' && until - from === 1 ? [from] : [],
  )
  const question = { ...said.question, tokens: tokens.map((token, at) => withoutPoint(said, token, at)) }
  return { ...said, question, loose: new Set([...said.loose, ...ties, ...years]) }
})

/** The point of "5. März" ends no sentence. */
function withoutPoint({ question: { text, tokens } }: Said, token: Token, at: number): Token {
  const last = tokens[at - 1]
  const isDay = last !== undefined && dayNumber.test(plainDigits(last.folded))
  return isDay && /^\.\s*$/.test(text.slice(last.end, token.start)) ? { ...token, before: 'space' } : token
}
