import { intlTag } from './intl-tag.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import type { ChartInput } from './chart-input.ts'
import { pointsOf } from './points.ts'

/** More slices cannot be told apart. */
export const mostParts = 8
const leastSaid = 0.04

/** Rows are parts only where no two have the same name. */
const isToldApart = ({ keys: [key, ...more] }: ChartInput): boolean =>
  key !== undefined && more.length === 0 && new Set(key.labels).size === key.labels.length

/** The parts of a whole: few, positive, and all of them. */
export const pie: DrawKind = (input) => {
  const [measure] = input.measures
  if (!input.whole || measure?.additive !== true || input.keys.length === 0) return undefined
  if (!input.grouped && (input.measures.length > 1 || !isToldApart(input))) return undefined
  const points = pointsOf(input, measure)
  if (points.length < 2 || points.length > mostParts || points.some(({ value }) => value <= 0))
    return undefined
  const total = points.reduce((sum, { value }) => sum + value, 0)
  const percent = new Intl.NumberFormat(intlTag(input.language), {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const around = { theta: { field: 'value', type: 'quantitative', stack: true }, order: { field: 'rank' } }
  return frame(input, {
    values: points.map(({ label, value }, rank) => {
      const share = percent.format(value / total)
      return {
        label,
        value,
        rank,
        name: `${label} · ${share}`,
        share: value / total < leastSaid ? '' : share,
      }
    }),
    view: {
      layer: [
        {
          mark: { type: 'arc', innerRadius: 70, outerRadius: 140, tooltip: true },
          encoding: {
            ...around,
            color: {
              field: 'name',
              type: 'nominal',
              sort: null,
              legend: { title: input.keys.map(({ name }) => name).join(' · ') },
            },
          },
        },
        {
          mark: { type: 'text', radius: 164 },
          encoding: { ...around, text: { field: 'share', type: 'nominal' } },
        },
      ],
    },
  })
}
