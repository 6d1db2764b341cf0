export { createVegaCharts, type VegaChartsOptions } from './vega-charts.ts'
