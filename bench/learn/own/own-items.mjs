// What can be learned from what lies in the checkout alone: some of our own questions, and some of the lessons.
import { gatherQuestions } from '../gather/gather-questions.mjs'
import { openOwnTables, ownQuestions } from '../gather/own.mjs'
import { groupBy } from '../group-by.mjs'
import { lessonQuestions, openLessonTable } from './lesson-tables.mjs'

/** So many that learning from them takes less than a minute. */
const mostQuestions = 400
const mostCandidates = 24

/** Yields items as gathering does. */
export async function* ownItems(analyst) {
  const all = [...ownQuestions(), ...(await lessonQuestions())]
  const alone = all.filter(({ talk }) => talk === undefined)
  const some = [
    ...alone.filter((_, at) => at % Math.ceil(alone.length / mostQuestions) === 0),
    ...all.filter(({ talk }) => talk !== undefined),
  ]
  const likeliest = async (...asked) => (await analyst.candidatesOf(...asked)).slice(0, mostCandidates)
  const own = await openOwnTables()
  try {
    for (const [dataset, questions] of groupBy(some, (question) => question.dataset)) {
      const data = dataset.startsWith('own/') ? own.dataset(dataset) : await openLessonTable(dataset)
      yield* gatherQuestions(questions, data, { candidatesOf: likeliest, choose: () => 0 })
      data.close?.()
    }
  } finally {
    own.close()
  }
}
