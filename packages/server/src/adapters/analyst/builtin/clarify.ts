import { isDeepStrictEqual } from 'node:util'
import type { Proposal } from '../../../ports/analyst.ts'
import type { Doubt } from './draft.ts'
import type { Candidate } from './candidate.ts'
import { sliceOf, type ReadQuestion } from './question.ts'
import { refuse } from './refuse.ts'

const close = 0.05
const mostOptions = 3

/** How many doubts the best reading of a text leaves; undefined when it has none. */
export type DoubtsOf = (text: string) => number | undefined

/**
 * Asks back when the best reading left a doubt, or another table answers as well; every option can be asked as it stands. A
 * doubt that cannot be put into options is a refusal.
 */
export function clarify(
  question: ReadQuestion,
  candidates: readonly Candidate[],
  doubtsOf: DoubtsOf,
): Proposal | undefined {
  const [best] = candidates
  if (best === undefined) return undefined
  const { doubts } = best.interpretation
  const [doubt] = doubts
  const options =
    doubt === undefined ? tableOptions(question, best, candidates) : doubtOptions(question, doubt)
  const left = doubt === undefined ? 0 : doubts.length - 1
  const answered = [...new Set(options)]
    .filter((text) => (doubtsOf(text) ?? Infinity) <= left)
    .slice(0, mostOptions)
  if (doubt === undefined)
    return answered.length < 2 ? undefined : { kind: 'clarify', about: question.text, options: answered }
  if (answered.length === 0) return refuse(best.interpretation)
  return { kind: 'clarify', about: sliceOf(question, doubt.start, doubt.end), options: answered }
}

function doubtOptions({ text, units }: ReadQuestion, { start, end, instead }: Doubt): readonly string[] {
  const before = text.slice(0, units[start]?.start ?? 0)
  const after = text.slice(units[end - 1]?.end ?? text.length)
  return instead.map((words) => before + words + after)
}

function tableOptions(
  question: ReadQuestion,
  best: Candidate,
  candidates: readonly Candidate[],
): readonly string[] {
  const { table } = best.interpretation
  const rivals = candidates.filter(
    (other) =>
      other.interpretation.table !== table &&
      other.score >= best.score - close &&
      !isDeepStrictEqual(other.step, best.step),
  )
  if (rivals.length === 0) return []
  const tables = [...new Set([table, ...rivals.map((other) => other.interpretation.table)])]
  return tables.map(({ title }) => question.locale.says.questions.inTable(question.text, title))
}
