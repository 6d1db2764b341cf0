import { withAllMoments } from './all-moments.ts'
import { amounts, names } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { isHorizontal } from './is-horizontal.ts'
import type { ChartInput } from './chart-input.ts'
import { placesWithGaps } from './gaps.ts'
import { mostForemost } from './most-points.ts'
import { gapsOf, pointsOf, type Point } from './points.ts'
import { withAmounts } from './with-amounts.ts'

const mostBars = 50
/** A single one more is shown rather than called the rest. */
const mostGroups = mostForemost + 1
/** As often as long as the longest of the others. */
const mostTimes = 2
const restColour = '#9aa5b1'

/** One bar a row, in the order of the table. */
export const bar: DrawKind = (given) => barsWith(given)

/** `rest`: one more bar for all that have none of their own. */
export function barsWith(given: ChartInput, rest?: Point): ReturnType<DrawKind> {
  const input = withNamedRows(given)
  const { keys, measures, language } = input
  const [measure] = measures
  if (measure === undefined || keys.length === 0) return undefined
  const points = withAllMoments(input, measure, pointsOf(input, measure))
  const values = rest === undefined ? points : [...points, rest]
  if (values.length === 0 || values.length > (isOfNames(input) ? mostGroups : mostBars)) return undefined
  const places = input.ranked ? [] : placesWithGaps(values, gapsOf(input, measure))
  const category = names(keys.map(({ name }) => name).join(' · '), 'nominal', places)
  const isCut = rest !== undefined && isTooLong(rest, points)
  const amount = amounts(
    measure.name,
    (isCut ? points : values).map(({ value }) => value),
    language,
  )
  const lying = isHorizontal(values.map(({ label }) => label))
  const drawn = {
    values: values.map(({ label, value }) => ({ label, value })),
    mark: { type: 'bar', tooltip: true, ...(isCut ? { clip: true } : {}) },
    encoding: {
      ...(lying ? { y: category, x: amount } : { x: category, y: amount }),
      ...(rest === undefined ? {} : { color: restApart(rest) }),
    },
    side: lying ? 'end' : 'top',
  } as const
  return frame(input, withAmounts(drawn, language))
}

/** Many small ones together would leave no room to see the others: their bar runs on past the end of the axis, and its name says to where. */
export const isTooLong = (rest: Point, points: readonly Point[]): boolean =>
  Math.abs(rest.value) > mostTimes * Math.max(...points.map(({ value }) => Math.abs(value)))

const isOfNames = ({ grouped, keys }: ChartInput): boolean =>
  grouped && keys.every(({ times }) => times === undefined)

const restApart = ({ label }: Point) => ({
  condition: { test: { field: 'label', equal: label }, value: restColour },
})

/** Of two numbers a row, the first is what the bar is called by. */
function withNamedRows(input: ChartInput): ChartInput {
  const [name, ...rest] = input.measures
  if (input.keys.length > 0 || input.grouped || name === undefined || rest.length !== 1) return input
  const labels = name.values.map((value) => (value === null ? '' : String(value)))
  return { ...input, keys: [{ name: name.name, labels }], measures: rest }
}
