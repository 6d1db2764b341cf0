import { isNumeric, isTemporal, type Column } from '../../../../../domain/table.ts'
import type { KeyWish } from '../../draft.ts'
import { isYear } from '../../ground.ts'
import { isAmount } from '../../item.ts'
import { isUnique } from '../../row-identity.ts'
import { isOneYear } from '../../years-in.ts'
import { flag } from '../features.ts'
import { gradeOf } from '../grade.ts'
import { cuesOfKind, gap, isInName, type ColumnMention } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { meets, noUnits, type Units } from '../units.ts'
import { gapToCounted } from '../word-order.ts'
import { isCountedOnce } from './counted-once.ts'
import { quantities } from './cues.ts'
import type { Key } from './group-keys.ts'

const near = 8

/** "bin the order date by weekday", "the date into years": a time that is named, cut as the question says. */
export function binnedKeys({ mentions, set }: Scene): readonly Key[] {
  const times = mentions.columns.filter(
    ({ column, quality, units }) =>
      quality >= 0.55 && (isTemporal(column) || isYearly(column)) && !meets(units, set.units),
  )
  const bins = binWords({ mentions, set })
  const grains = cuesOfKind(mentions, 'grain').filter(({ units }) => !meets(units, set.units))
  const binned = grains.flatMap((cue) =>
    times
      .filter((mention) => Math.abs(gap(mention, cue)) <= near)
      .filter(({ column }) => isTemporal(column) || cue.meaning.grain === 'year')
      .map((mention): Key => ({
        column: mention.column,
        grain: isTemporal(mention.column) ? cue.meaning.grain : undefined,
        units:
          mention.units |
          cue.units |
          bins |
          pointing(mention, { mentions, set }) |
          pointing(cue, { mentions, set }),
        features: [
          ['key:binned', 1],
          [`key:${gradeOf(mention)}`, 1],
          ...flag('key:binned:said', bins !== noUnits),
          ...flag('key:binned:far', gap(mention, cue) > 2),
        ],
      })),
  )
  return [...binned, ...yearKeys({ mentions, set }), ...courseKeys({ mentions, set }, times)]
}

/** Whole numbers that may be years, though they may also have been taken for amounts. */
const isYearly = (column: Column): boolean => isYear({ ...column, role: 'time' })

/** "for each bin", "into intervals" */
function binWords({ mentions, set }: Pick<Scene, 'mentions' | 'set'>): Units {
  return cuesOfKind(mentions, 'bin').reduce(
    (units, cue) => units | cue.units | pointing(cue, { mentions, set }),
    noUnits,
  )
}

/** "the different colours": what is told apart, and then spoken of as each. */
export function differentKeys({ mentions, set }: Scene): readonly Key[] {
  const figure = [...cuesOfKind(mentions, 'quantity'), ...cuesOfKind(mentions, 'measure')].some(
    ({ meaning }) => meaning.kind === 'quantity' || meaning.function !== 'distinct',
  )
  return cuesOfKind(mentions, 'measure')
    .filter(({ meaning, units }) => meaning.function === 'distinct' && !meets(units, set.units))
    .flatMap((cue) =>
      mentions.columns
        .filter(
          ({ start, quality, units }) =>
            start === cue.end &&
            quality >= 0.6 &&
            !meets(units, set.units) &&
            !isInName(mentions.columns, units),
        )
        .map((mention): Key => ({
          column: mention.column,
          grain: undefined,
          units: mention.units | cue.units,
          features: [
            ['key:different', 1],
            ...flag('key:different:alone', !figure),
            ...flag('key:different:counted', isCountedOnce(mentions, cue, mention)),
            [`key:${gradeOf(mention)}`, 1],
            ...flag('key:unique', isUnique(mention.column, mentions.table)),
          ],
        })),
    )
}

/** "each year", where years are whole numbers. */
function yearKeys({ mentions, set }: Pick<Scene, 'mentions' | 'set'>): readonly Key[] {
  const years = mentions.table.columns.filter(isYear)
  return cuesOfKind(mentions, 'grain')
    .filter(({ units, meaning }) => meaning.grain === 'year' && !meets(units, set.units))
    .flatMap((cue) =>
      years.map((column): Key => ({
        column,
        grain: undefined,
        units: cue.units | pointing(cue, { mentions, set }),
        features: [['key:year', 1], ...flag('key:year:rivals', years.length > 1)],
      })),
    )
}

/** Of a course that is asked for, the time that is named. */
function courseKeys(scene: Pick<Scene, 'mentions' | 'set'>, times: readonly ColumnMention[]): readonly Key[] {
  if (scene.mentions.clause?.suggested !== 'line') return []
  if (times.length === 0) return monthKeys(scene)
  return times.map((mention) => ({
    column: mention.column,
    grain: undefined,
    units: mention.units | pointing(mention, scene),
    features: [
      ['key:course', 1],
      [`key:${gradeOf(mention)}`, 1],
    ],
  }))
}

/** "how did it develop in 2023": by month, where no other stretch of time is named. */
function monthKeys({ mentions, set }: Pick<Scene, 'mentions' | 'set'>): readonly Key[] {
  const [time, ...others] = mentions.table.columns.filter(isTemporal)
  const named = mentions.periods.map(({ end }) => end)
  const grains = cuesOfKind(mentions, 'grain').filter(
    ({ start, units, meaning }) =>
      !meets(units, set.units) &&
      !named.includes(start) &&
      (meaning.grain !== 'year' || time === undefined || !isOneYear(time, set.conditions)),
  )
  if (time === undefined || others.length > 0 || grains.length > 0) return []
  return [{ column: time, grain: 'month', units: noUnits, features: [['key:course', 1]] }]
}

/** "by", "over", "each" right before. */
function pointing(
  { start }: { readonly start: number },
  { mentions, set }: Pick<Scene, 'mentions' | 'set'>,
): Units {
  return [...cuesOfKind(mentions, 'group'), ...cuesOfKind(mentions, 'compare')]
    .filter(({ end, units }) => end <= start && start - end <= 1 && !meets(units, set.units))
    .reduce((units, cue) => units | cue.units, noUnits)
}

/** "the number of the colours of all cars", "the colours and how many have each": what is counted tells the groups apart. */
export function countedKeys(scene: Scene): readonly Key[] {
  const { mentions, set } = scene
  const loose = cuesOfKind(mentions, 'group').filter(
    ({ units, end }) =>
      !meets(units, set.units) && !mentions.columns.some(({ start }) => start >= end && start - end <= 1),
  )
  const different = cuesOfKind(mentions, 'measure').filter(({ meaning }) => meaning.function === 'distinct')
  return quantities(scene).flatMap((quantity) =>
    mentions.columns
      .filter(
        ({ column, quality, units, end }) =>
          quality >= 0.6 &&
          !isAmount(column) &&
          !set.columns.includes(column) &&
          !meets(units, set.units | quantity.units) &&
          // The order in "the number of order dates" is but a part of their name.
          !isInName(mentions.columns, units) &&
          // "the order id and the quantity": what tells rows apart has one each.
          !(end <= quantity.start && column.role === 'identifier' && isNumeric(column)),
      )
      .map((mention): Key => {
        const near = (gapToCounted(mentions.question, quantity, mention) ?? Infinity) <= 2
        return {
          column: mention.column,
          grain: undefined,
          units: [...loose, ...different].reduce((units, cue) => units | cue.units, mention.units),
          features: [
            ['key:counted', 1],
            [`key:${gradeOf(mention)}`, 1],
            ...flag('key:counted:after', near),
            ...flag('key:counted:before', !near && mention.end <= quantity.start),
            ...flag('key:counted:each', loose.length > 0),
            ...flag('key:unique', isUnique(mention.column, mentions.table)),
          ],
        }
      }),
  )
}

/**
 * "the proportion of colours", "how cars are distributed over colours", "the colours, sorted by the y axis": a picture of one
 * column counts its values.
 */
export function picturedKeys({ mentions, set }: Scene): readonly Key[] {
  const by = mentions.clause?.sorting?.by
  const kind = mentions.clause?.suggested
  if (by !== 'x' && by !== 'y' && kind !== 'pie' && kind !== 'bar' && kind !== 'histogram') return []
  return mentions.columns
    .filter(
      ({ column, quality, units }) =>
        quality >= 0.7 &&
        !isAmount(column) &&
        !isUnique(column, mentions.table) &&
        !set.columns.includes(column) &&
        !meets(units, set.units),
    )
    .map((mention) => ({
      column: mention.column,
      grain: undefined,
      units: mention.units,
      features: [
        ['key:pictured', 1],
        [`key:${gradeOf(mention)}`, 1],
      ],
    }))
}

/** "for each city, the average age": a column that "each" points at is no figure too. */
export const isKeyOf = (keys: readonly KeyWish[], column: Column): boolean =>
  keys.some((key) => key.column === column)
