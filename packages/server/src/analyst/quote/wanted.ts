import type { Sense } from '../lexicon/sense.ts'
import { saysAny, type HeardText } from './heard-text.ts'

/** What a sentence must tell to answer a question: how many, when, why. */
export type Wanted = 'number' | 'time' | 'reason'

/** What is asked for, as far as a sentence shows whether it has that. */
export function wantedOf({ tokens, phrases }: HeardText): Wanted | undefined {
  for (const { from, senses } of phrases) {
    const asked = senses.flatMap((sense) => wantedBy(sense) ?? [])
    if (asked[0] !== undefined) return asked[0]
    const isTimeAsked = asksWhich.test(tokens[from]?.folded ?? '')
    if (isTimeAsked && senses.some(({ kind }) => kind === 'grain')) return 'time'
  }
  return undefined
}

/** 几点, 何時, どの月: where words have no spaces, what asks for a time is one phrase with its unit. */
const asksWhich = /^[几幾哪何どい]/u

function wantedBy(sense: Sense): Wanted | undefined {
  if (sense.kind === 'quantity') return 'number'
  if (sense.kind === 'task' && sense.task === 'why') return 'reason'
  if (sense.kind !== 'ask') return undefined
  if (sense.about === 'time' || sense.about === 'reason') return sense.about
  return sense.about === 'thing' && sense.of?.some((concept) => !named.has(concept)) === true
    ? 'number'
    : undefined
}

/** What is asked by a word of its own and is told in no number. */
const named: ReadonlySet<string> = new Set(['name', 'title'])

/** Whether a sentence has what is asked for. */
export function tells(sentence: HeardText, text: string, wanted: Wanted | undefined): boolean {
  switch (wanted) {
    case 'number':
      return hasNumber(sentence, text)
    case 'time':
      return writtenTime.test(text) || saysAny(namesDays(sentence), times)
    case 'reason':
      return sentence.phrases.some(({ senses }) =>
        senses.some((sense) => sense.kind === 'task' && sense.task === 'why'),
      )
    case undefined:
      return true
  }
}

/** A number that says how many, and neither counts the sentences nor is a part of a date or a time. */
function hasNumber({ tokens, phrases }: HeardText, text: string): boolean {
  const begin = enumerated.exec(text)?.[0].length ?? 0
  const dates = phrases.filter(({ senses }) => senses.some(({ kind }) => kind === 'month'))
  const isDate = (at: number): boolean =>
    dates.some(({ from, until }) => at >= from - 2 && at <= until) || writtenYear.test(tokens[at]?.text ?? '')
  const counts = (at: number): boolean =>
    (tokens[at]?.start ?? 0) >= begin && tokens[at - 1]?.text !== '第' && !isDate(at)
  return (
    tokens.some(({ folded }, at) => /\p{N}/u.test(folded) && counts(at)) ||
    phrases.some(({ from, senses }) => senses.some(({ kind }) => kind === 'number') && counts(from))
  )
}

/** 3. · (2) · 第四条 · 五、 */
const enumerated =
  /^\s*(?:[([]?\d+[.)\]、]\s|第[\d一二三四五六七八九十百]+[条條章節节款项項]|[一二三四五六七八九十]+[、．.])/u
const writtenYear = /^(?:19|20)\d{2}$/

const times: ReadonlySet<Sense['kind']> = new Set([
  'month',
  'weekday',
  'grain',
  'relative',
  'quarter',
  'half',
])

/** 14:30, 2025-03-01, 1.3.2025, 1998, 7 pm, 22 Uhr, 十一点. */
const writtenTime =
  /\d{1,2}[:h]\d{2}|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|(?<![\d.,])(?:1\d|20)\d{2}(?![\d.,]\d)|\d\s?(?:[ap]\.?m\b|uhr\b|o'clock)|[\d一二三四五六七八九十][点點時时]/iu

/** May and Sun are words, too, where a capital tells names of days. */
function namesDays(sentence: HeardText): HeardText {
  const hasCapitals = sentence.tokens.some(({ capital }, at) => capital && at > 0)
  return {
    ...sentence,
    phrases: sentence.phrases.filter(({ from, senses }) => {
      const word = sentence.tokens[from]
      const isShort = (word?.folded.length ?? 0) <= 3 && word?.dense === false
      const isDay = senses.some(({ kind }) => kind === 'month' || kind === 'weekday')
      return !isDay || !isShort || !hasCapitals || word.capital
    }),
  }
}
