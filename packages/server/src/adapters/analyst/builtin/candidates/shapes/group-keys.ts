import { isTemporal } from '../../../../../domain/table.ts'
import { mayTrail } from '../../../../../locales/index.ts'
import type { KeyWish } from '../../draft.ts'
import { isYear, timeColumns } from '../../ground.ts'
import { isAmount } from '../../item.ts'
import { isUnique } from '../../row-identity.ts'
import { isOneYear } from '../../years-in.ts'
import { flag, type Features } from '../features.ts'
import { gradeOf } from '../grade.ts'
import {
  cuesOfKind,
  isBesideGrain,
  saysRows,
  type ColumnMention,
  type Cue,
  type Mentions,
} from '../mention.ts'
import { refersFeatures } from '../refers-features.ts'
import type { Scene } from '../scene.ts'
import { meets, noUnits, unitsFrom, type Units } from '../units.ts'
import { isHeadLast, wordsBetween } from '../word-order.ts'
import { isOfOneNumber } from './counted-once.ts'

/** What groups may be told apart by, and the words that say so. */
export interface Key extends KeyWish {
  readonly units: Units
  readonly features: Features
}

/** What a word like "per" or "each" points at. */
export function namedKeys({ mentions, set }: Scene): readonly Key[] {
  const trails = mayTrail(mentions.question.locale.hears)
  const grains = mentions.question.locale.hears.trailing === true ? cuesOfKind(mentions, 'grain') : []
  return cuesOfKind(mentions, 'group')
    .filter((cue) => !meets(cue.units, set.units) && !grains.some((grain) => meets(grain.units, cue.units)))
    .flatMap((cue) =>
      firmest(mentions.columns).flatMap((mention): readonly Key[] => {
        const after = mention.start - cue.end
        const before = cue.start - mention.end
        const close = (after >= 0 && after <= 2) || (trails && before >= 0 && before <= 1)
        if (!close || meets(mention.units, set.units | cue.units)) return []
        if (isInsideName(mentions, cue.units, mention) || isOfOneNumber(mentions, cue, mention)) return []
        return [
          {
            column: mention.column,
            grain: undefined,
            units: mention.units | cue.units,
            features: [
              [`key:${gradeOf(mention)}`, 1],
              ['key:quality', mention.quality],
              ...flag('key:unique', isUnique(mention.column, mentions.table)),
              ...flag('key:rows-name', saysRows(mentions, mention)),
              ...flag('key:amount', isAmount(mention.column) && mention.column.distinct > 30),
              ...refersFeatures('key', mentions, mention.column, mention),
            ],
          },
        ]
      }),
    )
}

const firmest = (columns: readonly ColumnMention[]): readonly ColumnMention[] =>
  columns.toSorted((a, b) => b.quality - a.quality)

/** "price per night" is one name, and not a price for each number of nights. */
const isInsideName = ({ columns }: Mentions, cue: Units, key: ColumnMention): boolean =>
  columns.some(
    (other) =>
      other.column !== key.column &&
      other.how === 'exact' &&
      other.quality >= key.quality - 0.05 &&
      meets(other.units, cue) &&
      meets(other.units, key.units),
  )

/** "list each type and the number of rooms": a name beside a count. */
export function listedKeys({ mentions, set }: Scene): readonly Key[] {
  return cuesOfKind(mentions, 'quantity').flatMap((quantity) =>
    mentions.columns
      .filter(
        (mention) =>
          mention.end <= quantity.start &&
          mention.quality >= 0.6 &&
          // Of what each row has its own, there is one each.
          !isUnique(mention.column, mentions.table) &&
          !meets(mention.units, set.units) &&
          cuesOfKind(mentions, 'joint').some(
            (joint) =>
              joint.start >= mention.end &&
              joint.end <= quantity.start &&
              wordsBetween(mentions.question, joint, quantity) <= (isHeadLast(mentions.question) ? 5 : 3),
          ),
      )
      .map((mention): Key => ({
        column: mention.column,
        grain: undefined,
        units: mention.units,
        features: [
          ['key:listed', 1],
          [`key:${gradeOf(mention)}`, 1],
          ['key:quality', mention.quality],
          ...refersFeatures('key', mentions, mention.column, mention),
        ],
      })),
  )
}

/** "by region and category", 地域とカテゴリ別 */
export function joinedKeys({ mentions, set }: Scene, first: Key): readonly Key[] {
  const trails = mentions.question.locale.hears.trailing === true
  const isJoined = (mention: ColumnMention, joint: Cue): boolean =>
    (mention.start === joint.end && meets(first.units, unitsFrom(joint.start - 1, joint.start))) ||
    (trails && mention.end === joint.start && meets(first.units, unitsFrom(joint.end, joint.end + 1)))
  return cuesOfKind(mentions, 'joint').flatMap((joint) =>
    mentions.columns
      .filter(
        (mention) =>
          mention.quality >= 0.7 &&
          !meets(mention.units, set.units | first.units) &&
          isJoined(mention, joint),
      )
      .map((mention): Key => ({
        column: mention.column,
        grain: undefined,
        units: mention.units | joint.units,
        features: [['key:joined', 1], ...flag('key:unique', isUnique(mention.column, mentions.table))],
      })),
  )
}

/** Two values of one column, each with its own figure. */
export function alternativeKeys({ mentions, set }: Scene): readonly Key[] {
  const compared = cuesOfKind(mentions, 'compared').filter(({ units }) => !meets(units, set.units))
  return set.conditions.flatMap((condition): readonly Key[] => {
    const column =
      condition.kind === 'in'
        ? mentions.table.columns.find(({ name }) => name === condition.column)
        : undefined
    if (column === undefined) return []
    return [
      {
        column,
        grain: undefined,
        units: compared.reduce((units, cue) => units | cue.units, noUnits),
        features: [['key:alternatives', 1], ...flag('key:alternatives:compared', compared.length > 0)],
      },
    ]
  })
}

export function timeKeys({ mentions, set }: Scene): readonly Key[] {
  const times = timeColumns(mentions.table).filter(isTemporal)
  const [time] = times
  if (time === undefined) return []
  const followed = mentions.clause?.suggested === 'line'
  return cuesOfKind(mentions, 'grain')
    .filter((cue) => !meets(cue.units, set.units) && !endsYear(mentions, cue))
    .filter((cue) => !namesYears(mentions, cue))
    .filter(({ meaning }) => meaning.grain !== 'year' || !(followed && isOneYear(time, set.conditions)))
    .map((cue): Key => {
      const group = cuesOfKind(mentions, 'group').find((other) => isBesideGrain(other, cue))
      return {
        column: time,
        grain: cue.meaning.grain,
        units: cue.units | (group?.units ?? noUnits),
        features: [
          ['key:grain', 1],
          ...flag('key:grain:grouped', group !== undefined),
          ...flag('key:grain:rivals', times.length > 1),
          ...flag(
            'key:grain:after-number',
            mentions.numbers.some(({ end }) => end === cue.start),
          ),
        ],
      }
    })
}

/** "в 2023 году": which year it is, and not each of them. */
const endsYear = ({ periods }: Mentions, { start, meaning }: Cue): boolean =>
  meaning.kind === 'grain' &&
  meaning.grain === 'year' &&
  periods.some(({ end, year }) => end === start && year !== undefined)

/** "each year", where a column of years is called so: it is not the year of some date. */
const namesYears = ({ columns }: Mentions, { units, meaning }: Cue): boolean =>
  meaning.kind === 'grain' &&
  meaning.grain === 'year' &&
  columns.some(({ column, how, units: said }) => how === 'exact' && isYear(column) && (said & units) === said)
