import { softmax } from './softmax.ts'

/** A candidate that was ranked; those with the same answer speak for each other. */
export interface Standing {
  readonly score: number
  /** The same text for the same answer. */
  readonly answer: string
}

/** How the best candidate stands among the others: names in the order they are told. */
export const standingNames = [
  'standing:score',
  'standing:margin',
  'standing:likelihood',
  'standing:entropy',
  'standing:answers',
  'standing:agreeing',
] as const

/** As far apart as scores need to be told. */
const furthest = 20

/** How the candidate at this place stands. */
export function standingFeatures(all: readonly Standing[], best: number): ReadonlyMap<string, number> {
  const chosen = all[best]
  if (chosen === undefined) throw new Error(`There is no candidate ${best} of ${all.length}`)
  const likely = softmax(all.map(({ score }) => score))
  const mass = new Map<string, number>()
  for (const [at, { answer }] of all.entries()) mass.set(answer, (mass.get(answer) ?? 0) + (likely[at] ?? 0))
  const others = all.filter(({ answer }) => answer !== chosen.answer).map(({ score }) => score)
  const next = others.length === 0 ? -Infinity : Math.max(...others)
  const told: Record<(typeof standingNames)[number], number> = {
    'standing:score': chosen.score,
    'standing:margin': Math.max(-furthest, Math.min(furthest, chosen.score - next)),
    'standing:likelihood': logit(mass.get(chosen.answer) ?? 0),
    'standing:entropy': entropyOf([...mass.values()]),
    'standing:answers': mass.size,
    'standing:agreeing': all.filter(({ answer }) => answer === chosen.answer).length,
  }
  return new Map(Object.entries(told))
}

function logit(share: number): number {
  const clipped = Math.min(0.9999, Math.max(0.0001, share))
  return Math.log(clipped / (1 - clipped))
}

const entropyOf = (shares: readonly number[]): number =>
  -shares.reduce((sum, share) => sum + (share > 0 ? share * Math.log(share) : 0), 0)
