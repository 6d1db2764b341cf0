import type { Assumption } from '../../../domain/assumption.ts'
import { localeFor } from '../../../locales/index.ts'
import type { AnalystQuestion, EarlierJob, Proposal } from '../../../ports/analyst.ts'
import type { Candidate } from './candidate.ts'
import { clarify } from './clarify.ts'
import { covers } from './cover.ts'
import { changesSomething, follow } from './follow.ts'
import { ground } from './ground.ts'
import { harmless } from './harmless.ts'
import { interpret, type Interpretation } from './interpret.ts'
import { isAmount } from './item.ts'
import type { Fragment, Reading } from './reading.ts'
import { mostUnits, readQuestion, type ReadQuestion } from './question.ts'
import { refuse } from './refuse.ts'
import { featuresOf, scoreOf } from './score.ts'
import { stepOf } from './step-of.ts'

/** Grounds the question in every table, takes it in the likeliest ways, and decides: answer, ask back or refuse. */
export function decide(asked: AnalystQuestion, context: readonly EarlierJob[]): Proposal {
  const question = readQuestion(asked, localeFor(asked.language).locale)
  if (asked.tables.length === 0)
    return { kind: 'refuse', refusal: { reason: 'no-tables', understood: [], missing: [] } }
  if (question.units.length === 0 || question.units.length > mostUnits)
    return { kind: 'refuse', refusal: { reason: 'not-understood', understood: [], missing: [] } }
  const ranked = interpretations(question)
  const followed = followUp(question, ranked, context)
  const candidates = candidatesOf(question, ranked)
  const best = followed ?? candidates[0]
  if (best === undefined) return refuse(ranked[0]?.interpretation)
  const unclear =
    followed === undefined ? clarify(question, candidates, (text) => doubtsOf({ ...asked, text })) : undefined
  return unclear ?? { kind: 'steps', steps: [best.step], assumptions: best.assumptions }
}

function doubtsOf(asked: AnalystQuestion): number | undefined {
  const question = readQuestion(asked, localeFor(asked.language).locale)
  return candidatesOf(question, interpretations(question))[0]?.interpretation.doubts.length
}

const candidatesOf = (question: ReadQuestion, ranked: readonly Scored[]): readonly Candidate[] =>
  ranked.flatMap(({ interpretation, score }) => candidateOf(question, interpretation, score))

interface Scored {
  readonly interpretation: Interpretation
  readonly score: number
}

/** Beyond this many tables only those are read closely that explain the question best at first sight. */
const mostTables = 12

function interpretations(question: ReadQuestion): readonly Scored[] {
  const length = question.units.length
  const grounded = question.asked.tables.map((table) => ({
    table,
    covers: covers(ground(question, table), length),
  }))
  const near =
    grounded.length <= mostTables
      ? grounded
      : [...grounded]
          .sort((a, b) => (b.covers[0]?.weight ?? 0) - (a.covers[0]?.weight ?? 0))
          .slice(0, mostTables)
  return near
    .flatMap(({ table, covers: found }) => found.map((cover) => interpret(question, table, cover)))
    .map((interpretation) => ({ interpretation, score: scoreOf(featuresOf(question, interpretation)) }))
    .sort((a, b) => b.score - a.score)
}

function candidateOf(
  question: ReadQuestion,
  interpretation: Interpretation,
  score: number,
): readonly Candidate[] {
  const { reading } = interpretation
  const ignored = harmless(interpretation)
  if (reading === undefined || ignored === undefined) return []
  const note: readonly Assumption[] = ignored.length === 0 ? [] : [{ kind: 'ignored', words: ignored }]
  return [
    {
      interpretation,
      step: stepOf(reading, question.locale),
      assumptions: [...interpretation.assumptions, ...note],
      score,
    },
  ]
}

/** A question that is only part of one, or that says it goes on from the last, changes the last plan. */
function followUp(
  question: ReadQuestion,
  ranked: readonly Scored[],
  context: readonly EarlierJob[],
): Candidate | undefined {
  if (context.length === 0) return undefined
  for (const { interpretation, score } of ranked) {
    const { reading, unexplained, follows } = interpretation
    const fragment = { ...interpretation.fragment, amounts: follows ? amountsIn(reading) : [] }
    if (unexplained.length > 0 || !changesSomething(fragment)) continue
    const measured = fragment.measures.length + fragment.amounts.length > 0
    const partial =
      reading === undefined ||
      (follows && measured && fragment.keys.length + fragment.conditions.length === 0)
    if (!partial) return undefined
    const step = follow(fragment, context, question.locale)
    if (step !== undefined) return { interpretation, step, assumptions: interpretation.assumptions, score }
  }
  return undefined
}

/** "and the quantity?": amounts that would only be listed if the question stood alone. */
function amountsIn(reading: Reading | undefined): Fragment['amounts'] {
  const columns = reading?.want.kind === 'rows' ? reading.want.columns : []
  return columns.every(isAmount) ? columns : []
}
