import type { Config } from 'vega-lite'

const ink = '#1f2933'
const quiet = '#52606d'
const rule = '#e4e7eb'
const zeroLine = '#7b8794'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
type TimeLocale = NonNullable<NonNullable<Config['locale']>['time']>

/** Twelve short names fit along an axis where the long ones do not. */
const shortMonths = {
  dateTime: '%x, %X',
  date: '%Y-%m-%d',
  time: '%H:%M:%S',
  periods: ['AM', 'PM'],
  days,
  shortDays: days,
  months,
  shortMonths: months,
} as unknown as TimeLocale

/** How every chart looks, whatever its specification leaves open. */
export const theme: Config = {
  background: '#ffffff',
  padding: 16,
  autosize: { type: 'pad', contains: 'padding' },
  view: { continuousHeight: 340, stroke: null },
  title: {
    anchor: 'start',
    frame: 'bounds',
    color: ink,
    fontSize: 16,
    fontWeight: 600,
    lineHeight: 21,
    offset: 14,
    subtitleColor: quiet,
    subtitleFontSize: 12,
    subtitleLineHeight: 16,
  },
  axis: {
    domainColor: zeroLine,
    gridColor: rule,
    labelColor: quiet,
    labelFontSize: 12,
    labelPadding: 6,
    ticks: false,
    titleColor: ink,
    titleFontSize: 12,
    titleFontWeight: 500,
    titlePadding: 10,
  },
  axisX: { labelLimit: 200, maxExtent: 260 },
  axisY: { labelLimit: 260, maxExtent: 320 },
  // The line of zero is the base of the bars, and with negative values it is not at the edge.
  axisDiscrete: { grid: false, domain: false },
  axisQuantitative: {
    domain: false,
    gridColor: { condition: { test: 'datum.value === 0', value: zeroLine }, value: rule },
    labelFlush: false,
    labelOverlap: 'parity',
    labelSeparation: 8,
    tickCount: 6,
  },
  axisTemporal: {
    grid: false,
    ticks: true,
    tickColor: zeroLine,
    labelFlush: false,
    labelOverlap: 'parity',
    labelSeparation: 6,
  },
  legend: {
    labelColor: quiet,
    labelFontSize: 12,
    labelLimit: 300,
    rowPadding: 4,
    symbolLimit: 30,
    titleColor: ink,
    titleFontSize: 12,
    titleFontWeight: 500,
    titlePadding: 6,
  },
  header: { labelColor: ink, labelFontSize: 12, titleColor: ink, titleFontSize: 12, titleFontWeight: 500 },
  scale: { barBandPaddingInner: 0.25, bandPaddingOuter: 0.15, rectBandPaddingInner: 0.02 },
  arc: { stroke: '#ffffff', strokeWidth: 1.5 },
  line: { strokeWidth: 2.5, strokeCap: 'round', strokeJoin: 'round' },
  area: { fillOpacity: 0.75, line: true },
  point: { filled: true, size: 50, opacity: 0.75 },
  circle: { size: 50, opacity: 0.75 },
  rule: { color: quiet },
  text: { color: ink, fontSize: 12 },
  boxplot: { size: 28 },
  mark: { color: '#2f6fb5' },
  range: {
    category: [
      '#2f6fb5',
      '#e07b39',
      '#3a9b6b',
      '#c0484e',
      '#7d62b3',
      '#8a6a4f',
      '#d06fa5',
      '#6b7785',
      '#b0a12b',
      '#35a3b5',
      '#1d3f72',
      '#f0b27a',
      '#8fce9f',
      '#5a2d2f',
    ],
    ramp: { scheme: 'blues' },
    heatmap: { scheme: 'blues' },
    diverging: ['#2f6fb5', '#f3f5f7', '#e07b39'],
  },
  locale: { time: shortMonths },
}
