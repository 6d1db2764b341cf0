import type { Analyst } from '../../../ports/analyst.ts'

export function createBuiltinAnalyst(): Analyst {
  return {
    propose: () => Promise.resolve({ kind: 'refuse', refusal: { reason: 'not-understood', understood: [], missing: [] } }),
  }
}
