import type { Config } from 'vega-lite'
import type { ChartSize } from './chart-size.ts'

const categories = {
  light: [
    '#0f6f6c',
    '#e07b39',
    '#2f6fb5',
    '#c0484e',
    '#7d62b3',
    '#8a6a4f',
    '#d06fa5',
    '#6b7785',
    '#b0a12b',
    '#35a3b5',
  ],
  dark: [
    '#4bb8ae',
    '#f0995c',
    '#6ea6e8',
    '#ec7f84',
    '#ab93dd',
    '#c19c7c',
    '#e69ac5',
    '#9fabb8',
    '#d3c552',
    '#63c7d8',
  ],
}

/** How charts look on the page: its colours, its letters, no ground of their own. */
export function chartTheme(
  scheme: 'light' | 'dark',
  style: CSSStyleDeclaration,
  { labelAngle, hasRoom }: Omit<ChartSize, 'size'>,
): Config {
  const of = (name: string) => style.getPropertyValue(name).trim()
  const [ink, soft, line] = [of('--ink'), of('--ink-soft'), of('--line')]
  const category = categories[scheme]
  return {
    background: 'transparent',
    font: style.fontFamily,
    padding: 4,
    view: { stroke: null, continuousHeight: 320 },
    title: { anchor: 'start', color: ink, fontSize: 14, fontWeight: 600, offset: 12, subtitleColor: soft },
    axis: {
      domain: false,
      ticks: false,
      gridColor: line,
      labelColor: soft,
      labelFontSize: 12,
      labelPadding: 6,
      titleColor: soft,
      titleFontSize: 12,
      titleFontWeight: 500,
      titlePadding: 10,
    },
    axisDiscrete: { grid: false, labelOverlap: 'parity' },
    axisX: { labelLimit: 160 },
    axisXDiscrete:
      labelAngle === undefined ? {} : { labelAngle, ...(hasRoom ? { labelOverlap: false } : {}) },
    axisY: { labelLimit: 220 },
    axisTemporal: { grid: false, labelOverlap: 'parity' },
    legend: { labelColor: soft, labelFontSize: 12, titleColor: soft, titleFontWeight: 500, labelLimit: 260 },
    header: { labelColor: ink, titleColor: soft },
    text: { color: ink },
    rule: { color: soft },
    mark: { color: category[0] ?? ink },
    bar: { cornerRadiusEnd: 3 },
    line: { strokeWidth: 2.5, strokeCap: 'round', strokeJoin: 'round' },
    point: { filled: true, size: 46 },
    area: { fillOpacity: 0.7 },
    arc: { stroke: of('--surface'), strokeWidth: 1.5 },
    range: {
      category,
      ramp: { scheme: 'teals' },
      heatmap: { scheme: 'teals' },
      diverging: { scheme: 'blueorange' },
    },
  }
}
