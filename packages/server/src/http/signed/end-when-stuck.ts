import type { FastifyReply } from 'fastify'

/** A client that takes nothing of its file holds a connection and an open file. */
export function endWhenStuck({ raw }: FastifyReply, seconds: number): void {
  const { socket } = raw
  if (socket === null) return
  const end = () => socket.destroy()
  socket.setTimeout(seconds * 1_000, end)
  // The next answer on the same connection has a limit of its own.
  raw.once('close', () => socket.off('timeout', end))
}
