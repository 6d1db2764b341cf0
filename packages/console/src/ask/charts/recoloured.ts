import type { ChartSpecification } from './chart-specification.ts'

/** What the service draws letters with, for paper, and what the page has in its place. */
const names: { readonly [colour: string]: string } = { '#1f2933': '--ink', '#52606d': '--ink-soft' }

/** A specification may say a colour of letters itself, which on a dark ground could not be read. Its data stays as it is. */
export function recoloured(
  specification: ChartSpecification,
  style: CSSStyleDeclaration,
): ChartSpecification {
  const of = (value: unknown, key?: string): unknown => {
    if (key === 'data' || key === 'datasets') return value
    if (typeof value === 'string') {
      const name = names[value.toLowerCase()]
      return name === undefined ? value : style.getPropertyValue(name).trim()
    }
    if (Array.isArray(value)) return value.map((item) => of(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, of(inner, name)]))
  }
  return of(specification) as ChartSpecification
}
