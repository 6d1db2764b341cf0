// What an answer offers to ask, asked in its session: whoever clicks it must get an answer.
import { isRefusal } from './is-refusal.mjs'

/** The next questions of an answer, or the options of one that asks back. */
export const offeredBy = (job) =>
  job.blocks.filter(({ type }) => type === 'QUESTIONS').flatMap(({ content }) => content)

/** Adds to each line what became of the questions that it offers: { question, status, answered }. */
export async function sendBack(lines, { client, datasetId, sessionId }) {
  for (const line of lines) {
    const sent = []
    for (const question of line.offers ?? [])
      sent.push(await sendOne(question, { client, datasetId, sessionId }))
    delete line.offers
    line.sentBack = sent
  }
}

async function sendOne(question, { client, datasetId, sessionId }) {
  try {
    const job = await client.jobs.ask({ session_id: sessionId, dataset_id: datasetId, question })
    return { question, status: job.status, answered: job.status !== null && !isRefusal(job) }
  } catch (error) {
    return { question, status: error.message, answered: false }
  }
}

const shown = 10

/** Prints how many were answered, and the first that were not. */
export function reportSentBack(name, lines) {
  const all = lines.flatMap(({ id, sentBack = [] }) => sentBack.map((one) => ({ id, ...one })))
  const failed = all.filter(({ answered }) => !answered)
  const share = ((100 * (all.length - failed.length)) / Math.max(1, all.length)).toFixed(1)
  console.log(
    `\n${name}: ${all.length} questions were offered, ${share} % of them were answered when sent back`,
  )
  for (const { id, question, status } of failed.slice(0, shown))
    console.log(`  ${id}: ${question} – ${status}`)
}
