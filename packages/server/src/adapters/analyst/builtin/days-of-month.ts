import { dayPeriod, type Period } from '../../../domain/calendar.ts'
import type { Link } from './link.ts'
import { isDashBetween, type ReadQuestion, type Stretch } from './question.ts'

/** "from 1 to 15 June 2023", 6月1日至15日: a day whose month is said with the other one. */
export function daysOfMonth(
  question: ReadQuestion,
  words: readonly Link[],
  periods: readonly Link[],
): readonly (Stretch & { readonly period: Period })[] {
  return periods.flatMap((period) => {
    if (period.ground.kind !== 'period' || period.ground.from !== period.ground.until) return []
    const [year = 0, month = 0, day = 0] = period.ground.from.split('-').map(Number)
    return question.units.flatMap((unit, at) => {
      const other = /^\d{1,2}$/.test(unit.folded) ? Number(unit.folded) : 0
      const place = { start: at, end: at + 1 }
      const isRange =
        other < day ? isTo(question, words, place, period) : isTo(question, words, period, place)
      const found = isRange && other !== day ? dayPeriod(year, month, other) : undefined
      return found === undefined ? [] : [{ ...place, period: found }]
    })
  })
}

/** Whether nothing but a "to" or a dash stands between. */
function isTo(question: ReadQuestion, words: readonly Link[], first: Stretch, second: Stretch): boolean {
  if (second.start === first.end) return isDashBetween(question, first, second)
  return words.some(
    ({ start, end, ground }) =>
      start === first.end &&
      end === second.start &&
      ground.kind === 'word' &&
      ground.meanings.some((meaning) => meaning.kind === 'joint' && meaning.of === 'to'),
  )
}
