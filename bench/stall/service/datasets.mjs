// Files brought in as anyone would, and questions about them.
import { setTimeout as pause } from 'node:timers/promises'
import { ask, send } from './send.mjs'

export async function upload(service, name, bytes, user) {
  const boundary = 'stall-benchmark-boundary'
  const head = (field, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${more}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(`${head('user_id')}${user}\r\n${head('file', `; filename="${name}"`)}`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const path = '/v2/team/file/upload-datasource'
  return (await ask(service, { method: 'POST', path, body, headers })).file_object_key
}

export const newDataset = async (service, name, user) =>
  (await ask(service, { method: 'POST', path: '/v2/team/datasets', body: { name, user_id: user } })).id

/** A source of the dataset that is being read; `from` is { file_object_key } or { url }. */
export const addSource = (service, dataset, name, from, user) =>
  ask(service, {
    method: 'POST',
    path: `/v2/team/datasets/${dataset}/datasources`,
    body: { name, type: 'FILE', user_id: user, ...from },
  })

export async function untilRead(service, { id, dataset_id }, user, seconds = 120) {
  const path = `/v2/team/datasets/${dataset_id}/datasources/${id}?user_id=${user}`
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(20)) {
    // A poll that a busy machine cut off tells nothing of the file.
    const found = await ask(service, { path }).catch(() => undefined)
    if (found !== undefined && found.status !== 'synching') return found.status
  }
  return 'synching'
}

/** A dataset of files, [[name, text]…], that are all read; its id. */
export async function openDataset(service, files, user) {
  const dataset = await newDataset(service, 'attacked', user)
  for (const [name, text] of files) {
    const file_object_key = await upload(service, name, Buffer.from(text), user)
    const status = await untilRead(
      service,
      await addSource(service, dataset, name, { file_object_key }, user),
      user,
    )
    if (status !== 'synched') throw new Error(`${name} is ${status}`)
  }
  return dataset
}

/** Without earlier questions each is the same one again. */
export const newSession = async (service, user) =>
  (
    await ask(service, {
      method: 'POST',
      path: '/v2/team/sessions',
      body: { user_id: user, max_contextual_job_history: 0 },
    })
  ).id

/** With it go its jobs. */
export const endSession = (service, session, user) =>
  ask(service, { method: 'DELETE', path: `/v2/team/sessions/${session}`, body: { user_id: user } })

export const job = (session_id, dataset_id, question, user_id) => ({
  method: 'POST',
  path: '/v2/team/jobs',
  body: { session_id, dataset_id, question, user_id },
})

export const answerTo = (service, ...asked) => ask(service, job(...asked))

/** Sends it and does not mind how it ends: an attacker's. */
export const throwAt = (service, request) => send(service, request).catch(() => undefined)
