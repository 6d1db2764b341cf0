import { isNumeric, type Column } from '../../../../domain/table.ts'
import { nameSays } from '../vocabulary.ts'
import { mayTrail, singular, type Meaning } from '../../../../locales/index.ts'
import { wordsOf } from '../form.ts'
import { oncePerQuestion } from '../once-per-question.ts'
import { isAmount } from '../item.ts'
import { isKeyName } from '../key-name.ts'
import { refersAway } from '../refers-away.ts'
import { askedOf, hintMatches, saysBirth } from './hints.ts'
import { flag, worthAlone, type Features } from './features.ts'
import { cuesOfKind, gap, isTimed, isInName, type Cue, type Mentions, type NumberMention } from './mention.ts'
import { freeMention, type Scene } from './scene.ts'
import { meets, noUnits, type Units } from './units.ts'
import { mayFollow, wordsBetween } from './word-order.ts'
import { isTwin } from '../twins.ts'
import { tellsTime } from '../tells-time.ts'
import { gradeOf } from './grade.ts'
import { laterPlaces } from './ordinal-conditions.ts'

/** A word that asks for the first in some order. */
export interface Lead {
  readonly kind: 'superlative' | 'most' | 'frequent' | 'rank' | 'comparative'
  readonly direction: 'high' | 'low'
  readonly of: readonly string[]
  readonly start: number
  readonly end: number
  readonly units: Units
  readonly limit: number | undefined
  /** The second highest has one before it. */
  readonly offset?: number | undefined
  /** First or last, and not top or bottom: of times, the first is the earliest. */
  readonly position?: true
}

export function leads(scene: Scene): readonly Lead[] {
  const { mentions, set } = scene
  const directions = mentions.question.locale.hears.trailing === true ? cuesOfKind(mentions, 'direction') : []
  const found = [
    ...cuesOfKind(mentions, 'superlative'),
    ...cuesOfKind(mentions, 'most'),
    ...cuesOfKind(mentions, 'frequent'),
    ...cuesOfKind(mentions, 'rank'),
    ...(set.alternatives ? cuesOfKind(mentions, 'comparative') : []),
  ].filter((cue) => !meets(cue.units, set.units) && !directions.some(({ units }) => meets(units, cue.units)))
  const longest = found.filter(
    (cue) =>
      !found.some(
        (other) => other !== cue && (other.units & cue.units) === cue.units && other.units !== cue.units,
      ),
  )
  const ordinals = laterPlaces(mentions).filter(
    ({ units }) => !meets(units, set.units) && !isInName(mentions.columns, units),
  )
  const alone = longest.length === 0 ? ordinals.map(placeAlone) : []
  const told = longest.flatMap((cue): readonly Lead[] => {
    const ordinal = ordinals.find((one) => gap(one, cue) >= 0 && gap(one, cue) <= 1)
    const place = placeOf(cue.meaning) ?? ordinal?.value
    const number = mentions.numbers.find(
      (one) =>
        Number.isInteger(one.value) &&
        one.value > 0 &&
        one.value <= 1000 &&
        !meets(one.units, set.units | (ordinal?.units ?? noUnits)) &&
        ((gap(one, cue) >= 0 && gap(one, cue) <= 1) || countsThings(mentions, one)),
    )
    const plain: Lead = {
      kind: cue.meaning.kind,
      direction: cue.meaning.direction,
      of: ofLead(scene, cue.meaning),
      start: cue.start,
      end: cue.end,
      units: cue.units | (number?.units ?? noUnits) | sortedBy(cue, directions),
      limit: number?.value,
      ...(cue.meaning.kind === 'rank' && cue.meaning.position === true ? { position: true as const } : {}),
    }
    if (place === undefined) return [plain]
    const units = plain.units | (ordinal?.units ?? noUnits)
    const later: Lead = { ...plain, limit: undefined, offset: place - 1, units }
    // Beside "fourth the most times", the fourth may be a thing that was had most.
    return ordinal === undefined ? [later] : [later, plain]
  })
  return [...told, ...alone]
}

const placeOf = (meaning: Meaning): number | undefined =>
  meaning.kind === 'superlative' || meaning.kind === 'most' ? meaning.place : undefined

/** "second by points" */
const placeAlone = ({ start, end, units, value }: NumberMention): Lead => ({
  kind: 'rank',
  direction: 'high',
  of: [],
  start,
  end,
  units,
  limit: undefined,
  offset: value - 1,
})

/** "earns more": what more is of is said by the word it stands with. */
function ofLead(scene: Scene, meaning: Meaning): readonly string[] {
  if (meaning.kind === 'comparative') return meaning.of ?? askedOf(scene)
  return meaning.kind === 'superlative' ? (meaning.of ?? []) : []
}

/** 高い順に上位3人: the order in which those at the top stand says no more. */
const sortedBy = (cue: Cue, directions: readonly Cue[]): Units =>
  cue.meaning.kind === 'rank'
    ? directions
        .filter((direction) => Math.abs(gap(direction, cue)) <= 1)
        .reduce((units, direction) => units | direction.units, noUnits)
    : noUnits

/** "2 products with the highest price", "the three cities", "5 rows": a number right before what is asked for; "6 berths" are what one has. */
const countsThings = ({ columns, entities, cues }: Mentions, number: NumberMention): boolean =>
  [
    ...columns.filter(({ column }) => column.role === 'time' || !isAmount(column)),
    ...entities,
    ...cuesOfKind({ cues }, 'rows'),
  ].some(({ start }) => start === number.end) &&
  !cues.some((cue) => cue.end === number.start && cue.meaning.kind === 'compare')

/** A column that a lead may be the highest of. */
export interface LeadBy {
  readonly column: Column
  /** Of a rank, the best is the lowest. */
  readonly direction: Lead['direction']
  readonly units: Units
  readonly features: Features
}

const most = 4

/** "the youngest winners": the age is that of winners. */
const saysPart = ({ mentions: { question } }: Scene, column: Column): boolean => {
  const words = wordsOf(column.name)
  const said = singularsIn(question)
  return words.length > 1 && words.some((word) => said.has(word))
}

const singularsIn = oncePerQuestion(
  ({ units }): ReadonlySet<string> => new Set(units.map(({ folded }) => singular(folded))),
)

const isRank = (column: Column, { of }: Lead): boolean =>
  of.length === 0 && isNumeric(column) && nameSays(column.name, 'rank')

const turned = ({ direction }: Lead): Lead['direction'] => (direction === 'high' ? 'low' : 'high')

/** The oldest club is the one that was founded first. */
const isAged = (column: Column, { of }: Lead): boolean =>
  of.includes('age') && (saysBirth(column) || tellsTime(column))

/** "The highest rank" is the first, "the highest rank number" the last: both are read where the word alone does not tell. */
const directionsOf = (column: Column, lead: Lead): readonly Lead['direction'][] => {
  if (isAged(column, lead)) return [turned(lead)]
  if (lead.position === true && tellsTime(column)) return [turned(lead)]
  return isRank(column, lead) || isTaken(column, lead) ? ['high', 'low'] : [lead.direction]
}

/** The fastest has the highest speed and takes the least time. */
const isTaken = (column: Column, { of }: Lead): boolean => of.includes('speed') && !hintMatches(column, of)

/** What only tells rows apart, or names a row of another table, has no highest unless it is asked for: the tallest player is not. */
const isBareKey = (scene: Scene, column: Column): boolean =>
  isKey(scene, column) &&
  ((freeMention(scene, column)?.units ?? noUnits) & ~scene.mentions.entity) === noUnits

/** What rows are told apart by, here or in another table. */
export const isKey = ({ mentions: { question, table } }: Scene, column: Column): boolean =>
  column.role === 'identifier' || isKeyName(column.name) || refersAway(question, table, column)

/** The youngest are so by age, whatever was said before them: which columns are left then. */
function unlessOutHinted(scene: Scene, lead: Lead): (column: Column) => boolean {
  const { question, ordered } = scene.mentions
  const isHinted = (column: Column): boolean => hintMatches(column, lead.of)
  if (mayTrail(question.locale.hears) || !ordered.some(isHinted)) return () => true
  return (column) => isHinted(column) || (freeMention(scene, column)?.end ?? 0) > lead.start
}

export function leadColumns(scene: Scene, lead: Lead): readonly LeadBy[] {
  return scene.mentions.ordered
    .filter((column) => !isBareKey(scene, column))
    .filter(unlessOutHinted(scene, lead))
    .flatMap((column) => directionsOf(column, lead).map((direction) => ({ column, direction })))
    .map(({ column, direction }): LeadBy => {
      const mention = freeMention(scene, column)
      const distance =
        mention === undefined ? undefined : wordsBetween(scene.mentions.question, mention, lead)
      const hinted = hintMatches(column, lead.of)
      const features: Features = [
        ...(mention === undefined || distance === undefined
          ? [['by:unmentioned', 1] as const, ...flag('by:unmentioned:part-said', saysPart(scene, column))]
          : [
              [`by:${gradeOf(mention)}`, 1] as const,
              ['by:quality', mention.quality] as const,
              ['by:distance', Math.min(6, Math.max(0, distance))] as const,
              ...flag('by:before-lead', !mayFollow(scene.mentions.question) && mention.end <= lead.start),
            ]),
        ...flag('by:hinted', hinted),
        ...flag('by:aged', !hinted && isAged(column, lead)),
        ...flag('by:size', mention === undefined && lead.of.length === 0 && nameSays(column.name, 'size')),
        ...flag('by:not-hinted', lead.of.length > 0 && !hinted),
        ...flag('by:identifier', isKey(scene, column)),
        ...flag(
          'by:rows-name',
          mention !== undefined && (mention.units & ~scene.mentions.entity) === noUnits,
        ),
        // The best of "best finishes" names the column, and may ask for no first at all.
        ...flag('by:in-name', mention !== undefined && isInName([mention], lead.units)),
        ...flag('by:time', isTimed(column)),
        ...flag('by:time:position', lead.position === true && tellsTime(column)),
        ...flag('by:twin', isTwin(column)),
        ...flag('by:conditioned', scene.set.columns.includes(column)),
        ...flag(direction === lead.direction ? 'by:rank' : 'by:rank:turned', isRank(column, lead)),
        ...flag('by:taken:turned', direction !== lead.direction && isTaken(column, lead)),
      ]
      return { column, direction, units: mention?.units ?? noUnits, features }
    })
    .sort((a, b) => worthAlone(b.features, scene.weights) - worthAlone(a.features, scene.weights))
    .slice(0, most)
}
