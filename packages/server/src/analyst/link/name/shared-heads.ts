import { sensesAround, type Said } from '../said.ts'
import { wholeMention, type Mention } from './mention.ts'

const ofShared = 0.97

/** "first and last name": what two names end in is said once, behind the last of them. */
export function sharedHeads<Thing>(
  said: Said,
  mentions: readonly Mention<Thing>[],
): readonly Mention<Thing>[] {
  const whole = mentions.filter(({ coverage, how }) => coverage >= 1 && (how === 'exact' || how === 'form'))
  if (whole.length === 0) return []
  return mentions
    .filter(({ coverage, how, until }) => coverage < 1 && how === 'form' && isJoint(said, until))
    .flatMap((mention) =>
      whole
        .filter((other) => other.from === mention.until + 1 && isLacking(mention, lastWord(other)))
        .slice(0, 1)
        .map(() => wholeMention(mention, mention.entry, 'form', ofShared)),
    )
}

const isJoint = (said: Said, at: number): boolean =>
  sensesAround(said, { from: at, until: at + 1 }).some(
    ({ sense }) => sense.kind === 'joint' && sense.of !== 'to',
  )

/** Of a name of several words; one word alone is said of nothing before it. */
const lastWord = <Thing>({ entry: { parts } }: Mention<Thing>): string | undefined =>
  parts.words.slice(1).at(-1)?.folded

/** Whether nothing but a word at its end keeps a name from being said whole. */
const isLacking = <Thing>({ entry: { parts }, said }: Mention<Thing>, word: string | undefined): boolean =>
  said.length === 1 && said.every(({ start, end }) => start === 0 && parts.letters.slice(end) === word)
