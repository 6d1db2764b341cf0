import { AugerError, type Client } from '@auger/sdk'

const prefix = 'MCP: '
const tooManySessions = 300009

/** A session to ask in: the one named, else a new one. Of those that were made here the oldest gives way where a user has too many. */
async function openSession(session_id: string | undefined, title: string, client: Client): Promise<string> {
  if (session_id !== undefined) return session_id
  const create = async () => (await client.sessions.create({ name: prefix + title })).id
  try {
    return await create()
  } catch (error) {
    if (!(error instanceof AugerError) || error.code !== tooManySessions) throw error
    const { records } = await client.sessions.list({ search: prefix, page_size: 1_000 })
    const oldest = records.findLast(({ name }) => name.startsWith(prefix))
    if (oldest === undefined) throw error
    await client.sessions.delete(oldest.id)
    return create()
  }
}

/** Works in a session: the one named, else a new one, which goes again where nothing came of it. */
export async function inSession<Value>(
  session_id: string | undefined,
  title: string,
  client: Client,
  work: (session_id: string) => Promise<Value>,
): Promise<Value> {
  const id = await openSession(session_id, title, client)
  try {
    return await work(id)
  } catch (error) {
    if (session_id === undefined) await remove(id, client)
    throw error
  }
}

/** A session that is gone when the work is done. */
export async function inPassing<Value>(
  client: Client,
  work: (session_id: string) => Promise<Value>,
): Promise<Value> {
  const id = await openSession(undefined, 'first rows', client)
  try {
    return await work(id)
  } finally {
    await remove(id, client)
  }
}

/** What is left over does no harm. */
const remove = (id: string, client: Client) => client.sessions.delete(id).catch(() => undefined)
