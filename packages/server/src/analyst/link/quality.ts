import type { Match } from './link.ts'

/**
 * The scale of a link's quality: how sure the words alone make it, whatever else the question says.
 *
 *     1.00  the name letter by letter
 *     0.97  words that people have said to mean it
 *     0.95  the name in another form: snake_case, a plural, without its unit
 *     0.86  a word for the same concept, in any language
 *     0.66  half of a name's words, the one among them that says what it is (the head); 0.43 where it only says of what
 *     0.65  the name misspelt
 *     0.62  a word for a near concept
 *     0.50  as likely chance as meant; below, a link is worth having only where nothing better is found
 *     0.20  below this there is no link
 */
const whole: { readonly [How in Match]: number } = {
  exact: 1,
  synonym: 0.97,
  form: 0.95,
  part: 0.95,
  concept: 0.86,
  near: 0.62,
  typo: 0.65,
}

export const leastQuality = 0.2

/** A number, a date or a word of ours can hardly be anything else; one of another language sooner is. */
export const certain = 0.95
export const foreignWord = 0.4

/** Where the words that say it are fewer than the name's, those that say what it is count most. */
const ofHead = { least: 0.5, more: 0.4 }
const ofRest = { least: 0.25, more: 0.4 }

export function qualityOf(match: Match, coverage = 1, hasHead = true): number {
  if (coverage >= 1) return whole[match]
  const { least, more } = hasHead ? ofHead : ofRest
  return whole[match] * (least + more * coverage)
}
