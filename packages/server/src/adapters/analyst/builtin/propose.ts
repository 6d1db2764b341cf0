import type { Step } from '@auger/contract/plan'
import { localeFor } from '../../../locales/index.ts'
import type { AnalystQuestion, EarlierJob, Observation, Proposal } from '../../../ports/analyst.ts'
import { assumptionsOf } from './candidates/assumptions.ts'
import { clarify } from './candidates/clarify.ts'
import { partsOf } from './candidates/counted-parts.ts'
import { plainlyCharted } from './candidates/plainly-charted.ts'
import { rank, type Ranked } from './candidates/rank.ts'
import { trustOf } from './candidates/trust.ts'
import { clear, mostTrials, trialId, weighOutcomes } from './candidates/weigh-outcomes.ts'
import { weightsFor } from './candidates/weights.ts'
import { proposeDefined } from './definitions/propose-defined.ts'
import { followUp, isFragment } from './follow-up.ts'
import { oncePerQuestion } from './once-per-question.ts'
import { mostUnits, readQuestion, type ReadQuestion } from './question.ts'
import { interpretations } from './interpretations.ts'
import { refuse } from './refuse.ts'
import { proposeStatistics } from './statistics/propose-statistics.ts'
import { parseTemplate } from './statistics/template.ts'

/** Below this, to answer would be to guess: of several tables sooner, where more readings rival the one that was chosen. */
const leastTrust = { one: 0.38, several: 0.43 }
/** Below this, what can plainly be drawn is drawn before a likelier reading that cannot. */
const leastOverPicture = 0.5
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
  const question = readQuestion(asked, localeFor(asked.language).locale)
  const isLong = question.units.length > mostUnits
  const defined = isLong ? undefined : proposeDefined(question)
  if (defined !== undefined) return defined
  // How an answer is to be written takes many words.
  const statistical =
    isLong && parseTemplate(asked.text) === undefined
      ? undefined
      : proposeStatistics(asked, (text) => decide({ ...asked, text }, [], trials))
  if (statistical !== undefined) return statistical
  if (question.units.length === 0 || isLong)
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
  const pictured = weighed.find((one) => !mayBeNarrower(one) && isPictured(question, one))
  const enough = leastTrust[asked.tables.length === 1 ? 'one' : 'several']
  const least = pictured === undefined || pictured === best ? enough : leastOverPicture
  const answered = !mayBeNarrower(best) && (trust >= least || isPlain(asked, best)) ? best : pictured
  if (answered === undefined) return refuse(interpretations(question)[0]?.interpretation)
  return {
    kind: 'steps',
    steps: [...partsOf(question, answered), answered.step],
    assumptions: assumptionsOf(question, answered.candidate),
  }
}

/**
 * A word left out of a count or a figure of all rows may be what chooses them: how many were paid by card is not how many there are; of
 * one row, it is what is counted: how many days off someone took is not how many have the name. One left out of a share may be
 * what it is a share of: the percentage of deaths by ward is not that of rows; one that stands right before what the rows are
 * called says which: wholesale orders are not all orders. The highest of something that no column is called is not the most rows.
 * Nor are large orders all of them: from where on they are large, nobody has said. And no number of a row is a manager, where
 * "which manager" is asked.
 */
const mayBeNarrower = ({ features }: Ranked): boolean =>
  [
    ['shape:count', 'count:unconditional', 'unexplained:any'],
    ['shape:count', 'condition:value:unique', 'unexplained:any'],
    ['shape:share', 'unexplained:any'],
    ['shape:group', 'unexplained:of-rows'],
    ['group:count', 'unexplained:counted'],
    ['aggregate:unconditional', 'unexplained:any'],
    ['opens:list:count', 'unexplained:any'],
    ['group-ranking:count:superlative', 'unexplained:any'],
    ['lookup:unconditional', 'subject:unmentioned', 'unexplained:any'],
    ['unused:vague'],
    ['unexplained:asked', 'subject:unmentioned:key'],
  ].some((all) => all.every((wanted) => features.some(([name]) => name === wanted)))

/** Trust is learned from cells, and says little about what is drawn and plainly asked for: it is enough that little rivals it. */
const isPictured = (question: ReadQuestion, best: Ranked): boolean =>
  best.likelihood >= pictureLikelihood && plainlyCharted(question, best)

const pictureLikelihood = 0.2

/** Every word explained, and nothing near it; or one table, and the rules read it the same: no guess, however rare such questions are. */
const isPlain = ({ tables }: AnalystQuestion, { features, likelihood }: Ranked): boolean => {
  const has = (pattern: RegExp): boolean => features.some(([name]) => pattern.test(name))
  if (has(/^unexplained:any$/)) return false
  return (
    (likelihood >= (isFirst(features) ? firstLikelihood : lonelyLikelihood) &&
      !has(/^(?:unexplained:ours$|unused:)/)) ||
    (tables.length === 1 && likelihood >= plainLikelihood && has(/^strict:agrees$/))
  )
}

const lonelyLikelihood = 0.85
/** Of a first by what is named, or by what the word for it says. */
const firstLikelihood = 0.55
const plainLikelihood = 0.4

const isFirst = (features: Ranked['features']): boolean => {
  const names = new Set(features.map(([name]) => name))
  return names.has('shape:ranking') && (!names.has('by:unmentioned') || names.has('by:hinted'))
}

/** What a question would be taken to mean at first sight. */
const firstStep = (asked: AnalystQuestion): Step | undefined =>
  rank(readQuestion(asked, localeFor(asked.language).locale), weightsFor(asked.tables).worth)[0]?.step

/** Ranked once, though the same question comes again with what was tried. */
const rankedFor = oncePerQuestion((question): readonly Ranked[] =>
  rank(question, weightsFor(question.asked.tables).worth),
)
