import { isCalendar } from '@auger/contract/plan'
import type { Frame, Transform } from '../../frame/frame.ts'
import { comparisons } from './comparisons.ts'
import type { Candidate } from '../draft.ts'
import { senseOf, type Reading } from '../reading.ts'
import { grainWithin } from './dimension-sets.ts'
import { forecasts } from './forecasts.ts'
import { shares } from './shares.ts'

/** A candidate, and what it becomes by the words that put figures in relation: shares, growth, running totals, one side against another. */
export function transformed(candidate: Candidate): readonly Candidate[] {
  if (candidate.frame.task !== 'figures') return [candidate]
  const related = [
    ...overTime(candidate),
    ...forecasts(candidate),
    ...shares(candidate),
    ...comparisons(candidate),
  ]
  return [candidate, ...related]
}

/** Of how many periods a moving average is where none are said. */
const usualWindow = 3

/** What a development is told by: change, running total, moving average; each needs periods. */
function overTime(candidate: Candidate): readonly Candidate[] {
  const { frame, reading } = candidate
  const hasPeriods = frame.dimensions.some(
    ({ grain, column }) => isCalendar(grain) || (grain === undefined && isYear(candidate, column)),
  )
  if (!hasPeriods || frame.ranking !== undefined) return []
  return reading.rest.flatMap((index) => {
    const item = reading.items[index]
    const change = senseOf(item, 'change')
    const percent = reading.rest.find(
      (other) =>
        senseOf(reading.items[other], 'percent') !== undefined ||
        senseOf(reading.items[other], 'share') !== undefined,
    )
    const used = [
      ...(change === undefined ? [index] : changesIn(reading)),
      ...(percent === undefined ? [] : [percent]),
    ]
    if (change !== undefined) {
      const against = againstIn(candidate)
      return (['percent', 'amount'] as const).map((told) =>
        become(
          candidate,
          { kind: 'change', against, in: told },
          told === 'percent' ? used : changesIn(reading),
          [`transform:change-${told}`, ...(percent === undefined ? [] : ['transform:percent-said'])],
          told === 'percent' ? 0 : 0.5,
        ),
      )
    }
    if (senseOf(item, 'cumulative') !== undefined)
      return [become(candidate, { kind: 'cumulative' }, [index], ['transform:cumulative'], 0)]
    if (senseOf(item, 'moving') !== undefined) {
      const { periods, items } = reading.window ?? { periods: usualWindow, items: [] }
      return [
        become(
          candidate,
          { kind: 'moving', periods, function: 'mean' },
          [index, ...items],
          ['transform:moving'],
          0,
        ),
      ]
    }
    return []
  })
}

const changesIn = ({ rest, items }: Reading): readonly number[] =>
  rest.filter((index) => senseOf(items[index], 'change') !== undefined)

/** Against what a change is told: where one word says it, the others follow; from year to year, by month, against the same month a year before. */
function againstIn({ frame, reading }: Candidate): 'previous' | 'year' | 'first' {
  const changes = changesIn(reading).map((index) => reading.items[index])
  const said = changes.map((item) => senseOf(item, 'change')?.against).find((one) => one !== undefined)
  const isByYear = changes.some((item) => grainWithin(reading.scene, item) === 'year')
  const isFiner = frame.dimensions.some(({ grain }) => isCalendar(grain) && grain !== 'year')
  return isByYear && isFiner ? 'year' : (said ?? 'previous')
}

const isYear = ({ reading: { scene } }: Candidate, ref: string): boolean =>
  scene.asked.tables.some(({ id, columns }) =>
    columns.some(
      ({ name, nature, type }) => `${id}/${name}` === ref && nature === 'time' && type === 'integer',
    ),
  )

function become(
  { frame, reading, notes, used, cost }: Candidate,
  transform: Transform,
  items: readonly number[],
  noted: readonly string[],
  extra: number,
): Candidate {
  const next: Frame = { ...frame, transform }
  return {
    frame: next,
    reading,
    notes: [...notes, ...noted],
    used: new Set([...used, ...items]),
    cost: cost + extra,
  }
}
