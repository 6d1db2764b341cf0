import type { View } from 'vega'
import { saveBlob } from '../../application/save-blob.ts'

/** The chart as it is shown now, as a drawing that can be enlarged. */
export async function saveDrawing(view: View | undefined, name: string): Promise<void> {
  if (view === undefined) return
  saveBlob(new Blob([await view.toSVG()], { type: 'image/svg+xml' }), name)
}
