import type { ChartSpecification } from '../../../domain/chart.ts'

type Json = { readonly [key: string]: unknown }

const marks = new Set([
  'arc',
  'area',
  'bar',
  'boxplot',
  'circle',
  'errorband',
  'errorbar',
  'geoshape',
  'image',
  'line',
  'point',
  'rect',
  'rule',
  'square',
  'text',
  'tick',
  'trail',
])
const types = new Set(['geojson', 'nominal', 'ordinal', 'quantitative', 'temporal'])
const compositions = ['layer', 'concat', 'hconcat', 'vconcat'] as const

/** Names what is wrong with a specification where Vega-Lite would fail far from the cause. */
export function check(specification: ChartSpecification, place = 'The chart'): void {
  const inner = compositions.flatMap((key) => {
    const views = specification[key]
    return Array.isArray(views)
      ? views.map((view: unknown, index) => [view, `${place}'s ${key}[${index}]`] as const)
      : []
  })
  const spec = specification['spec']
  const views = spec === undefined ? inner : [...inner, [spec, `${place}'s spec`] as const]
  for (const [view, name] of views) {
    if (!isObject(view)) throw new Error(`${name} is not an object`)
    check(view, name)
  }
  if (views.length === 0) checkMark(specification['mark'], place)
  checkEncoding(specification['encoding'], place)
}

function checkMark(mark: unknown, place: string): void {
  const name = isObject(mark) ? mark['type'] : mark
  if (name === undefined) throw new Error(`${place} has no mark`)
  if (typeof name !== 'string' || !marks.has(name))
    throw new Error(`${place} has an unknown mark: ${JSON.stringify(name)}`)
}

function checkEncoding(encoding: unknown, place: string): void {
  if (encoding === undefined) return
  if (!isObject(encoding)) throw new Error(`${place}'s encoding is not an object`)
  for (const [channel, definition] of Object.entries(encoding)) {
    const type = isObject(definition) ? definition['type'] : undefined
    if (type !== undefined && !types.has(String(type))) {
      throw new Error(`${place}'s encoding ${channel} has an unknown type: ${JSON.stringify(type)}`)
    }
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
