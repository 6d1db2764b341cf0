import type { Match } from '../link.ts'
import type { Stretch } from '../linked-question.ts'
import { grouped } from '../grouped.ts'
import { leastQuality, qualityOf } from '../quality.ts'
import { isLooseGap, widestGap, type Said } from '../said.ts'
import { sharedHeads } from './shared-heads.ts'
import { coverageOf, hasHead, isKindOnly, type Mention } from './mention.ts'

/** A thing that a stretch names. */
export interface SettledMention<Thing> extends Stretch {
  readonly thing: Thing
  readonly match: Match
  readonly coverage: number
  readonly hasHead: boolean
  readonly quality: number
}

const mostOfStretch = 40

/** Mentions of parts of one name that stand together are one; of each stretch and thing the best is kept. */
export function settleMentions<Thing>(
  said: Said,
  mentions: readonly Mention<Thing>[],
): readonly SettledMention<Thing>[] {
  const best = new Map<Thing, Map<string, SettledMention<Thing>>>()
  for (const mention of [...mentions, ...joinedMentions(said, mentions), ...sharedHeads(said, mentions)]) {
    const settled = settledOf(mention)
    const ofThing = best.get(settled.thing) ?? new Map<string, SettledMention<Thing>>()
    const place = `${settled.from} ${settled.until}`
    if (isWorthIt(mention, settled) && (ofThing.get(place)?.quality ?? 0) < settled.quality)
      best.set(settled.thing, ofThing.set(place, settled))
  }
  return mostLikely([...best.values()].flatMap((ofThing) => [...ofThing.values()]))
}

const ofShort = 0.92

function settledOf<Thing>(mention: Mention<Thing>): SettledMention<Thing> {
  const { from, until, entry, how, firmness, coverage: said } = mention
  const coverage = said * entry.share
  const head = hasHead(mention)
  return {
    from,
    until,
    thing: entry.thing,
    match: how === 'form' && coverage < 1 ? 'part' : how,
    coverage,
    hasHead: head,
    quality: qualityOf(how, said, head) * firmness * (entry.share < 1 ? ofShort : 1),
  }
}

const isWorthIt = <Thing>(mention: Mention<Thing>, { quality }: SettledMention<Thing>): boolean =>
  quality >= leastQuality && (mention.coverage >= 1 || !isKindOnly(mention))

/** A word may be in the names of thousands of columns: it names none of them then. */
function mostLikely<Thing>(mentions: readonly SettledMention<Thing>[]): readonly SettledMention<Thing>[] {
  const counts = new Map<string, number>()
  return [...mentions]
    .sort((a, b) => b.quality - a.quality)
    .filter(({ from, until }) => {
      const place = `${from} ${until}`
      const count = counts.get(place) ?? 0
      counts.set(place, count + 1)
      return count < mostOfStretch
    })
}

const mostParts = 3
const ofJoined = 0.97

/** "birth date" for the date of birth, "staff salaries" for an employee salary: parts of one name side by side, in whatever order. */
function joinedMentions<Thing>(said: Said, mentions: readonly Mention<Thing>[]): readonly Mention<Thing>[] {
  const partial = mentions.filter(({ coverage }) => coverage < 1)
  return [...grouped(partial, ({ entry }) => entry).values()].flatMap((ofName) => {
    const parts = differing(ofName)
    const starts = grouped(parts, ({ from }) => from)
    const found: Mention<Thing>[] = []
    let longer: readonly Mention<Thing>[] = parts
    for (let count = 1; count < mostParts; count++) {
      longer = differing(longer.flatMap((first) => nextTo(said, first, starts)))
      found.push(...longer)
    }
    return found
  })
}

/** Of what several lexicons find alike, the firmest. */
function differing<Thing>(mentions: readonly Mention<Thing>[]): readonly Mention<Thing>[] {
  const best = new Map<string, Mention<Thing>>()
  for (const mention of mentions) {
    const { from, until, said, how, firmness } = mention
    const key = JSON.stringify([from, until, how, said])
    if ((best.get(key)?.firmness ?? 0) < firmness) best.set(key, mention)
  }
  return [...best.values()]
}

function nextTo<Thing>(
  said: Said,
  first: Mention<Thing>,
  starts: ReadonlyMap<number, readonly Mention<Thing>[]>,
): readonly Mention<Thing>[] {
  return Array.from({ length: widestGap + 1 }, (_, gap) => first.until + gap)
    .filter((from) => isLooseGap(said, first.until, from))
    .flatMap((from) => starts.get(from) ?? [])
    .filter((second) => !first.said.some((a) => second.said.some((b) => a.start < b.end && b.start < a.end)))
    .map((second) => joined(first, second))
}

const surest: readonly Mention<unknown>['how'][] = ['exact', 'form', 'concept', 'near', 'typo']

const joined = <Thing>(first: Mention<Thing>, second: Mention<Thing>): Mention<Thing> => ({
  from: first.from,
  until: second.until,
  entry: first.entry,
  said: [...first.said, ...second.said],
  coverage: coverageOf(first.entry, [...first.said, ...second.said]),
  how: surest.indexOf(first.how) > surest.indexOf(second.how) ? first.how : second.how,
  firmness: Math.min(first.firmness, second.firmness) * ofJoined,
})
