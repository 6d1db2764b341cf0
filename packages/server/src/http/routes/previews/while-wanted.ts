import type { FastifyReply } from 'fastify'
import { replied } from '../../handler.ts'
import { clientGone } from '../../wait-for-job.ts'

/** Work that nobody needs once the client has gone: it is stopped then, and nothing is answered. */
export async function whileWanted<Data>(
  reply: FastifyReply,
  work: (gone: AbortSignal) => Promise<Data>,
): Promise<Data | typeof replied> {
  const gone = clientGone(reply)
  try {
    return await work(gone)
  } catch (error) {
    if (!gone.aborted) throw error
    reply.hijack()
    return replied
  }
}
