import { mayTrail } from '../../../../locales/hears.ts'
import { isWithin, type ReadQuestion, type Stretch } from '../question.ts'
import { gap } from './mention.ts'

/** Whether what is said of a thing stands before it: 高于平均高度的塔的名字. */
export const isHeadLast = ({ locale }: ReadQuestion): boolean => mayTrail(locale.hears)

/** Whether what a thing is like may stand behind it: lương cao nhất, 工资最高. */
export const mayFollow = (question: ReadQuestion): boolean =>
  isHeadLast(question) || question.locale.hears.asksBehind === true

/** Whether something says more of what is said before it; where heads stand last, of what is said behind it. */
export const isSaidOf = (question: ReadQuestion, thing: Stretch, said: Stretch): boolean =>
  isHeadLast(question) ? said.end <= thing.start : said.start >= thing.end

/** How far a thing stands from its number, which it stands behind; where heads stand last it may stand before it too. */
export function gapToCounted(question: ReadQuestion, quantity: Stretch, thing: Stretch): number | undefined {
  const isThere = isHeadLast(question) ? gap(quantity, thing) >= 0 : thing.start >= quantity.end
  return isThere ? gap(quantity, thing) : undefined
}

/** How many words stand between two places; letters of a script without spaces are not words. */
export function wordsBetween(question: ReadQuestion, a: Stretch, b: Stretch): number {
  const apart = gap(a, b)
  if (apart <= 0) return apart
  const between = a.start < b.start ? { start: a.end, end: b.start } : { start: b.end, end: a.start }
  return wordsIn(question, between)
}

/** With no more than a word between: "at least some two", 至少包含两个. */
export function isBeside(question: ReadQuestion, a: Stretch, b: Stretch): boolean {
  const words = wordsBetween(question, a, b)
  return words >= 0 && words <= 1
}

/** How many words a stretch has. */
export const wordsIn = ({ segments }: ReadQuestion, stretch: Stretch): number =>
  segments.length === 0
    ? stretch.end - stretch.start
    : Math.max(1, segments.filter((segment) => isWithin(segment, stretch)).length)
