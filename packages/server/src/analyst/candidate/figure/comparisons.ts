import { placeOf } from '../../frame/column-ref.ts'
import type { Comparison, Frame, Ranking } from '../../frame/frame.ts'
import { isOfAllRows } from '../all-rows.ts'
import type { Candidate } from '../draft.ts'
import { saysAny, senseOf } from '../reading.ts'
import { grainWithin } from './dimension-sets.ts'
import { sidesIn, type Sides } from './sides.ts'
import { yearsApart } from './years-apart.ts'

/** Two sides of a filter set against each other: two periods, two groups. */
export function comparisons(candidate: Candidate): readonly Candidate[] {
  const { frame, reading, notes } = candidate
  // What changes from period to period is set against no other side.
  if (notes.includes('dimension:change')) return []
  const isByPeriods = reading.items.some(
    (item) => senseOf(item, 'change') !== undefined && grainWithin(reading.scene, item) !== undefined,
  )
  const cues = reading.rest.filter((index) => {
    const item = reading.items[index]
    return (
      (senseOf(item, 'change') !== undefined && !isByPeriods) ||
      senseOf(item, 'difference') !== undefined ||
      senseOf(item, 'versus') !== undefined ||
      senseOf(item, 'comparative') !== undefined
    )
  })
  if (cues.length === 0) return [...listed(candidate), ...bothSides(candidate)]
  const changes = cues.filter((index) => senseOf(reading.items[index], 'change') !== undefined)
  const percents = reading.rest.filter((index) => saysAny(reading.items[index], ['percent', 'share']))
  const times = changes.some((index) => senseOf(reading.items[index], 'change')?.times === true)
  return [candidate, ...yearsApart(candidate)]
    .flatMap((one) => sidesIn(one).map((sides) => ({ one, sides })))
    .flatMap(({ one, sides }) => {
      const shows: readonly Comparison['show'][] = sides.areTimes
        ? times
          ? ['ratio']
          : ['percent', 'difference']
        : percents.length > 0
          ? ['percent', 'difference', 'sides']
          : ['difference', 'sides']
      const said = (show: Comparison['show']) => (show === 'percent' ? [...cues, ...percents] : cues)
      return [
        ...shows.map((show, place) => compared(one, sides, show, said(show), place * 0.4)),
        ...(sides.areTimes ? [] : [turned(one, sides, cues)]),
        ...(sides.column === undefined ? [] : bySides(one, sides, sides.column, cues)),
      ]
    })
    .filter(({ frame: next }) => next !== frame)
}

/** Values that are listed are wanted each: sales of Rome, Paris and Lyon. */
function listed(candidate: Candidate): readonly Candidate[] {
  const { frame } = candidate
  return frame.filters.flatMap((filter): readonly Candidate[] => {
    if (filter.kind !== 'in' || frame.dimensions.some(({ column }) => column === filter.column)) return []
    const dimension = { column: filter.column, as: placeOf(filter.column).column }
    return [
      {
        ...candidate,
        frame: { ...frame, dimensions: [dimension, ...frame.dimensions], answer: { kind: 'all' } },
        notes: [...candidate.notes, 'comparison:listed'],
        cost: candidate.cost + 0.3,
      },
    ]
  })
}

/** What is said of rows and denied of them is wanted of each: with and without a discount. */
function bothSides(candidate: Candidate): readonly Candidate[] {
  const { filters } = candidate.frame
  return sidesIn(candidate)
    .filter(({ filter }) => filter.some((at) => filters[at] !== undefined && isOfAllRows(filters[at])))
    .map((sides) => compared(candidate, sides, 'sides', [], 0.1))
}

function compared(
  candidate: Candidate,
  { filter, left, right, areTimes }: Sides,
  show: Comparison['show'],
  cues: readonly number[],
  extra: number,
): Candidate {
  const { frame } = candidate
  const { ranking } = frame
  const next: Frame = {
    ...frame,
    filters: frame.filters.filter((_, at) => !filter.includes(at)),
    comparison: { left, right, show },
    ...(ranking === undefined ? {} : { ranking: areTimes ? asChanged(candidate, ranking, cues) : ranking }),
    answer:
      ranking === undefined
        ? { kind: show === 'sides' ? 'all' : frame.dimensions.length === 0 ? 'figures' : 'all' }
        : frame.answer,
  }
  return {
    ...candidate,
    frame: next,
    notes: [...candidate.notes, `comparison:${show}`, areTimes ? 'comparison:times' : 'comparison:groups'],
    used: new Set([...candidate.used, ...cues]),
    cost: candidate.cost + extra,
  }
}

/** What fell the most has the lowest change. */
function asChanged({ reading: { items } }: Candidate, ranking: Ranking, cues: readonly number[]): Ranking {
  const falls = cues.some((index) => senseOf(items[index], 'change')?.direction === 'down')
  if (!falls) return ranking
  return { ...ranking, direction: ranking.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** A difference between two is told from the second to the first as well: nobody says which is more. */
function turned(candidate: Candidate, sides: Sides, cues: readonly number[]): Candidate {
  const { left, right } = sides
  const other = compared(candidate, { ...sides, left: right, right: left }, 'difference', cues, 0.3)
  return { ...other, notes: [...other.notes, 'comparison:turned'] }
}

/** A row for each side, and which of them has more where that is asked: the other stands below it. */
function bySides(
  candidate: Candidate,
  sides: Sides,
  column: { readonly ref: string; readonly as: string },
  cues: readonly number[],
): readonly Candidate[] {
  const each = bySide(candidate, sides, column, cues)
  const { items } = candidate.reading
  const comparative = cues.flatMap((index) => senseOf(items[index], 'comparative') ?? [])[0]
  const by = each.frame.metrics[0]?.as
  if (comparative === undefined || by === undefined || candidate.frame.ranking !== undefined) return [each]
  const direction = comparative.direction === 'high' ? 'descending' : 'ascending'
  const frame: Frame = {
    ...each.frame,
    ranking: { by, direction },
    answer: { kind: 'dimensions', rows: 'top' },
  }
  return [each, { ...each, frame, notes: [...each.notes, 'comparison:which'] }]
}

/** The same, with a row for each side. */
function bySide(
  candidate: Candidate,
  { filter }: Sides,
  column: { readonly ref: string; readonly as: string },
  cues: readonly number[],
): Candidate {
  const { frame } = candidate
  const isThere = frame.dimensions.some((dimension) => dimension.column === column.ref)
  const next: Frame = isThere
    ? frame
    : {
        ...frame,
        dimensions: [...frame.dimensions, { column: column.ref, as: column.as }],
        answer: { kind: 'all' },
      }
  return {
    ...candidate,
    frame: next,
    notes: [...candidate.notes, 'comparison:rows', ...(filter.length === 0 ? [] : ['comparison:filtered'])],
    used: new Set([...candidate.used, ...cues]),
    cost: candidate.cost + 0.1,
  }
}
