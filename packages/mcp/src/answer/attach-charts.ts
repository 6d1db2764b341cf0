import { deadline } from '../deadline.ts'
import { most } from '../limits.ts'
import type { Call } from '../tool.ts'
import type { Answer } from './answer-shape.ts'

const mostCharts = 2
const seconds = 30

/** The pictures of the first charts. One that cannot be had is told as its address alone. */
export async function attachCharts(
  answer: Answer,
  { fetchFile, signal }: Pick<Call, 'fetchFile' | 'signal'>,
): Promise<{ readonly answer: Answer; readonly images: readonly Uint8Array[] }> {
  const images: Uint8Array[] = []
  const charts: Answer['charts'] = []
  for (const chart of answer.charts) {
    const image = charts.length < mostCharts ? await pictureAt(chart.png_url, fetchFile, signal) : undefined
    if (image !== undefined) images.push(image)
    charts.push({ ...chart, attached: image !== undefined })
  }
  return { answer: { ...answer, charts }, images }
}

async function pictureAt(
  url: string,
  fetchFile: Call['fetchFile'],
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const { over, stop } = deadline(signal, seconds)
  try {
    const response = await fetchFile(url, over)
    if (!response.ok) return undefined
    const bytes = new Uint8Array(await response.arrayBuffer())
    return bytes.length <= most.chartBytes ? bytes : undefined
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  } finally {
    stop()
  }
}
