import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { HttpSettings } from './deps.ts'
import type { Metrics } from './metrics.ts'
import { peerOf } from './peer.ts'

const idleMilliseconds = 72_000

/** Makes servers that share one count of connections, in all and by peer: a name may stand for several addresses to listen on. */
export function listenerFactory(
  { requestSeconds, connections, peerConnections }: HttpSettings,
  metrics: Metrics,
  logger: FastifyBaseLogger,
): (handle: RequestListener) => Server {
  let open = 0
  const openOf = new Map<string, number>()

  const admit = (socket: Socket): void => {
    const peer = peerOf(socket.remoteAddress)
    const ofPeer = openOf.get(peer) ?? 0
    if (open >= connections || ofPeer >= peerConnections) {
      metrics.refusedConnections.inc()
      socket.destroy()
      return
    }
    metrics.connections.set(++open)
    openOf.set(peer, ofPeer + 1)
    socket.once('close', () => {
      metrics.connections.set(--open)
      const left = (openOf.get(peer) ?? 1) - 1
      if (left === 0) openOf.delete(peer)
      else openOf.set(peer, left)
    })
  }

  return (handle) =>
    createServer(
      {
        headersTimeout: requestSeconds * 1_000,
        // A whole upload may take longer than any fixed time; bodies are timed one by one.
        requestTimeout: 0,
        keepAliveTimeout: idleMilliseconds,
        connectionsCheckingInterval: Math.min(5_000, requestSeconds * 500),
      },
      handle,
    )
      .prependListener('connection', admit)
      // A connection that could not be accepted, for want of a descriptor, is the client's loss and not the end of us.
      .on('error', (error) => logger.warn({ err: error }, 'a connection was not accepted'))
}
