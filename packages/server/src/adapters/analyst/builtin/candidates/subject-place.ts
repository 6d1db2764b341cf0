import { isModifierOf, isRightBefore, isWithin } from '../question.ts'
import { askingPart } from './asking.ts'
import { cuesOfKind, isWhole, type ColumnMention, type Mentions } from './mention.ts'
import { isHeadLast } from './word-order.ts'

/** How far from where what is asked for is said: at the start, or the end where what is said of a thing stands before it. */
export function placeOf(mentions: Mentions, mention: ColumnMention): number {
  const { question } = mentions
  const length = Math.max(1, question.units.length)
  if (!isHeadLast(question)) return mention.start / length
  const part = askingPart(mentions)
  return isWithin(mention, part) ? (part.end - mention.end) / length : 1
}

/** Whether no other column is named between it and where what is asked for is said, but for those that only modify it. */
export function isNamedFirst(mentions: Mentions, mention: ColumnMention): boolean {
  if (modifies(mentions, mention)) return false
  const last = isHeadLast(mentions.question)
  const part = last ? askingPart(mentions) : undefined
  return !mentions.columns.some(
    (other) =>
      other.column !== mention.column &&
      other.quality >= 0.7 &&
      !isMarked(mentions, other) &&
      !modifies(mentions, other) &&
      (part === undefined
        ? other.end <= mention.start
        : isWithin(other, part) && (!isWithin(mention, part) || other.start >= mention.end)),
  )
}

/** Where words trail, what stands before "according to" is no subject: राशि के अनुसार शीर्ष तीन उत्पाद asks for products. */
export const isMarked = (mentions: Mentions, mention: ColumnMention): boolean =>
  mentions.question.locale.hears.trailing === true &&
  cuesOfKind(mentions, 'group').some(({ start }) => start === mention.end)

/** The ticket of "ticket price" only says of what the price is. */
export const modifies = ({ columns, question }: Mentions, mention: ColumnMention): boolean =>
  columns.some(
    (other) => other.column !== mention.column && isWhole(other) && isModifierOf(question, mention, other),
  )

/** Where the name begins together with what modifies it. */
export const startWithModifier = ({ columns, question }: Mentions, mention: ColumnMention): number =>
  question.locale.hears.headsFirst === true || !isWhole(mention)
    ? mention.start
    : Math.min(
        mention.start,
        ...columns
          .filter((other) => other.column !== mention.column && isRightBefore(question, other, mention))
          .map(({ start }) => start),
      )
