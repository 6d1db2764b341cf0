import type { ChartSpecification } from '../../../domain/chart.ts'

type Json = { readonly [key: string]: unknown }

/** The distinct values along a channel that a chart encodes by name or rank; undefined where they cannot be read off its data. */
export function categories(
  specification: ChartSpecification,
  channel: string,
): readonly string[] | undefined {
  const definition = definitionOf(specification, channel)
  if (definition === undefined || !isDiscrete(definition)) return undefined
  const field = String(definition['field']).replace(/\\(.)/g, '$1')
  const values = rows(specification).map((row) => row[field])
  if (values.every((value) => value === undefined)) return undefined
  return [...new Set(values.map(String))]
}

/** Whether the categories along x have an order of their own, as years and months have. */
export function isRanked(specification: ChartSpecification): boolean {
  return definitionOf(specification, 'x')?.['type'] === 'ordinal'
}

/** Whether panels stand below each other, each as wide as a picture. */
export const isOneColumn = (specification: ChartSpecification): boolean =>
  definitionOf(specification, 'facet')?.['columns'] === 1

function definitionOf(specification: ChartSpecification, channel: string): Json | undefined {
  return [specification, ...list(specification['layer'])]
    .map((view) => object(object(object(view)['encoding'])[channel]))
    .find((candidate) => typeof candidate['field'] === 'string')
}

function isDiscrete({ type, aggregate, bin, timeUnit }: Json): boolean {
  if (type === undefined) return aggregate === undefined && bin === undefined && timeUnit === undefined
  return type === 'nominal' || type === 'ordinal'
}

export function rows(specification: ChartSpecification): readonly Json[] {
  return list(object(specification['data'])['values']).map(object)
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
