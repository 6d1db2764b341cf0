import { amountLabels } from './amount-labels.ts'
import { names } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { intlTag } from './intl-tag.ts'
import { seriesOf, type Series } from './points.ts'

const mostSide = 50
const mostCells = 999
const mostNumbers = 120

/** A field of colours: one key across, one down, the measure as shade. */
export const heatMap: DrawKind = (input) => {
  const series = seriesOf(input)
  if (series?.by === undefined || series.points.length === 0) return undefined
  const { points, labels } = series
  if (labels.length > mostSide || series.names.length > mostSide || points.length > mostCells)
    return undefined
  const amounts = points.map(({ value }) => value)
  const shade = shadesOf(amounts)
  const sides = sidesOf(series)
  const short = new Intl.NumberFormat(intlTag(input.language), {
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  const fields = {
    mark: { type: 'rect', tooltip: true },
    encoding: {
      ...sides,
      color: {
        field: 'value',
        type: 'quantitative',
        scale: shade.scale,
        legend: amountLabels(series.measure, amounts, input.language),
      },
    },
  }
  const numbers = {
    mark: { type: 'text' },
    encoding: {
      ...sides,
      text: { field: 'text', type: 'nominal' },
      color: { condition: { test: 'datum.dark', value: '#ffffff' }, value: '#1f2933' },
    },
  }
  return frame(input, {
    values: points.map(({ label, series: name, value }) => ({
      label,
      series: name,
      value,
      text: short.format(value).replace('-', '−'),
      dark: shade.isDark(value),
    })),
    view: labels.length * series.names.length <= mostNumbers ? { layer: [fields, numbers] } : fields,
  })
}

/** Time runs across; otherwise the longer list runs down, where it is read. */
function sidesOf({ along, by, labels, names: series }: Series) {
  const tight = { scale: { paddingOuter: 0 } }
  const first = { ...names(along.name, along.times === undefined ? 'nominal' : 'ordinal'), ...tight }
  const second = { ...names(by?.name ?? ''), field: 'series', ...tight }
  return along.times === undefined && labels.length > series.length
    ? { x: second, y: first }
    : { x: first, y: second }
}

/** Shades that part at zero where there is something on both of its sides. */
function shadesOf(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const farthest = Math.max(high, -low)
  const signed = low < 0 && high > 0
  return {
    scale: signed ? { domain: [-farthest, farthest], range: 'diverging' } : {},
    isDark: (value: number) =>
      signed ? Math.abs(value) > 0.7 * farthest : high > low && (value - low) / (high - low) > 0.55,
  }
}
