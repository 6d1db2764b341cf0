/** What is done with the best candidate. */
export type Decision = 'answer' | 'assume' | 'ask' | 'refuse'

/** The least probability of being right at which each is done. */
const leastToAnswer = 0.8
const leastToAssume = 0.6
const leastToAsk = 0.3

/** An answer that is assumed says what it takes for granted; one that is asked about is offered. */
export function decide(probability: number): Decision {
  if (probability >= leastToAnswer) return 'answer'
  if (probability >= leastToAssume) return 'assume'
  return probability >= leastToAsk ? 'ask' : 'refuse'
}

export const isClaimed = (decision: Decision): boolean => decision === 'answer' || decision === 'assume'
