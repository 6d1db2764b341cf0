import type { ChartSpecification } from '../domain/chart.ts'

export interface Charts {
  /** A drawing will be wanted soon: what takes long to start may be started. */
  prepare(): void
  /** Draws a chart to PNG, off the event loop. */
  draw(specification: ChartSpecification, signal: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}
