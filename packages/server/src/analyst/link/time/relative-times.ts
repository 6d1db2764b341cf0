import { isCalendar, timeGrains, type CalendarGrain, type TimeGrain } from '@auger/contract/plan'
import type { Link, TimeTarget } from '../link.ts'
import type { Stretch } from '../linked-question.ts'
import { spokenNumbers } from '../number/number-words.ts'
import { writtenNumbers } from '../number/written-numbers.ts'
import { certain, foreignWord } from '../quality.ts'
import { isLooseGap, sensesAt, sensesOf, type Said } from '../said.ts'
import { across } from './dated.ts'

/** Times that are told from now: last month, the last six months, the latest year. */
export function relativeTimes(said: Said): readonly Link[] {
  return [
    ...sensesOf(said, 'relative').map(({ from, until, sense, lexicon }) =>
      linkOf(
        { from, until },
        { kind: 'relative', grain: sense.grain, back: sense.back, periods: 1 },
        lexicon === 0 ? certain : foreignWord,
      ),
    ),
    ...latestTimes(said),
    ...countedTimes(said),
  ]
}

const linkOf = ({ from, until }: Stretch, time: TimeTarget['time'], quality: number): Link => ({
  from,
  until,
  to: { kind: 'time', time },
  quality,
})

const alone = 0.9

/** The latest there is, of whatever grain or of the one that is said beside it. */
function latestTimes(said: Said): readonly Link[] {
  return sensesOf(said, 'latest').flatMap(({ from, until, lexicon }) => {
    const sure = lexicon === 0 ? 1 : foreignWord
    const grains = [...grainsAt(said, 'from', until), ...grainsAt(said, 'until', from)]
    return [
      linkOf({ from, until }, { kind: 'latest', periods: 1 }, alone * sure),
      ...grains.map(({ grain, stretch }) =>
        linkOf(across({ from, until }, stretch), { kind: 'latest', grain, periods: 1 }, certain * sure),
      ),
    ]
  })
}

interface SaidGrain {
  readonly grain: CalendarGrain
  readonly stretch: Stretch
}

const grainsAt = (said: Said, edge: 'from' | 'until', place: number): readonly SaidGrain[] =>
  sensesAt(said, 'grain', edge, place).flatMap(({ sense: { grain }, from, until }) =>
    isCalendar(grain) ? [{ grain, stretch: { from, until } }] : [],
  )

const mostPeriods = 1_000
/** The last so many that the data has, whenever they were. */
const ofData = 0.8

/** "last 6 months", "6 derniers mois", "6 tháng gần nhất": a number, what it counts, and before, between or behind them what says the last. */
function countedTimes(said: Said): readonly Link[] {
  const numbers = [...writtenNumbers(said.question), ...spokenNumbers(said)].filter(
    ({ value }) => Number.isInteger(value) && value > 0 && value <= mostPeriods,
  )
  return numbers.flatMap((number) =>
    grainsBehind(said, number).flatMap(({ grain, stretch, hasLatest }) => {
      const counted = across(number, stretch)
      const whole = hasLatest ? [counted] : latestBeside(said, counted)
      return whole.flatMap((over) => [
        ...(isTimeGrain(grain)
          ? [linkOf(over, { kind: 'relative', grain, back: 1, periods: number.value }, certain)]
          : []),
        linkOf(over, { kind: 'latest', grain, periods: number.value }, ofData),
      ])
    }),
  )
}

const isTimeGrain = (grain: CalendarGrain): grain is TimeGrain => timeGrains.some((one) => one === grain)

/** Words that stand between a number and what it counts: 6个月, 6か月. */
const counters = new Set('个 個 箇 か ヶ ケ カ 개'.split(' '))

/** What a number counts; where something says the last in between, that is known of it. */
function grainsBehind(said: Said, number: Stretch): readonly (SaidGrain & { readonly hasLatest: boolean })[] {
  const isCounted = counters.has(said.question.tokens[number.until]?.folded ?? '')
  const until = isCounted ? number.until + 1 : number.until
  const between = sensesAt(said, 'latest', 'from', until)
  return [
    ...[...grainsAt(said, 'from', until), ...(isCounted ? grainsAt(said, 'from', number.until) : [])].map(
      (found) => ({ ...found, hasLatest: false }),
    ),
    ...between.flatMap((latest) =>
      grainsAt(said, 'from', latest.until).map((found) => ({ ...found, hasLatest: true })),
    ),
  ]
}

/** With what says the last right before or behind it. */
function latestBeside(said: Said, { from, until }: Stretch): readonly Stretch[] {
  const gaps = [0, 1]
  const before = gaps.flatMap((gap) =>
    isLooseGap(said, from - gap, from) ? sensesAt(said, 'latest', 'until', from - gap) : [],
  )
  const behind = gaps.flatMap((gap) =>
    isLooseGap(said, until, until + gap) ? sensesAt(said, 'latest', 'from', until + gap) : [],
  )
  return [...before, ...behind].map((latest) => across({ from, until }, latest))
}
