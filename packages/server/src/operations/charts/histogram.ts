import { localeFor } from '../../locales/index.ts'
import { amounts } from './axes.ts'
import { binsOf } from './bins.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { mostPoints } from './most-points.ts'

/** How many rows have values of about the same size. */
export const histogram: DrawKind = (input) => {
  const { measures, grouped, language } = input
  const [measure] = measures
  if (grouped || measure === undefined) return undefined
  const values = measure.values.filter((value) => value !== null)
  if (input.bins === undefined && (values.length === 0 || values.length > mostPoints)) return undefined
  const bins = input.bins ?? binsOf(values, measure.integer)
  const ends = bins.flatMap(({ low, high }) => [low, high])
  const counts = bins.map(({ count }) => count)
  const count = localeFor(language).locale.says.names.measure('count', undefined)
  return frame(input, {
    values: bins,
    view: {
      mark: { type: 'bar', tooltip: true },
      encoding: {
        x: {
          ...amounts(measure.name, input.bins === undefined ? values : ends, language, { field: 'low' }),
          bin: 'binned',
          scale: { domain: [bins[0]?.low, bins.at(-1)?.high] },
        },
        x2: { field: 'high' },
        y: amounts(count, counts, language, { field: 'count' }),
      },
    },
  })
}
