import type { ChartSpecification } from '../../domain/chart.ts'
import type { ChartMatter } from './matter.ts'

/** Draws a result one way; undefined where that would show nothing, or something that is not so. */
export type DrawKind = (matter: ChartMatter) => ChartSpecification | undefined
