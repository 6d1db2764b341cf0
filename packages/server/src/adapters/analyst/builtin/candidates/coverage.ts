import type { Meaning } from '../../../../locales/index.ts'
import type { Features } from './features.ts'
import { isWhole, type Cue, type Mentions } from './mention.ts'
import { has, meets, type Units } from './units.ts'

const quiet = new Set<Meaning['kind']>([
  'filler',
  'ask',
  'list',
  'joint',
  'follow',
  'verb',
  'rows',
  'number',
  'unit',
  'month',
  'chart',
])

const translatedValue = 0.75

/** What of the question a candidate leaves unexplained, by what it seems to be. */
export function coverage(mentions: Mentions, explained: Units): Features {
  const seen = explained | mentions.entity
  const open = mentions.content & ~seen
  const features: (readonly [string, number])[] = []
  const kinds = new Set<string>()
  let ours = 0n
  for (const cue of mentions.cues) {
    if (meets(cue.units, seen)) continue
    ours |= cue.units
    if (cue.meaning.kind === 'suggest' || cue.meaning.kind === 'streak') kinds.add('unsupported')
    else if (!quiet.has(cue.meaning.kind) && !isOfRows(mentions, cue)) kinds.add(cue.meaning.kind)
  }
  for (const kind of kinds) features.push([`unused:${kind}`, 1])
  let plain = 0
  let ofRows = false
  let verbs = 0
  let names = 0
  for (let index = 0; index < mentions.question.units.length; index++) {
    if (!has(open, index)) continue
    if (has(ours, index)) verbs += goesOn(mentions, open & ours, index) ? 0 : 1
    else {
      plain++
      ofRows ||= mentions.entities.some(({ start }) => start === index + 1)
      if (index > 0 && /^\p{Lu}/u.test(mentions.question.units[index]?.text ?? '')) names++
    }
  }
  if (plain > 0) features.push(['unexplained', Math.min(6, plain)], ['unexplained:any', 1])
  // "wholesale orders": the word may choose among the rows.
  if (ofRows) features.push(['unexplained:of-rows', 1])
  if (names > 0) features.push(['unexplained:name', Math.min(2, names)])
  if (verbs > 0) features.push(['unexplained:ours', Math.min(6, verbs)])
  features.push(['unexplained:share', plain / Math.max(1, mentions.question.units.length)])
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

/** "for all orders" are all rows, and no groups. */
const isOfRows = ({ entities }: Mentions, cue: Cue): boolean =>
  cue.meaning.kind === 'group' && entities.some(({ start }) => start >= cue.end && start - cue.end <= 1)

/** Words of kana are long and say no more by that: one counts once. */
const goesOn = ({ question: { units, locale } }: Mentions, among: Units, index: number): boolean =>
  locale.hears.trailing === true && units[index]?.dense === true && index > 0 && has(among, index - 1)
