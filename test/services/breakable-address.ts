import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The address of a server that one of those who use it can be cut off from. */
export interface BreakableAddress {
  readonly url: string
  /** Ends what is open and refuses what is new. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function breakableAddress(url: string): Promise<BreakableAddress> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
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
      socket.pipe(other)
    }
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
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
