import {
  isSingle,
  markOf,
  objectOf,
  viewsOf,
  type ChartSpecification,
  type Json,
} from './chart-specification.ts'

export type Variant = 'bar' | 'line'

const drawn = ['bar', 'line', 'area', 'point', 'circle']

/** The view that draws the figures: the first whose mark is one of bars, lines and points, over two plain axes. */
function figures(specification: ChartSpecification): Json | undefined {
  if (!isSingle(specification)) return undefined
  const outer = objectOf(specification['encoding'])
  return viewsOf(specification)
    .filter((view) => drawn.includes(markOf(view) ?? ''))
    .map((view): Json => ({ ...view, encoding: { ...outer, ...objectOf(view['encoding']) } }))
    .find(({ encoding }) => {
      const { x, y } = objectOf(encoding)
      const types = [objectOf(x)['type'], objectOf(y)['type']]
      return (
        types.includes('quantitative') && types.some((type) => type !== 'quantitative' && type !== undefined)
      )
    })
}

/** What else a chart may be shown as; nothing where bars or a line would not be true. */
export function variantsOf(specification: ChartSpecification): readonly Variant[] {
  const view = figures(specification)
  if (view === undefined) return []
  const { x, x2, y2 } = objectOf(view['encoding'])
  // Spans from one place to another, and bars that lie, are no points of a line.
  const isAcross = objectOf(x)['type'] === 'quantitative' || x2 !== undefined || y2 !== undefined
  const mark = markOf(view)
  return (['bar', 'line'] as const).filter((variant) => variant !== mark && !(variant === 'line' && isAcross))
}

/** The same figures, drawn otherwise; labels that were placed for one kind of mark are left out. */
export function variantOf(specification: ChartSpecification, variant: Variant): ChartSpecification {
  const view = figures(specification)
  if (view === undefined) return specification
  const { layer: _, transform, ...rest } = specification
  const own = view['transform'] ?? transform
  return {
    ...rest,
    ...(own === undefined ? {} : { transform: own }),
    mark: variant === 'bar' ? { type: 'bar', tooltip: true } : { type: 'line', point: true, tooltip: true },
    encoding: view['encoding'],
  }
}
