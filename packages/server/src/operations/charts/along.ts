import type { Language } from '@auger/contract'
import type { ChartSpecification } from '../../domain/chart.ts'
import { names } from './axes.ts'
import type { ChartKey } from './chart-input.ts'
import type { Point } from './points.ts'
import { timePattern, timePatterns } from './time-pattern.ts'

const mostNamed = 12
const millisecondsOfDay = 86_400_000

/** The axis along which lines run: true to time where the points stand in it, else from name to name. */
export function along(key: ChartKey, points: readonly Point[], language: Language): ChartSpecification {
  const times = [...new Set(points.map(({ time }) => time))].filter((time) => typeof time === 'string')
  if (!standsInTime(points)) return names(key.name, 'ordinal')
  return {
    field: 'time',
    type: 'temporal',
    scale: { type: 'utc' },
    axis: { title: key.name, ...marks(key, times, language) },
  }
}

export const standsInTime = (points: readonly Point[]): boolean =>
  points.every(({ time }) => typeof time === 'string')

/** Marks stand at the points where these are few, else where days, months or years begin. The year is always said. */
function marks({ grain }: ChartKey, times: readonly string[], language: Language): ChartSpecification {
  const [from, to] = [new Date(times[0] ?? 0), new Date(times.at(-1) ?? 0)]
  const days = (to.getTime() - from.getTime()) / millisecondsOfDay
  const named = grain ?? (times.every((time) => !time.includes('T')) ? 'day' : undefined)
  if (named !== undefined && (times.length <= mostNamed || days <= 120)) {
    const step = Math.ceil(times.length / mostNamed)
    return { values: times.filter((_, index) => index % step === 0), format: timePattern(named, language) }
  }
  if (days <= 10) return { format: { ...timePatterns(language, true), date: timePattern('day', language) } }
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  if (days > 750)
    return { tickCount: { interval: 'year', step: Math.ceil(years / mostNamed) || 1 }, format: '%Y' }
  return {
    tickCount: { interval: 'month', step: Math.ceil(days / 31 / mostNamed) || 1 },
    format: timePatterns(language, years > 0 || from.toISOString().slice(5, 10) === '01-01'),
  }
}
