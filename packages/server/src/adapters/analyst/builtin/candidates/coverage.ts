import { oncePerQuestion } from '../once-per-question.ts'
import type { Features } from './features.ts'
import { isWhole, type Mentions } from './mention.ts'
import { askedPlaces, countedPlaces, tellingCues, tiedGroups } from './telling-cues.ts'
import { has, meets, type Units } from './units.ts'

const translatedValue = 0.75

/** What of the question a candidate leaves unexplained, by what it seems to be. */
export function coverage(mentions: Mentions, explained: Units): Features {
  const seen = explained | mentions.entity
  const open = mentions.content & ~seen
  const features: (readonly [string, number])[] = []
  const kinds = new Set<string>()
  let ours = 0n
  for (const { units, meaning } of mentions.cues)
    if (meaning.kind !== 'vague' && !meets(units, seen)) ours |= units
  for (const { units, kind } of tellingCues(mentions)) if (!meets(units, seen)) kinds.add(kind)
  for (const kind of kinds) features.push([`unused:${kind}`, 1])
  if (meets(tiedGroups(mentions), ~seen)) features.push(['unused:group:tied', 1])
  const words = wordOf(mentions.question)
  // Where all nouns have capitals, a capital tells no name.
  const areAllCapital = mentions.question.locale.hears.capitals === true
  let plain = 0
  let ofRows = false
  let counted = false
  let asked = false
  let verbs = 0
  let names = 0
  for (let index = 0; index < mentions.question.units.length; index++) {
    if (!has(open, index)) continue
    const isSame = (among: Units) => index > 0 && words[index] === words[index - 1] && has(among, index - 1)
    if (has(ours, index)) verbs += isSame(open & ours) || goesOn(mentions, open & ours, index) ? 0 : 1
    else {
      plain += isSame(open & ~ours) ? 0 : 1
      ofRows ||= mentions.entities.some(({ start }) => start === index + 1)
      counted ||= countedPlaces(mentions).has(index)
      asked ||= askedPlaces(mentions).has(index)
      if (index > 0 && !areAllCapital && /^\p{Lu}/u.test(mentions.question.units[index]?.text ?? '')) names++
    }
  }
  if (plain > 0) features.push(['unexplained', Math.min(6, plain)], ['unexplained:any', 1])
  // "wholesale orders": the word may choose among the rows.
  if (ofRows) features.push(['unexplained:of-rows', 1])
  // "how much profit": what there is how many or how much of.
  if (counted) features.push(['unexplained:counted', 1])
  // "which manager": what the question is after.
  if (asked) features.push(['unexplained:asked', 1])
  if (names > 0) features.push(['unexplained:name', Math.min(2, names)])
  if (verbs > 0) features.push(['unexplained:ours', Math.min(6, verbs)])
  features.push(['unexplained:share', plain / Math.max(1, (words.at(-1) ?? 0) + 1)])
  if (mentions.numbers.some(({ units }) => !meets(units, seen))) features.push(['unused:number', 1])
  const values = mentions.values.filter(({ units }) => !meets(units, seen))
  if (values.some(({ quality }) => quality >= 0.9)) features.push(['unused:value', 1])
  else if (values.some(({ quality, part }) => quality >= translatedValue && !part))
    features.push(['unused:value:near', 1])
  const columns = mentions.columns.filter(({ units }) => !meets(units, seen))
  if (columns.some(({ quality }) => quality >= 0.9)) features.push(['unused:column', 1])
  else if (columns.some(isWhole)) features.push(['unused:column:translated', 1])
  if (mentions.periods.some(({ units }) => !meets(units, seen))) features.push(['unused:period', 1])
  return features
}

/** Which word each unit is of: letters of a script without spaces are parts of words. */
const wordOf = oncePerQuestion(({ units, segments }): readonly number[] => {
  let word = -1
  let end = 0
  return units.map((_, at) => {
    if (at >= end) {
      word++
      end = segments.find((segment) => segment.start === at)?.end ?? at + 1
    }
    return word
  })
})

/** Words of kana are long and say no more by that: one counts once. */
const goesOn = ({ question: { units, locale } }: Mentions, among: Units, index: number): boolean =>
  locale.hears.trailing === true && units[index]?.dense === true && index > 0 && has(among, index - 1)
