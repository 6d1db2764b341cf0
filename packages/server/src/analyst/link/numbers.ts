import { unitOfText } from '../../domain/unit-of-text.ts'
import type { Link, NumberTarget } from './link.ts'
import { stretchOf, textOf, type LinkedQuestion, type Stretch } from './linked-question.ts'
import { spokenNumbers } from './number/number-words.ts'
import { writtenNumbers } from './number/written-numbers.ts'
import { certain, foreignWord } from './quality.ts'
import { sensesAt, sensesOf, type Said } from './said.ts'

interface SaidNumber extends Stretch {
  readonly value: number
  readonly digits: boolean
  readonly quality: number
}

/** Numbers in digits and in words, with what they count: a percentage, money, a unit, a place in an order. */
export function linkNumbers(said: Said): readonly Link[] {
  const numbers = [...inDigits(said), ...inWords(said)]
  return [...numbers.flatMap((number) => formsOf(said, number)), ...ordinals(said)]
}

const inDigits = ({ question }: Said): readonly SaidNumber[] =>
  writtenNumbers(question)
    .filter(({ end, until }) => (question.tokens[until - 1]?.end ?? 0) <= end)
    .map(({ from, until, value }) => ({ from, until, value, digits: true, quality: certain }))

const inWords = (said: Said): readonly SaidNumber[] =>
  spokenNumbers(said).map(({ from, until, value, lexicon }) => ({
    from,
    until,
    value,
    digits: false,
    quality: lexicon === 0 ? certain : foreignWord,
  }))

const linkOf = (
  { from, until, value, digits, quality }: SaidNumber,
  more: Partial<NumberTarget> = {},
): Link => ({
  from,
  until,
  to: { kind: 'number', value, form: 'plain', digits, ...more },
  quality,
})

/** The number alone, and with what stands beside it; a sign is never left over. */
function formsOf(said: Said, number: SaidNumber): readonly Link[] {
  const { tokens } = said.question
  const sides = [sideOf(said, number, 'behind'), sideOf(said, number, 'before')].filter(
    (side) => side !== undefined,
  )
  const widened = sides.map(({ stretch, form, unit }) => {
    const [from, until] = [Math.min(number.from, stretch.from), Math.max(number.until, stretch.until)]
    return linkOf({ ...number, from, until }, { form, unit })
  })
  const hasSign = sides.some(({ stretch }) => tokens[stretch.from]?.kind === 'sign')
  return hasSign ? widened : [linkOf(number), ...widened]
}

interface Side {
  readonly stretch: Stretch
  readonly form: NumberTarget['form']
  readonly unit: string
}

/** Currencies as lexicons call them. */
const moneys = new Set(
  'money currency dollar euro pound yen yuan won rupee rupiah ruble real peso franc lira zloty dong riyal dirham dinar krona twd'.split(
    ' ',
  ),
)

/** What a number counts, by the sign or word that touches it. */
function sideOf(said: Said, { from, until }: Stretch, side: 'before' | 'behind'): Side | undefined {
  const at = side === 'behind' ? until : from - 1
  const alone = { from: at, until: at + 1 }
  const token = said.question.tokens[at]
  if (token === undefined) return undefined
  if (/^[%％٪]$/.test(token.text)) return { stretch: alone, form: 'percent', unit: '%' }
  if (unitOfText(token.text).kind === 'currency') return { stretch: alone, form: 'money', unit: token.text }
  const [edge, place] = side === 'behind' ? (['from', until] as const) : (['until', from] as const)
  // In percent is said of what is asked for, not of the number that stands before.
  const isPreposition = sensesAt(said, 'function', edge, place).length > 0
  const [percent] = isPreposition ? [] : sensesAt(said, 'percent', edge, place)
  if (percent !== undefined) return { stretch: percent, form: 'percent', unit: '%' }
  const [unit] = sensesAt(said, 'unit', edge, place)
  if (unit === undefined || side === 'before') return undefined
  return {
    stretch: unit,
    form: moneys.has(unit.sense.of) ? 'money' : 'plain',
    unit: textOf(said.question, unit),
  }
}

/** Third, 3rd, 第3. */
const ordinals = (said: Said): readonly Link[] => [
  ...sensesOf(said, 'ordinal').map(({ from, until, sense, lexicon }) =>
    linkOf(
      { from, until, value: sense.value, digits: false, quality: lexicon === 0 ? certain : foreignWord },
      { form: 'ordinal' },
    ),
  ),
  ...digitOrdinals(said.question).map((number) => linkOf(number, { form: 'ordinal' })),
]

/** What makes a place of a number, by the languages that write it so. */
const ordinal =
  /(?<![\p{L}\p{N}.,])(?:(?:第\s?(\d+))|(\d+)(?:st|nd|rd|th|[eè]re?|[eè]me|e|er|º|ª|°|-?(?:й|я|е|го|му)|\s?번째|番目)(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}]))/giu

function digitOrdinals(question: LinkedQuestion): readonly SaidNumber[] {
  return [...question.text.matchAll(ordinal)].flatMap((match) => {
    const stretch = stretchOf(question, match.index, match.index + match[0].length)
    const value = Number(match[1] ?? match[2])
    return stretch === undefined ? [] : [{ ...stretch, value, digits: true, quality: certain }]
  })
}
