import type { Hears, Meaning } from '../../../../locales/index.ts'
import type { Link } from '../link.ts'
import { isPartOf } from '../question.ts'
import { wholeName, type Cue } from './mention.ts'
import { unitsFrom } from './units.ts'

const telling = new Set<Meaning['kind']>([
  'superlative',
  'most',
  'frequent',
  'quantity',
  'ask',
  'direction',
  'half',
  'quarter',
])

const whole = new Set<Meaning['kind']>([
  'filler',
  'direction',
  'half',
  'quarter',
  'month',
  'relative',
  'unsupported',
])

/**
 * A phrase of several words that says nothing, or only a time or which way to sort, takes away what they would say alone:
 * "là bao nhiêu" asks for no number of things, "de mayor a menor" for no highest one, the first half for no first row, nor
 * is the か of ですか an "or"; and what we cannot do, as to find the second highest, is not done by half. Where words trail,
 * so does one that tells: the çok of "en çok" compares nothing.
 */
export function cuesOf(links: readonly Link[], { spaced, trailing }: Hears): readonly Cue[] {
  const empty = links.filter(
    ({ start, end, ground: said }) =>
      (spaced || trailing === true) &&
      end - start > 1 &&
      said.kind === 'word' &&
      (said.meanings.every(({ kind }) => whole.has(kind)) ||
        (spaced && trailing === true && said.meanings.some(({ kind }) => telling.has(kind)))),
  )
  const isInside = (link: Link): boolean =>
    (spaced || link.end - link.start === 1) &&
    empty.some((phrase) => isPartOf(link, phrase) && !isLastNamed(link, phrase, links))
  return links.flatMap((link) =>
    link.ground.kind === 'word' && !isInside(link)
      ? link.ground.meanings
          .filter(({ kind }) => kind !== 'quantity' || !isInsideOther(link, links))
          .filter(({ kind }) => kind !== 'compare' || !goesOnAsMost(link, links))
          .map((meaning) => ({
            start: link.start,
            end: link.end,
            units: unitsFrom(link.start, link.end),
            meaning,
          }))
      : [],
  )
}

/** Where the rows have years, "the last year" may be the last of these. */
const isLastNamed = (link: Link, phrase: Link, links: readonly Link[]): boolean =>
  says(phrase, ({ kind }) => kind === 'relative') &&
  says(link, (meaning) => meaning.kind === 'rank' && meaning.position === true) &&
  links.some(({ ground: said, quality, start, end }) => {
    const names = said.kind === 'column' && quality >= wholeName
    return names && start >= link.end && end === phrase.end
  })

const says = ({ ground: said }: Link, is: (meaning: Meaning) => boolean): boolean =>
  said.kind === 'word' && said.meanings.some(is)

const notCounting = new Set<Meaning['kind']>(['share', 'comparative', 'most'])

/** "how many percent" asks for no number of things, nor does the banyak of "lebih banyak". */
const isInsideOther = ({ start, end }: Link, links: readonly Link[]): boolean =>
  links.some(
    (other) =>
      other.start <= start &&
      end <= other.end &&
      end - start < other.end - other.start &&
      other.ground.kind === 'word' &&
      other.ground.meanings.some(({ kind }) => notCounting.has(kind)),
  )

/** What stands behind the 的 of 最多的 is bounded by nothing. */
const goesOnAsMost = ({ start, end }: Link, links: readonly Link[]): boolean =>
  links.some(
    (other) =>
      other.start <= start &&
      other.end > end &&
      says(other, ({ kind }) => kind === 'most' || kind === 'superlative'),
  )
