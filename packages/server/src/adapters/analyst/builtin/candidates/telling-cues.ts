import type { Meaning } from '../../../../locales/index.ts'
import { isPartOf } from '../question.ts'
import { isUnique } from '../row-identity.ts'
import { cuesOfKind, gap, isBesideGrain, type Cue, type Mentions, type Place } from './mention.ts'
import { oncePerMentions } from './once-per-mentions.ts'
import { meets, noUnits, type Units } from './units.ts'
import { mayFollow } from './word-order.ts'

/** Words that a plan must have read, and what they ask for. */
export const tellingCues = oncePerMentions((mentions) =>
  mentions.cues
    .filter((cue) => !isIdle(mentions, cue) && !isInLonger(mentions, cue))
    .flatMap((cue) => {
      const { units, meaning } = cue
      if (meaning.kind === 'suggest' || meaning.kind === 'streak') return [{ units, kind: 'unsupported' }]
      return quiet.has(meaning.kind) || isOfRows(mentions, cue) ? [] : [{ units, kind: meaning.kind }]
    }),
)

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

/** The from of "from London" and the с of "книга с картой" bound nothing: no number and no time stands beside them. */
function isIdle(mentions: Mentions, cue: Cue): boolean {
  const { meaning } = cue
  if (!(meaning.kind === 'between' || meaning.kind === 'when' || meaning.kind === 'compare')) return false
  if (meaning.kind === 'compare' && meaning.of !== undefined) return false
  const bounds: readonly Place[] = [...mentions.periods, ...mentions.numbers]
  // 在1980年 lies between nothing.
  if (meaning.kind === 'between' && !bounds.some(({ units }) => !meets(units, bounds[0]?.units ?? noUnits)))
    return true
  const figures = meaning.kind === 'compare' ? cuesOfKind(mentions, 'measure') : []
  return ![...bounds, ...figures].some((bound) => gap(cue, bound) <= furthestBound[meaning.kind])
}

/** "since the 3rd", but not the с of "с оценкой ниже 70". */
const furthestBound = { between: 1, when: 1, compare: 2 }

/** The 多少 of 是多少 counts nothing; the nicht of "nicht nach Köln" denies, as nothing there comes "nicht nach" a day. */
const isInLonger = (mentions: Mentions, cue: Cue): boolean =>
  mentions.cues.some((longer) => isPartOf(cue, longer) && !isIdle(mentions, longer))

/** "each city", "per month", 每年: words for groups beside what tells them apart; "each order" of a table of orders is none. */
export const tiedGroups = oncePerMentions((mentions): Units => {
  const grains = cuesOfKind(mentions, 'grain')
  const keys = mentions.columns.filter(
    ({ column, quality }) => quality >= firmKey && !isUnique(column, mentions.table),
  )
  const trails = mentions.question.locale.hears.trailing === true
  // 不同的 may part groups, and may only wish that nothing is told twice.
  const different = cuesOfKind(mentions, 'measure').filter(({ meaning }) => meaning.function === 'distinct')
  return cuesOfKind(mentions, 'group')
    .filter((cue) => !different.some(({ units }) => meets(units, cue.units)))
    .filter(
      (cue) =>
        grains.some((grain) => isBesideGrain(cue, grain)) ||
        keys.some(
          ({ start, end }) => (start >= cue.end && start - cue.end <= 1) || (trails && end === cue.start),
        ),
    )
    .reduce((units, cue) => units | cue.units, noUnits)
})

/** Where stands what "how many" and "how much" are of. */
export const countedPlaces = oncePerMentions(
  (mentions): ReadonlySet<number> => new Set(cuesOfKind(mentions, 'quantity').map(({ end }) => end)),
)

/** Where stands what a question word asks for: "which manager", "manajer mana". */
export const askedPlaces = oncePerMentions((mentions): ReadonlySet<number> => {
  const asks = cuesOfKind(mentions, 'ask')
  return new Set([
    ...asks.map(({ end }) => end),
    ...(mayFollow(mentions.question) ? asks.map(({ start }) => start - 1) : []),
  ])
})

const firmKey = 0.8

/** "for all orders" are all rows, and no groups. */
const isOfRows = ({ entities }: Mentions, cue: Cue): boolean =>
  cue.meaning.kind === 'group' && entities.some(({ start }) => start >= cue.end && start - cue.end <= 1)
