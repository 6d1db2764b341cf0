// Questions over one dataset with the candidates that the analyst has for them, each run and judged.
import { versionOf } from '@auger/contract/plan'
import { outcomeFeatures, triedRows } from '@auger/server/analyst/ranker/outcome'
import { runCandidate } from './run-candidate.mjs'

/**
 * questions: of one dataset; data: { asked(text, language), run(sql, most) }; analyst: { candidatesOf, choose, failed? }, choose
 * being the place of the candidate that it would take; failed hears why one cannot be run. Yields an item a question.
 */
export async function* gatherQuestions(questions, data, analyst) {
  const talks = new Map()
  let [asides, before] = [0]
  for (const question of inTurns(questions)) {
    const context = talks.get(question.talk) ?? []
    const asked = await data.asked(question.text, question.language)
    const ask = async (one, context) => {
      const candidates = await analyst.candidatesOf(asked, context)
      return judged(one, candidates, asked, { run: data.run, ...analyst })
    }
    const { item, right } = await ask(question, context)
    yield item
    const isAlone = question.talk === undefined && !question.unanswerable
    if (isAlone && before !== undefined && before.question !== question.text && asides++ % everyLater === 0)
      yield (await ask({ ...question, set: `${question.set} later` }, [before])).item
    if (right.length === 0) continue
    // Who is answered wrong does not go on from it, and what is refused is nothing to go on from.
    const { frame, steps, result } = right[analyst.choose?.(right) ?? 0]
    const plan = { version: versionOf(steps), steps }
    const job = { question: question.text, plan, frame, result }
    if (question.talk === undefined) before = job
    else talks.set(question.talk, [...context, job])
  }
}

/** Of how many questions that need none before them one is asked after another, too: it means the same there. */
const everyLater = 4

/** As many rows of an answer as the service hands to the next question. */
const rowsGoneOnFrom = 50

const inTurns = (questions) => questions.toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0))

/** What takes several steps, or a statistic, is not tried: what it finds is not known when it is ranked. */
const isTried = ({ steps: [only, ...more] }) => more.length === 0 && only.analysis === undefined

async function judged(question, candidates, asked, { run, failed }) {
  const { set, id, language, group, unanswerable } = question
  const [kept, right, answers] = [[], [], new Map()]
  for (const candidate of candidates) {
    const found = await runCandidate(candidate, asked, run)
    if (found.problem !== undefined) {
      failed?.(found.problem)
      continue
    }
    const tried = isTried(candidate)
    const text = tried ? JSON.stringify(found.answer.slice(0, triedRows)) : `untried ${kept.length}`
    if (!answers.has(text)) answers.set(text, answers.size)
    const isRight = question.isRight(found)
    if (isRight)
      right.push({
        ...candidate,
        result: { columns: found.columns, rows: found.rows.slice(0, rowsGoneOnFrom) },
      })
    kept.push({
      right: isRight,
      answer: answers.get(text),
      features: [...candidate.features, ...(tried ? outcomeFeatures(found.answer) : [])],
    })
  }
  const item = {
    ...{ set, id: `${id}`, language, group },
    ...(unanswerable ? { unanswerable } : {}),
    several: asked.tables.length > 1,
    candidates: kept,
  }
  return { item, right }
}
