import { z } from 'zod'
import type { ChartSpecification } from '../chart.ts'
import { schemaOf } from '@auger/contract/plan'

/** Whatever draws it looks at the rest. */
export const chartSpecification = schemaOf<ChartSpecification>()(z.record(z.string(), z.unknown()))
