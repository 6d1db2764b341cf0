import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** One address in front of several nodes. A connection goes to the next node that takes it, and stays with it. */
export interface Balancer {
  readonly url: string
  /** Where a node is now; undefined while it is away. */
  set(node: string, url: string | undefined): void
  close(): Promise<void>
}

const patienceMilliseconds = 10_000

export async function startBalancer(): Promise<Balancer> {
  const nodes = new Map<string, URL>()
  const open = new Set<Socket>()
  let turn = 0
  const server = createServer((client) => {
    open.add(client)
    client.on('error', () => undefined).once('close', () => open.delete(client))
    void join(client)
  })
  const join = async (client: Socket): Promise<void> => {
    for (const end = Date.now() + patienceMilliseconds; Date.now() < end && !client.destroyed;) {
      const places = [...nodes.values()]
      for (const [index] of places.entries()) {
        const place = places[(turn + index) % places.length]
        const node = place === undefined ? undefined : await reach(place)
        if (node === undefined) continue
        turn += index + 1
        open.add(node)
        node.once('close', () => {
          open.delete(node)
          client.destroy()
        })
        client.once('close', () => node.destroy())
        client.pipe(node)
        node.pipe(client)
        return
      }
      await pause(50)
    }
    client.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(node, url) {
      if (url === undefined) nodes.delete(node)
      else nodes.set(node, new URL(url))
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function reach({ hostname, port }: URL): Promise<Socket | undefined> {
  const socket = connect(Number(port), hostname)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.on('error', () => resolve(undefined))
  })
}
