import type { Assumption } from '../../../domain/assumption.ts'
import type { Table } from '../../../domain/table.ts'
import { localeFor } from '../../../locales/index.ts'
import type { AnalystQuestion, EarlierJob, Proposal } from '../../../ports/analyst.ts'
import type { Candidate } from './candidate.ts'
import { clarify } from './clarify.ts'
import { covers } from './cover.ts'
import { changesSomething, follow } from './follow.ts'
import { ground } from './ground.ts'
import { harmless } from './harmless.ts'
import { interpret, type Interpretation } from './interpret.ts'
import { mostUnits, readQuestion, type ReadQuestion } from './question.ts'
import { refuse } from './refuse.ts'
import { featuresOf, scoreOf } from './score.ts'
import { stepOf } from './step-of.ts'

/** Grounds the question in every table, takes it in the likeliest ways, and decides: answer, ask back or refuse. */
export function decide(asked: AnalystQuestion, context: readonly EarlierJob[]): Proposal {
  // An option that would itself be asked back about is no answer; that much is seen without asking further.
  const isClear = (text: string) => propose({ ...asked, text }, [], () => true).kind === 'steps'
  return propose(asked, context, isClear)
}

function propose(
  asked: AnalystQuestion,
  context: readonly EarlierJob[],
  isAnswered: (text: string) => boolean,
): Proposal {
  const question = readQuestion(asked, localeFor(asked.language).locale)
  if (asked.tables.length === 0)
    return { kind: 'refuse', refusal: { reason: 'no-tables', understood: [], missing: [] } }
  if (question.units.length === 0 || question.units.length > mostUnits)
    return { kind: 'refuse', refusal: { reason: 'not-understood', understood: [], missing: [] } }
  const ranked = interpretations(question, asked.tables)
  const followed = followUp(question, ranked, context)
  const candidates = ranked.flatMap(({ interpretation, score }) =>
    candidateOf(question, interpretation, score),
  )
  const best = followed ?? candidates[0]
  if (best === undefined) return refuse(ranked[0]?.interpretation)
  const unclear = followed === undefined ? clarify(question, candidates, isAnswered) : undefined
  return unclear ?? { kind: 'steps', steps: [best.step], assumptions: best.assumptions }
}

interface Scored {
  readonly interpretation: Interpretation
  readonly score: number
}

function interpretations(question: ReadQuestion, tables: readonly Table[]): readonly Scored[] {
  return tables
    .flatMap((table) =>
      covers(ground(question, table), question.units.length).map((cover) =>
        interpret(question, table, cover),
      ),
    )
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
    const { fragment, reading, unexplained, follows } = interpretation
    if (unexplained.length > 0 || !changesSomething(fragment)) continue
    const partial =
      reading === undefined ||
      (follows && fragment.measures.length > 0 && fragment.keys.length + fragment.conditions.length === 0)
    if (!partial) return undefined
    const step = follow(fragment, context, question.locale)
    if (step !== undefined) return { interpretation, step, assumptions: interpretation.assumptions, score }
  }
  return undefined
}
