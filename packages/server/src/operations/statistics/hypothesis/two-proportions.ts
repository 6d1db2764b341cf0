import { normalPValue } from '../distributions/sampling.ts'
import { testResult, type Alternative, type TestResult } from '../numbers.ts'

export interface Share {
  readonly successes: number
  readonly trials: number
}

/** The z test with a pooled share and no continuity correction. Null without trials, or when all or none succeed. */
export function twoProportionsZ(
  left: Share,
  right: Share,
  alternative: Alternative = 'two-sided',
): TestResult | null {
  const pooled = (left.successes + right.successes) / (left.trials + right.trials)
  const difference = left.successes / left.trials - right.successes / right.trials
  const z = difference / Math.sqrt(pooled * (1 - pooled) * (1 / left.trials + 1 / right.trials))
  return testResult(z, normalPValue(z, alternative))
}
