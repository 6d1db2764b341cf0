import { withAllMoments } from './all-moments.ts'
import { amounts, names } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { isHorizontal } from './is-horizontal.ts'
import type { ChartInput } from './chart-input.ts'
import { placesWithGaps } from './gaps.ts'
import { gapsOf, pointsOf } from './points.ts'
import { withAmounts } from './with-amounts.ts'

const mostBars = 50

/** One bar a row, in the order of the table. */
export const bar: DrawKind = (given) => {
  const input = withNamedRows(given)
  const { keys, measures, language } = input
  const [measure] = measures
  if (measure === undefined || keys.length === 0) return undefined
  const values = withAllMoments(input, measure, pointsOf(input, measure))
  if (values.length === 0 || values.length > mostBars) return undefined
  const places = input.ranked ? [] : placesWithGaps(values, gapsOf(input, measure))
  const category = names(keys.map(({ name }) => name).join(' · '), 'nominal', places)
  const amount = amounts(
    measure.name,
    values.map(({ value }) => value),
    language,
  )
  const lying = isHorizontal(values.map(({ label }) => label))
  const drawn = {
    values: values.map(({ label, value }) => ({ label, value })),
    mark: { type: 'bar', tooltip: true },
    encoding: lying ? { y: category, x: amount } : { x: category, y: amount },
    side: lying ? 'end' : 'top',
  } as const
  return frame(input, withAmounts(drawn, language))
}

/** Of two numbers a row, the first is what the bar is called by. */
function withNamedRows(input: ChartInput): ChartInput {
  const [name, ...rest] = input.measures
  if (input.keys.length > 0 || input.grouped || name === undefined || rest.length !== 1) return input
  const labels = name.values.map((value) => (value === null ? '' : String(value)))
  return { ...input, keys: [{ name: name.name, labels }], measures: rest }
}
