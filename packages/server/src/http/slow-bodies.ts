import type { FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../domain/errors.ts'

/** A JSON body must be whole in this time. */
export function limitBodyTime(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  if (request.raw.complete) return
  const timer = setTimeout(() => {
    if (!request.raw.complete && !reply.sent)
      reply.send(failures.invalid(`the body did not come within ${seconds} seconds`))
  }, seconds * 1_000)
  const stop = () => clearTimeout(timer)
  request.raw.once('end', stop).once('close', stop)
}

/** An upload may take long, but it has to flow. */
const leastBytesPerSecond = 1_024

export function requireFlow({ raw }: FastifyRequest, seconds: number): void {
  if (raw.complete) return
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket
    // What waits to be read is held up by our disk and not by the client.
    const slow = raw.readableLength === 0 && bytesRead - before < seconds * leastBytesPerSecond
    before = bytesRead
    if (slow && !raw.complete) raw.destroy(failures.uploadFailed('its bytes came too slowly'))
  }, seconds * 1_000)
  const stop = () => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}

const lingerMilliseconds = 2_000

/**
 * Closes the connection of a request that was answered before its body was read. Not at once: a client that is still
 * sending would lose the answer.
 */
export function closeUnread({ raw }: FastifyRequest): void {
  if (raw.complete) return
  setTimeout(() => {
    if (!raw.complete) raw.socket.destroy()
  }, lingerMilliseconds).unref()
}
