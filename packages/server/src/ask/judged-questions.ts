import type { Job } from '../domain/job.ts'
import type { JudgedQuestion } from '../domain/feedback.ts'
import type { Table } from '../domain/table.ts'
import { validatePlan } from '../operations/index.ts'
import type { AnalystQuestion, Correction, Example } from '../ports/analyst.ts'
import type { Store } from '../ports/store.ts'
import { likeQuestions, sameQuestion } from './like-questions.ts'

const mostExamples = 3
const mostCorrections = 3
/** How many of what was judged last are looked at, and of how many that are like the question the plans are. */
const mostJudged = 500
const mostPlans = 4 * mostExamples

/**
 * What people have said about answers to questions like this one, over the same dataset: as it stood when the question was asked,
 * so that a rerun sees the same.
 */
export async function judgedQuestions(
  { createdAt, request }: Pick<Job, 'createdAt' | 'request'>,
  tables: readonly Table[],
  { feedback }: Pick<Store, 'feedback'>,
): Promise<Pick<AnalystQuestion, 'examples' | 'corrections'>> {
  const { question, plan, datasetId } = request
  if (plan !== undefined || datasetId === null || tables.length === 0) return {}
  const like = likeQuestions(question, lastWords(await feedback.judged(datasetId, createdAt, mostJudged)))
  const examples = await examplesAmong(like, tables, feedback)
  const corrections = correctionsAmong(like)
  return {
    ...(examples.length === 0 ? {} : { examples }),
    ...(corrections.length === 0 ? {} : { corrections }),
  }
}

/** Of a question that was judged several times, asked again or by others, the last word holds. */
function lastWords(newestFirst: readonly JudgedQuestion[]): readonly JudgedQuestion[] {
  const told = new Map<string, JudgedQuestion>()
  for (const judged of newestFirst) {
    const same = sameQuestion(judged.question)
    if (!told.has(same)) told.set(same, judged)
  }
  return [...told.values()]
}

/** Only plans that can be run over these tables: of others the names mean nothing. */
async function examplesAmong(
  like: readonly JudgedQuestion[],
  tables: readonly Table[],
  feedback: Store['feedback'],
): Promise<readonly Example[]> {
  const right = like.filter(({ verdict }) => verdict === 'right').slice(0, mostPlans)
  if (right.length === 0) return []
  const plans = await feedback.plans(right.map(({ jobId }) => jobId))
  return right
    .flatMap(({ jobId, question }): readonly Example[] => {
      const plan = plans.get(jobId)
      return plan === undefined || validatePlan(plan, tables).length > 0 ? [] : [{ question, plan }]
    })
    .slice(0, mostExamples)
}

const correctionsAmong = (like: readonly JudgedQuestion[]): readonly Correction[] =>
  like
    .flatMap(({ verdict, question, reason }) =>
      verdict === 'wrong' && reason !== null ? [{ question, reason }] : [],
    )
    .slice(0, mostCorrections)
