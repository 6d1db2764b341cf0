/** A Vega-Lite specification with its data inside. */
export type ChartSpecification = { readonly [key: string]: unknown }
