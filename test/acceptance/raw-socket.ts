import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A connection of which every byte, and when it is sent, is ours to choose. */
export interface RawSocket {
  readonly socket: Socket
  readonly send: (text: string) => void
  /** What came back so far. */
  readonly received: () => string
  readonly isClosed: () => boolean
  /** Waits until the answer holds a text; the connection may stay open. */
  readonly until: (text: string, seconds?: number) => Promise<string>
  readonly closed: (seconds?: number) => Promise<void>
}

export async function rawSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  let closed = false
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  socket.on('close', () => (closed = true))
  socket.on('error', () => undefined)
  const sooner = async (isSo: () => boolean, what: string, seconds: number) => {
    for (const end = Date.now() + seconds * 1_000; !isSo(); await wait(20))
      if (Date.now() > end) throw new Error(`${what} within ${seconds} s; received: ${text.slice(0, 300)}`)
  }
  if (socket.connecting) await once(socket, 'connect')
  return {
    socket,
    send: (bytes) => void socket.write(bytes),
    received: () => text,
    isClosed: () => closed,
    until: async (wanted, seconds = 20) => {
      await sooner(() => text.includes(wanted) || closed, `no ${wanted}`, seconds)
      return text
    },
    closed: (seconds = 20) => sooner(() => closed, 'not closed', seconds),
  }
}
