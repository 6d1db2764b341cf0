import { isDeepStrictEqual } from 'node:util'
import type { Proposal } from '../../../ports/analyst.ts'
import type { Doubt } from './draft.ts'
import type { Candidate } from './candidate.ts'
import { sliceOf, type ReadQuestion } from './question.ts'

const close = 0.05
const mostOptions = 3

/** Asks back when the best reading left a doubt, or another table answers as well; every option can be asked as it stands. */
export function clarify(
  question: ReadQuestion,
  candidates: readonly Candidate[],
  isAnswered: (text: string) => boolean,
): Proposal | undefined {
  const [best] = candidates
  if (best === undefined) return undefined
  const doubt = best.interpretation.doubts[0]
  const options =
    doubt === undefined ? tableOptions(question, best, candidates) : doubtOptions(question, doubt)
  const answered = [...new Set(options)].filter(isAnswered).slice(0, mostOptions)
  if (answered.length < 2) return undefined
  return {
    kind: 'clarify',
    about: doubt === undefined ? question.text : sliceOf(question, doubt.start, doubt.end),
    options: answered,
  }
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
