import { createCanvas } from 'canvas'
import type { Spec } from 'vega'
import type { Config } from 'vega-lite'
import type { ChartSpecification } from '../../../domain/chart.ts'
import { isOneColumn } from './categories.ts'

/** How a chart differs whose readers begin at the right: everything begins there. */
const mirrored: Config = {
  title: { anchor: 'end' },
  scale: { xReverse: true },
  axisY: { orient: 'right' },
  legend: { orient: 'left', titleAnchor: 'end', titleAlign: 'right' },
}

/** Panels side by side share the axis before them, and there is one only at their left. */
export const mirroredFor = (specification: ChartSpecification): Config => {
  const { facet } = (specification['encoding'] ?? {}) as { readonly facet?: unknown }
  return facet === undefined || isOneColumn(specification)
    ? mirrored
    : { ...mirrored, axisY: { orient: 'left' } }
}

/** Bars in a group begin at the right too. */
export function mirrorGroups(specification: ChartSpecification): ChartSpecification {
  const encoding = specification['encoding'] as { readonly xOffset?: object } | undefined
  if (encoding?.xOffset === undefined) return specification
  return {
    ...specification,
    encoding: { ...encoding, xOffset: { ...encoding.xOffset, scale: { reverse: true } } },
  }
}

type Json = { readonly [key: string]: unknown }

/** What stands at the end of a bar that lies down: the bar ends at the left. */
export function mirrorTexts(specification: ChartSpecification): ChartSpecification {
  const { layer } = specification
  return Array.isArray(layer) ? { ...specification, layer: layer.map(mirrorText) } : specification
}

function mirrorText(view: Json): Json {
  const mark = view['mark'] as { readonly align?: unknown; readonly dx?: unknown } | undefined
  if (mark?.align !== 'left' && mark?.align !== 'right') return view
  const align = mark.align === 'left' ? 'right' : 'left'
  return { ...view, mark: { ...mark, align, ...(typeof mark.dx === 'number' ? { dx: -mark.dx } : {}) } }
}

const gap = 14
const widest = 300

/** In a legend of names, each stands to the left of its colour. */
export function mirrorLegends(spec: Spec, names: readonly string[], font: string): Spec {
  if (spec.legends === undefined || names.length === 0) return spec
  const context = createCanvas(1, 1).getContext('2d')
  context.font = `12px ${font}`
  const width = Math.min(widest, Math.max(...names.map((name) => context.measureText(name).width)))
  const encode = {
    labels: { update: { x: { value: width }, align: { value: 'right' as const } } },
    symbols: { update: { x: { value: width + gap } } },
  }
  return { ...spec, legends: spec.legends.map((legend) => ({ ...legend, encode })) }
}
