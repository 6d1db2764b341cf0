import type { ChartKind } from '@auger/contract/plan'
import { area } from './area.ts'
import { bar } from './bar.ts'
import { box } from './box.ts'
import type { DrawKind } from './chart-kind.ts'
import { facets } from './facets.ts'
import { groupedBar } from './grouped-bar.ts'
import { heatMap } from './heat-map.ts'
import { histogram } from './histogram.ts'
import { line } from './line.ts'
import { multiLine } from './multi-line.ts'
import { number } from './number.ts'
import { pie } from './pie.ts'
import { scatter } from './scatter.ts'
import { slope } from './slope.ts'
import { stackedBar } from './stacked-bar.ts'
import { waterfall } from './waterfall.ts'

/** One line a kind. */
export const kinds: { readonly [Kind in ChartKind]: DrawKind } = {
  area,
  bar,
  box,
  facets,
  'grouped-bar': groupedBar,
  'heat-map': heatMap,
  histogram,
  line,
  'multi-line': multiLine,
  number,
  pie,
  scatter,
  slope,
  'stacked-bar': stackedBar,
  waterfall,
}

export { kindsFor } from './kinds-for.ts'
export { binsBetween, binsOf, endsOf } from './bins.ts'
export { chartInput, type ChartInput, type ChartTable } from './chart-input.ts'
export { drawForecast } from './forecast.ts'
export { foremost } from './foremost.ts'
export { mostForemost, mostPoints, mostSampled } from './most-points.ts'
export { rowsNeeded, showsSample, type RowsNeeded } from './rows-needed.ts'
export { whyNot } from './why-not.ts'
