// One question as a job, and what a line says of it.
import { isRefusal } from './is-refusal.mjs'
import { offeredBy } from './send-back.mjs'

export async function askQuestion(set, item, { client, datasetId, sessionId, keepsOffers }) {
  const { id, lang, question, dataset } = item
  const about = { id, ...(lang === undefined ? {} : { lang }) }
  const further = { question, dataset: dataset.name }
  const began = performance.now()
  try {
    const job = await client.jobs.ask({ session_id: sessionId, dataset_id: datasetId, question })
    const milliseconds = Math.round(performance.now() - began)
    if (job.status === null) throw new Error(`the job is ${job.state}`)
    return {
      ...about,
      status: job.status,
      ...(isRefusal(job) ? {} : await set.answerOf(job)),
      ...(await set.alsoOf?.(item, datasetId, client)),
      ...further,
      assumptions: job.assumptions,
      ...{ analyst: job.analyst, model: job.model },
      milliseconds,
      ...(keepsOffers ? { offers: offeredBy(job) } : {}),
    }
  } catch (error) {
    return { ...about, status: 'not_in_data', error: error.message, ...further }
  }
}
