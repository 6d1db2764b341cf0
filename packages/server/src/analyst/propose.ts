import type { AnalystQuestion, EarlierJob, Observation, Proposal } from '../ports/analyst.ts'
import { oncePer } from '../domain/once-per.ts'
import { assumptionsOf } from './confidence/assumptions.ts'
import { chosenOf } from './confidence/choose.ts'
import { decide } from './confidence/decide.ts'
import { refusalOf } from './confidence/refusal.ts'
import { rankedUntried, trialsOf, type Ranked } from './ranker/rank.ts'
import { understand } from './understand.ts'

/** What to do about a question: try what it may mean, and answer with what is likely enough. */
export async function propose(
  question: AnalystQuestion,
  context: readonly EarlierJob[],
  trials: readonly Observation[],
): Promise<Proposal> {
  if (question.tables.length === 0)
    return { kind: 'refuse', refusal: { reason: 'no-tables', understood: [], missing: [] } }
  const ranked = await rankedFor(question)(context)
  if (ranked.length === 0) return { kind: 'refuse', refusal: refusalOf(question, undefined) }
  const tried = trialsOf(ranked)
  if (trials.length === 0 && tried.length > 0) return { kind: 'try', steps: tried }
  const chosen = chosenOf(ranked, trials)
  switch (decide(chosen.probability)) {
    case 'answer':
    case 'assume':
      return {
        kind: 'steps',
        steps: chosen.understood.steps,
        assumptions: assumptionsOf(question, chosen),
        frame: chosen.understood.frame,
        ...(chosen.understood.frame.template === undefined
          ? {}
          : { template: chosen.understood.frame.template }),
      }
    case 'ask':
    case 'refuse':
      return { kind: 'refuse', refusal: refusalOf(question, chosen) }
  }
}

/** Ranked once, though the same question comes again with what was tried. */
const rankedFor = oncePer((question: AnalystQuestion) => {
  let ranked: Promise<readonly Ranked[]> | undefined
  return (context: readonly EarlierJob[]) => (ranked ??= understand(question, context).then(rankedUntried))
})
