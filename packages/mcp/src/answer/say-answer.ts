import type { StreamEvent } from '@auger/sdk'
import type { Call, Said } from '../tool.ts'
import { answerOf } from './answer-of.ts'
import type { Answer } from './answer-shape.ts'
import { answerText } from './answer-text.ts'
import { attachCharts } from './attach-charts.ts'
import { followJob } from './follow-job.ts'

/** From the events of a job to what a tool says. */
export async function sayAnswer(
  events: AsyncIterable<StreamEvent>,
  session_id: string,
  call: Call,
): Promise<Said<Answer>> {
  const job = await followJob(events, call)
  const { answer, images } = await attachCharts(answerOf(job, session_id), call)
  return { data: answer, text: answerText(answer), images }
}
