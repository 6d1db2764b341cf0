import type { View } from 'vega'
import type { ChartSpecification } from '../../../domain/chart.ts'
import { openView } from './open-view.ts'
import { writing } from './writing.ts'

const scale = 2
const mostPixels = 10_000_000

/** Draws a Vega-Lite specification to PNG. The same specification gives the same bytes. */
export async function draw(given: ChartSpecification): Promise<Buffer> {
  const { view, refuse } = await openView(given)
  try {
    refuse()
    refuseSize(view)
    const canvas = await view.toCanvas(scale, { context: writing })
    refuse()
    return (canvas as unknown as { toBuffer(type: 'image/png'): Buffer }).toBuffer('image/png')
  } finally {
    view.finalize()
  }
}

function refuseSize(view: View): void {
  const { root } = view.scenegraph() as unknown as {
    readonly root: { readonly bounds: { width(): number; height(): number } }
  }
  const [width, height] = [Math.ceil(root.bounds.width()), Math.ceil(root.bounds.height())]
  if (width * height > mostPixels) throw new Error(`The chart is too large to draw: ${width} × ${height}`)
}
