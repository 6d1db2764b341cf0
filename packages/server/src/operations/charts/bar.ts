import { withAllMoments } from './all-moments.ts'
import { amounts, names } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { lieDown } from './lie-down.ts'
import type { ChartMatter } from './matter.ts'
import { pointsOf } from './points.ts'

const mostBars = 50

/** One bar a row, in the order of the table. */
export const bar: DrawKind = (given) => {
  const matter = withNamedRows(given)
  const { keys, measures, language } = matter
  const [measure] = measures
  if (measure === undefined || keys.length === 0) return undefined
  const values = withAllMoments(matter, measure, pointsOf(matter, measure))
  if (values.length === 0 || values.length > mostBars) return undefined
  const category = names(keys.map(({ name }) => name).join(' · '))
  const amount = amounts(
    measure.name,
    values.map(({ value }) => value),
    language,
  )
  return frame(matter, {
    values: values.map(({ label, value }) => ({ label, value })),
    view: {
      mark: { type: 'bar', tooltip: true },
      encoding: lieDown(values.map(({ label }) => label))
        ? { y: category, x: amount }
        : { x: category, y: amount },
    },
  })
}

/** Of two numbers a row, the first is what the bar is called by. */
function withNamedRows(matter: ChartMatter): ChartMatter {
  const [name, ...rest] = matter.measures
  if (matter.keys.length > 0 || matter.grouped || name === undefined || rest.length !== 1) return matter
  const labels = name.values.map((value) => (value === null ? '' : String(value)))
  return { ...matter, keys: [{ name: name.name, labels }], measures: rest }
}
