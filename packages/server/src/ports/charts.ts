import type { ChartSpecification } from '../domain/chart.ts'

export interface Charts {
  /** Draws a chart to PNG, off the event loop. */
  draw(specification: ChartSpecification, signal: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}
