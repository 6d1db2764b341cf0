import type { Step } from '../../../domain/plan.ts'
import { localeFor } from '../../../locales/index.ts'
import type { AnalystQuestion, EarlierJob, Observation, Proposal } from '../../../ports/analyst.ts'
import { assumptionsOf } from './candidates/assumptions.ts'
import { clarify } from './candidates/clarify.ts'
import { plainlyCharted } from './candidates/plainly-charted.ts'
import { rank, type Ranked } from './candidates/rank.ts'
import { trustOf } from './candidates/trust.ts'
import { trialId, weighOutcomes } from './candidates/weigh-outcomes.ts'
import { weightsFor } from './candidates/weights.ts'
import { followUp, isFragment } from './follow-up.ts'
import { oncePerQuestion } from './once-per-question.ts'
import { mostUnits, readQuestion, type ReadQuestion } from './question.ts'
import { interpretations } from './interpretations.ts'
import { refuse } from './refuse.ts'
import { proposeStatistics } from './statistics/propose-statistics.ts'

/** A plan this likely before it is tried needs no trial. */
const clear = 0.9
const mostTrials = 8
/** Below this, to answer would be to guess; among several tables there is more to mistake. */
const leastTrust = { one: 0.45, several: 0.6 }
/** Of what is drawn, and plainly asked for. */
const leastChartTrust = 0.03
/** Below this, not even to ask back makes sense. */
const leastDoubt = 0.3

/** Ranks what the question may mean, tries the likeliest where they compete, and decides: answer or refuse. */
export function decide(
  asked: AnalystQuestion,
  context: readonly EarlierJob[],
  trials: readonly Observation[],
): Proposal {
  if (asked.tables.length === 0)
    return { kind: 'refuse', refusal: { reason: 'no-tables', understood: [], missing: [] } }
  const statistical = proposeStatistics(asked, (text) => decide({ ...asked, text }, [], trials))
  if (statistical !== undefined) return statistical
  const question = readQuestion(asked, localeFor(asked.language).locale)
  if (question.units.length === 0 || question.units.length > mostUnits)
    return { kind: 'refuse', refusal: { reason: 'not-understood', understood: [], missing: [] } }
  const followed = context.length === 0 ? undefined : followUp(question, context)
  if (followed !== undefined) return followed
  const ranked = isFragment(question) ? [] : rankedFor(question)
  const [first] = ranked
  if (first === undefined) return refuse(interpretations(question)[0]?.interpretation)
  if (trials.length === 0 && first.likelihood < clear)
    return {
      kind: 'try',
      steps: ranked.slice(0, mostTrials).map(({ step }, at) => ({ ...step, id: trialId(at) })),
    }
  const weights = weightsFor(asked.tables)
  const weighed = trials.length === 0 ? ranked : weighOutcomes(ranked, trials, weights.worth)
  const best = weighed[0] ?? first
  const trust = trustOf(best.features, best.likelihood, best.worth, weights.trust)
  const unclear =
    trust < leastDoubt ? undefined : clarify(question, weighed, (text) => firstStep({ ...asked, text }))
  if (unclear !== undefined) return unclear
  if (mayBeNarrower(best) || (trust < leastFor(question, best) && !isPlain(asked, best)))
    return refuse(interpretations(question)[0]?.interpretation)
  return { kind: 'steps', steps: [best.step], assumptions: assumptionsOf(question, best.candidate) }
}

/** A word left out of a count of all rows may be what chooses them: how many were paid by card is not how many there are. */
const mayBeNarrower = ({ features }: Ranked): boolean =>
  ['shape:count', 'count:unconditional', 'unexplained:any'].every((wanted) =>
    features.some(([name]) => name === wanted),
  )

const leastFor = (question: ReadQuestion, best: Ranked): number =>
  plainlyCharted(question, best)
    ? leastChartTrust
    : question.asked.tables.length > 1
      ? leastTrust.several
      : leastTrust.one

/** One table, every word explained, and the rules read it the same: no guess, however rare such questions are. */
const isPlain = ({ tables }: AnalystQuestion, { features, likelihood }: Ranked): boolean =>
  tables.length === 1 &&
  likelihood >= plainLikelihood &&
  features.some(([name]) => name === 'strict:agrees') &&
  !features.some(([name]) => name === 'unexplained:any')

const plainLikelihood = 0.4

/** What a question would be taken to mean at first sight. */
const firstStep = (asked: AnalystQuestion): Step | undefined =>
  rank(readQuestion(asked, localeFor(asked.language).locale), weightsFor(asked.tables).worth)[0]?.step

/** Ranked once, though the same question comes again with what was tried. */
const rankedFor = oncePerQuestion((question): readonly Ranked[] =>
  rank(question, weightsFor(question.asked.tables).worth),
)
