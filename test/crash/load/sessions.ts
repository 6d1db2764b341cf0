import { oneOf, type Operation } from './load-client.ts'

export const createSession: Operation = async ({ client, ledger, random, user }) => {
  const name = `Session ${random.whole(0, 1e9)} – ${random.pick(['plain', 'größer', '销售', '😀'])}`
  const { id } = await client.sessions.create({ name, job_mode: 'DATA_ANALYTICS' })
  ledger.sessions.push({ id, user, name, wantedName: undefined, deletion: 'no' })
  return true
}

export const renameSession: Operation = async (load) => {
  const session = oneOf(load.ledger.sessions, load)
  if (session === undefined) return false
  const name = `Renamed ${load.random.whole(0, 1e9)}`
  session.wantedName = name
  await load.client.sessions.update(session.id, { name })
  session.name = name
  session.wantedName = undefined
  return true
}

export const deleteSession: Operation = async (load) => {
  const session = oneOf(load.ledger.sessions, load)
  if (session === undefined) return false
  session.deletion = 'asked'
  await load.client.sessions.delete(session.id)
  session.deletion = 'done'
  return true
}
