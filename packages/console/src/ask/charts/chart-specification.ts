/** A Vega-Lite specification with its data, as the service hands it out. */
export type ChartSpecification = { readonly [key: string]: unknown }

export type Json = { readonly [key: string]: unknown }

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : []
export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

/** The views of a chart, the one around its layers included. */
export const viewsOf = (specification: ChartSpecification): readonly Json[] => [
  specification,
  ...listOf(specification['layer']).map(objectOf),
]

export const markOf = ({ mark }: Json): string | undefined => {
  const type = typeof mark === 'string' ? mark : objectOf(mark)['type']
  return typeof type === 'string' ? type : undefined
}

/** Facets and views side by side have sizes of their own. */
export const isSingle = (specification: ChartSpecification): boolean =>
  !['facet', 'concat', 'hconcat', 'vconcat', 'repeat', 'spec'].some((key) => key in specification) &&
  !viewsOf(specification).some((view) =>
    ['row', 'column', 'facet'].some((channel) => channel in objectOf(view['encoding'])),
  )
