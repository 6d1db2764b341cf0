import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { rawSocket, type RawSocket } from './raw-socket.ts'
import { startServer, type LocalServer } from './server.ts'
import { isRemote, useOwnService } from './service.ts'

/** Over a connection of its own. */
async function healthy(url: string): Promise<boolean> {
  try {
    const peer = await rawSocket(url)
    peer.send('GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n')
    return (await peer.until('"ok"', 5)).includes('"ok"')
  } catch {
    return false
  }
}

async function untilHealthy(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await healthy(url)) return true
    await wait(100)
  }
  return false
}

const openMany = (url: string, count: number): Promise<RawSocket[]> =>
  Promise.all(Array.from({ length: count }, () => rawSocket(url)))

describe.skipIf(isRemote)('connections', () => {
  const service = useOwnService({ AUGER_PEER_CONNECTIONS: '20' })

  it('[X-05] of one address are so many at most, and free again when they close', async () => {
    const { url } = service()
    const peers = await openMany(url, 60)
    await wait(1_000)
    expect(peers.filter((peer) => !peer.isClosed()).length).toBeLessThanOrEqual(20)
    expect(await healthy(url)).toBe(false)
    for (const { socket } of peers) socket.destroy()
    expect(await untilHealthy(url)).toBe(true)
    const metrics = await (await fetch(`${url}/metrics`)).text()
    expect(metrics).toMatch(/^auger_http_connections [1-9]/m)
    expect(metrics).toMatch(/^auger_http_connections_refused_total (?:[4-9]\d|\d{3,})/m)
  })
})

/** Runs a program with so few descriptors that connections alone use them up. */
const fewFiles = (count: number) => ['sh', '-c', `ulimit -n ${count}; exec "$@"`, 'sh']

describe.skipIf(isRemote)('a service at its limit of open files', () => {
  it('[X-05] refuses connections and lives on', async () => {
    let server: LocalServer | undefined
    try {
      server = await startServer(
        { AUGER_CONNECTIONS: '1000', AUGER_PEER_CONNECTIONS: '1000' },
        { command: fewFiles(400) },
      )
      const { url } = server
      for (let round = 0; round < 3; round++) {
        const peers = await openMany(url, 600)
        await wait(500)
        for (const { socket } of peers) socket.destroy()
        expect(await untilHealthy(url)).toBe(true)
      }
    } finally {
      await server?.stop()
    }
  })
})
