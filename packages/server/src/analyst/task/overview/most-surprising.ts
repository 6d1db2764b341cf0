import { findingKinds, type CandidateFinding, type Found } from './candidate-finding.ts'

const mostTold = 5

/** What is told though nothing about it surprises: how a figure went and who leads it is what an overview is asked for. */
const toldAnyway: readonly string[] = ['course', 'leader']

interface Scored {
  readonly candidate: CandidateFinding
  readonly score: number
}

/**
 * Of what may be told, the most surprising first: of each kind the best, then whatever surprises most, each thing once. What surprises
 * alike keeps the order of its kinds, so that the same data tells the same.
 */
export function mostSurprising(
  candidates: readonly CandidateFinding[],
  found: Found,
): readonly CandidateFinding[] {
  const scored = candidates
    .map((candidate): Scored => ({ candidate, score: rounded(candidate.surprise(found)) }))
    .toSorted((one, other) => other.score - one.score || placeOf(one) - placeOf(other))
  const once = scored.filter(
    ({ candidate: { kind, about } }, at) =>
      scored.findIndex(({ candidate: one }) => one.kind === kind && one.about === about) === at,
  )
  const best = findingKinds.flatMap((kind) =>
    once.filter(({ candidate }) => candidate.kind === kind).slice(0, 1),
  )
  const isTold = ({ candidate, score }: Scored): boolean => score > 0 || toldAnyway.includes(candidate.kind)
  const rest = once.filter((one) => !best.includes(one) && one.score > 0)
  const told = [...best.filter(isTold), ...rest].slice(0, mostTold)
  return once.filter((one) => told.includes(one)).map(({ candidate }) => candidate)
}

/** What differs by less is alike: sums of the same numbers may differ in their last digits. */
const rounded = (score: number): number => (Number.isFinite(score) ? Math.round(score * 1e6) / 1e6 : 0)

const placeOf = ({ candidate }: Scored): number => findingKinds.indexOf(candidate.kind)
