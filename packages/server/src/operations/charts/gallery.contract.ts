import type { Exhibit } from './exhibit.contract.ts'
import { hardCases } from './gallery-hard-cases.contract.ts'
import { askedInWords } from './gallery-charted.contract.ts'
import { withoutSomePeriods } from './gallery-gaps.contract.ts'
import { chartKindsShown } from './gallery-kinds.contract.ts'
import { scripts } from './gallery-scripts.contract.ts'

/** Charts as users get them, one for each kind, script and way to come out ugly. Names and numbers are made up. */
export const gallery: readonly Exhibit[] = [
  ...chartKindsShown,
  ...askedInWords,
  ...scripts,
  ...hardCases,
  ...withoutSomePeriods,
]
