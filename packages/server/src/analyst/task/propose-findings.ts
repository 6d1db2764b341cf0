import type { Proposal } from '../../ports/analyst.ts'
import type { Frame } from '../frame/frame.ts'
import { prefixedStep } from '../prefixed-step.ts'
import type { Finding } from './finding.ts'

/** Findings beside each other, each an answer of its own; none where there are none. */
export function proposeFindings(findings: readonly Finding[]): Proposal | undefined {
  if (findings.length === 0) return undefined
  const told = findings.map(numbered)
  const frame = mainFrame(told)
  return {
    kind: 'steps',
    steps: told.flatMap(({ steps }) => steps),
    results: told.flatMap(({ steps }) => steps.slice(-1).map(({ id }) => id)),
    assumptions: [],
    ...(frame === undefined ? {} : { frame }),
  }
}

/** Steps of several findings beside each other, told apart by the finding that they are of. */
export const numbered = (finding: Finding, at: number): Finding => ({
  ...finding,
  steps: finding.steps.map((step) => prefixedStep(step, `finding-${at + 1}-`)),
})

/** What a question after it goes on from: the first finding that parts the rows. */
function mainFrame(findings: readonly Finding[]): Frame | undefined {
  const frames = findings.flatMap(({ frame }) => (frame === undefined ? [] : [frame]))
  return frames.find(({ dimensions }) => dimensions.length > 0) ?? frames[0]
}
