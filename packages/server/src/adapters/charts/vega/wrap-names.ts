import type { ChartSpecification } from '../../../domain/chart.ts'
import { textWidth, wrapText } from './text-width.ts'

type Json = { readonly [key: string]: unknown }

const longestLine = 38
const halfLine = -7

/** Which of the names beside an axis are too long for one line. */
export const longNames = (names: readonly string[]): readonly string[] =>
  names.filter((name) => textWidth(name) > longestLine)

/** Breaks long names beside the y axis into two lines; what is longer still is cut where it is drawn. */
export function wrapNames(specification: ChartSpecification, names: readonly string[]): ChartSpecification {
  const lines = names.map((name) => {
    const [first = '', ...rest] = wrapText(name, longestLine)
    return [first, rest.join(' ')]
  })
  const labelExpr = names.reduceRight(
    (others, name, index) =>
      `datum.label === ${JSON.stringify(name)} ? ${JSON.stringify(lines[index])} : ${others}`,
    'datum.label',
  )
  const test = `indexof(${JSON.stringify(names)}, datum.label) >= 0`
  const axis = { labelExpr, labelOffset: { condition: { test, value: halfLine }, value: 0 } }
  const { encoding, layer } = specification
  return {
    ...specification,
    ...(isObject(encoding) ? { encoding: withAxis(encoding, axis) } : {}),
    ...(Array.isArray(layer) ? { layer: layer.map((view: Json) => wrapLayer(view, axis)) } : {}),
  }
}

const wrapLayer = (view: Json, axis: Json): Json =>
  isObject(view['encoding']) ? { ...view, encoding: withAxis(view['encoding'], axis) } : view

function withAxis(encoding: Json, axis: Json): Json {
  const { y } = encoding
  if (!isObject(y) || y['axis'] === null) return encoding
  return { ...encoding, y: { ...y, axis: { ...axis, ...(isObject(y['axis']) ? y['axis'] : {}) } } }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
