// A dataset of one file, uploaded as anyone would, and a session to ask about it.
import { createClient } from '@auger/sdk'
import { key } from './contenders.mjs'

const longestMinutes = 10

export async function openDataset({ url }, file, name) {
  const client = createClient({ baseUrl: url, apiKey: key, userId: 'speed' })
  const { file_object_key } = await client.files.upload(file, { name })
  const { id, dataset_id } = await client.datasources.createAlone({ name, type: 'FILE', file_object_key })
  await client.datasources.waitUntilReady(dataset_id, id, {
    intervalMilliseconds: 100,
    timeoutMilliseconds: longestMinutes * 60_000,
  })
  // Without earlier questions each is the same one again.
  const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
  return { client, session_id, dataset_id }
}

/** Asks and reads the stream to its end; the events, without looking at them. */
export async function stream({ url }, { session_id, dataset_id }, question) {
  const response = await fetch(`${url}/v2/team/jobs`, {
    method: 'POST',
    headers: { 'x-pd-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ session_id, dataset_id, question, user_id: 'speed', stream: true }),
  })
  const events = await response.text()
  if (!events.includes('data:[DONE]')) throw new Error(`${question} was not answered: ${events.slice(-500)}`)
  return events
}
