// The requests, written out before they are sent. A user may keep 150 sessions, so users take turns and every round has its own.
import { randomBytes } from 'node:crypto'
import { key } from './contenders.mjs'

const users = 200
const headers = { 'x-pd-api-key': key, 'content-type': 'application/json' }
const newUsers = () => {
  const round = randomBytes(4).toString('hex')
  return Array.from({ length: users }, (_, index) => `user-${round}-${index}`)
}
const creation = (user_id) =>
  JSON.stringify({
    name: 'Quarterly figures',
    user_id,
    output_language: 'EN',
    job_mode: 'AUTO',
    max_contextual_job_history: 5,
  })

/** At most 100 sessions a user. */
export const mostCreations = users * 100

export const creations = () =>
  newUsers().map((user) => ({ method: 'POST', path: '/v2/team/sessions', headers, body: creation(user) }))

/** Makes a session for each of many users and reads them in turn. */
export async function readings({ url }) {
  return Promise.all(
    newUsers().map(async (user) => {
      const response = await fetch(`${url}/v2/team/sessions`, {
        method: 'POST',
        headers,
        body: creation(user),
      })
      const { data } = await response.json()
      return {
        method: 'GET',
        path: `/v2/team/sessions/${data.id}?user_id=${user}`,
        headers: { 'x-pd-api-key': key },
      }
    }),
  )
}
