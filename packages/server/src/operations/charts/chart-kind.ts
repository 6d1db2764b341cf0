import type { ChartSpecification } from '../../domain/chart.ts'
import type { ChartInput } from './chart-input.ts'

/** Draws a result one way; undefined where that would show nothing, or something that is not so. */
export type DrawKind = (input: ChartInput) => ChartSpecification | undefined
