import { isCalendar } from '@auger/contract/plan'
import type { Frame, Transform } from '../../frame/frame.ts'
import { comparisons } from './comparisons.ts'
import type { Candidate } from '../draft.ts'
import { senseOf } from '../reading.ts'
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
    const used = percent === undefined ? [index] : [index, percent]
    if (change !== undefined) {
      const against = change.against ?? 'previous'
      return (['percent', 'amount'] as const).map((told) =>
        become(
          candidate,
          { kind: 'change', against, in: told },
          told === 'percent' ? used : [index],
          [`transform:change-${told}`, ...(percent === undefined ? [] : ['transform:percent-said'])],
          told === 'percent' ? 0 : 0.5,
        ),
      )
    }
    if (senseOf(item, 'cumulative') !== undefined)
      return [become(candidate, { kind: 'cumulative' }, [index], ['transform:cumulative'], 0)]
    if (senseOf(item, 'moving') !== undefined) {
      const periods = movingPeriods(candidate)
      return [
        become(
          candidate,
          { kind: 'moving', periods: periods.value, function: 'mean' },
          [index, ...periods.used],
          ['transform:moving'],
          0,
        ),
      ]
    }
    return []
  })
}

const isYear = ({ reading: { scene } }: Candidate, ref: string): boolean =>
  scene.asked.tables.some(({ id, columns }) =>
    columns.some(
      ({ name, nature, type }) => `${id}/${name}` === ref && nature === 'time' && type === 'integer',
    ),
  )

function movingPeriods({ reading }: Candidate): { readonly value: number; readonly used: readonly number[] } {
  for (const [index, item] of reading.items.entries())
    if (
      item.kind === 'thing' &&
      item.to.kind === 'number' &&
      Number.isInteger(item.to.value) &&
      item.to.value > 1 &&
      item.to.value <= 366
    )
      return { value: item.to.value, used: [index] }
  return { value: 3, used: [] }
}

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
