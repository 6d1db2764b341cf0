// One question of the service, streamed, as a program would ask it; also one that is cancelled.
import { setTimeout as pause } from 'node:timers/promises'

const everyMilliseconds = 25
const longestWait = 60_000

/** server: { health() } of the model. */
export async function ask({ client, sessionId, datasetId, question, isCancelled, server }) {
  const began = performance.now()
  const types = []
  let [jobId, cancel, last] = [undefined, undefined, undefined]
  let isOver = false
  for await (const event of client.jobs.stream({ session_id: sessionId, dataset_id: datasetId, question })) {
    types.push(event.type)
    last = event
    if (event.type !== 'JOB_ID') continue
    jobId = event.jobId
    if (isCancelled) cancel = cancelOnceBegun(client, jobId, server, () => isOver)
  }
  isOver = true
  const milliseconds = performance.now() - began
  const job = await client.jobs.get(jobId)
  return {
    question,
    job,
    sent: (await client.jobs.ledger(jobId)).requests.length,
    isWhole: types[0] === 'JOB_ID' && last.type === 'END_MARK' && last.ok,
    events: types.length,
    milliseconds,
    cancel: await cancel,
  }
}

/** How long it took until the job had ended, and until the model was idle again; undefined where it did not come to be busy. */
async function cancelOnceBegun(client, jobId, server, isOver) {
  const isBusy = async () => (await server.health()).busy > 0
  if (!(await until(async () => isOver() || (await isBusy()))) || isOver()) return undefined
  const began = performance.now()
  const { state } = await client.jobs.cancel(jobId)
  const ended = performance.now() - began
  const isIdle = await until(async () => !(await isBusy()))
  return { state, ended, idle: isIdle ? performance.now() - began : undefined }
}

async function until(isSo) {
  for (const began = performance.now(); performance.now() - began < longestWait;) {
    if (await isSo()) return true
    await pause(everyMilliseconds)
  }
  return false
}
