import type { ChartKind } from '@auger/contract/plan'
import type { PictureReason } from '../../locales/index.ts'
import type { ChartInput } from './chart-input.ts'
import { mostParts } from './pie.ts'
import { pointsOf } from './points.ts'

/** What is as good as each kind that may be wished for, beside itself. */
const asGood: { readonly [Kind in ChartKind]?: readonly ChartKind[] } = {
  bar: ['grouped-bar', 'stacked-bar', 'histogram', 'number'],
  'grouped-bar': ['bar'],
  line: ['multi-line', 'number'],
  // Several in one picture, whichever.
  'multi-line': ['line', 'grouped-bar', 'facets', 'bar'],
  area: ['number'],
}

/** Why something else is drawn than what was wished for; undefined where it is that, or as good. */
export function whyNot(wish: ChartKind, drawn: ChartKind, input: ChartInput): PictureReason | undefined {
  if (drawn === wish || asGood[wish]?.includes(drawn) === true) return undefined
  switch (wish) {
    case 'pie':
      return whyNoPie(input)
    case 'line':
      return 'no-order'
    case 'area':
      return input.keys.some(({ times }) => times !== undefined) ? 'no-stack' : 'no-time'
    case 'scatter':
      return 'no-two-numbers'
    case 'histogram':
      return 'figures-counted'
    case 'box':
      return 'figures-boxed'
    case 'stacked-bar':
      return input.keys.length < 2 ? 'no-two-groupings' : 'no-stack'
    case 'heat-map':
      return input.keys.length < 2 ? 'no-two-groupings' : 'unlike'
    case 'bar':
    case 'grouped-bar':
    case 'multi-line':
    case 'number':
    case 'waterfall':
    case 'slope':
    case 'facets':
      return 'unlike'
  }
}

function whyNoPie(input: ChartInput): PictureReason {
  const [measure] = input.measures
  if (measure === undefined || input.keys.length === 0) return 'unlike'
  if (!measure.additive) return 'no-whole'
  const points = pointsOf(input, measure)
  if (points.some(({ value }) => value <= 0)) return 'slice-below-zero'
  if (points.length > mostParts || input.extract !== 'all') return 'many-slices'
  return input.whole ? 'unlike' : 'no-whole'
}
