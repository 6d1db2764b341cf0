import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** The address of a server that one of those who use it can be cut off from. */
export interface BreakableAddress {
  readonly url: string
  /** Ends what is open and refuses what is new. */
  cut(): void
  mend(): void
  /** Lets nothing through to the server from the so manyth time on that these words are sent to it; resolves then. */
  holdAt(words: string, times: number): Promise<void>
  close(): Promise<void>
}

export async function breakableAddress(url: string): Promise<BreakableAddress> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const hold = holding()
  let broken = false
  const server = createServer((client) => {
    if (broken) return client.destroy()
    const ahead = connect(Number(port), hostname)
    for (const [socket, other] of [
      [client, ahead],
      [ahead, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    client.pipe(hold.stream()).pipe(ahead)
    ahead.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = new URL(url)
  own.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    broken = true
    for (const socket of open) socket.destroy()
  }
  return {
    url: own.href,
    cut,
    mend: () => void (broken = false),
    holdAt: hold.at,
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Streams that let everything through until something was sent on them so many times, and nothing from then on. */
function holding() {
  let sought = { words: '', left: 0, found: (): void => undefined }
  let isHeld = false
  const look = (sent: string) => {
    if (sought.left === 0 || isHeld) return
    sought.left = Math.max(0, sought.left - (sent.split(sought.words).length - 1))
    isHeld = sought.left === 0
    if (isHeld) sought.found()
  }
  return {
    at: (words: string, times: number) =>
      new Promise<void>((found) => (sought = { words, left: times, found })),
    stream() {
      let last = ''
      return new Transform({
        transform(chunk: Buffer, _encoding, goOn) {
          const sent = last + chunk.toString('latin1')
          look(sent)
          // Words may come in two pieces; the whole of them is never looked at twice.
          last = sought.words.length > 1 ? sent.slice(1 - sought.words.length) : ''
          // Read all the same, so that it is noticed when whoever sends is gone.
          goOn(null, isHeld ? undefined : chunk)
        },
      })
    },
  }
}
