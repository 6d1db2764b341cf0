import { cuesOfKind, type ColumnMention, type Cue, type Mentions } from '../mention.ts'
import { meets } from '../units.ts'

/** How far behind a name its number may be said, in words and in letters that are words. */
const furthest = { words: 1, letters: 4 }

/** "the number of different colours" is one number; 不同颜色的车辆数量 are those of each colour. */
export function isCountedOnce(mentions: Mentions, different: Cue, { end }: ColumnMention): boolean {
  const far = mentions.question.units[end]?.dense === true ? furthest.letters : furthest.words
  return cuesOfKind(mentions, 'quantity').some(
    ({ start, end: stop }) =>
      stop === different.start ||
      (start >= end &&
        start - end <= far &&
        !mentions.entities.some((rows) => rows.start >= end && rows.end <= start)),
  )
}

/**
 * Whether a word for groups is but the end of words for such a number, or one that a number is said beside; or, with no figure
 * said at all, asks for what there is.
 */
export function isOfOneNumber(mentions: Mentions, group: Cue, mention: ColumnMention): boolean {
  const measures = cuesOfKind(mentions, 'measure')
  const figured =
    cuesOfKind(mentions, 'quantity').length > 0 ||
    measures.some(({ meaning }) => meaning.function !== 'distinct') ||
    mentions.clause !== undefined
  return measures.some(
    (different) =>
      different.meaning.function === 'distinct' &&
      meets(different.units, group.units) &&
      (different.start < group.start || isCountedOnce(mentions, different, mention) || !figured),
  )
}
