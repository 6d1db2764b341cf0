import type { CellPlace } from '@auger/contract/plan'
import type { Term } from '../../../../locales/index.ts'
import type { Slot } from './template.ts'
import type { Resolving } from './resolving.ts'
import { describedPlace } from './described-place.ts'
import { testPlace, regressed } from './test-place.ts'
import { correlationPlace } from './correlation-place.ts'

/** The place of a figure in the results. */
export function placeOf(term: Term, slot: Slot, resolving: Resolving): CellPlace | undefined {
  switch (term) {
    case 'p-value':
    case 'statistic':
    case 'degrees':
      return testPlace(term, slot, resolving)
    case 'coefficient':
    case 'correlation':
    case 'covariance':
      return (
        regressed('slope', slot, resolving) ??
        correlationPlace(term === 'covariance' ? term : 'coefficient', slot, resolving)
      )
    case 'intercept':
    case 'r-squared':
    case 'mean-squared-error':
    case 'root-mean-squared-error':
    case 'mean-absolute-error':
    case 'accuracy':
      return regressed(term, slot, resolving)
    default:
      return describedPlace(term, slot, resolving)
  }
}
