// Nobody's requests: bodies that never end, more connections than there are descriptors, large bodies for no path.
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { throwAt } from '../service/datasets.mjs'
import { attacker } from '../service/send.mjs'

const head =
  'POST /nope HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000000\r\n\r\n'

/** Opens them, has each say a byte now and then, and closes them. A connection that is ended is opened again. */
async function drip({ url }, count, signal) {
  const { hostname, port } = new URL(url)
  const open = new Set()
  while (!signal.aborted) {
    for (let missing = Math.min(50, count - open.size); missing > 0; missing--) {
      const socket = connect({ host: hostname, port: Number(port), localAddress: attacker }, () =>
        socket.write(head),
      )
      open.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => open.delete(socket))
      socket.resume()
    }
    for (const socket of open) if (socket.writable && !socket.connecting) socket.write(' ')
    await pause(100)
  }
  for (const socket of open) socket.destroy()
}

const descriptors = 400
const largeBody = Buffer.from(`{"list":[${'0,'.repeat(2 * 2 ** 20 - 10)}0]}`)

export const connections = [
  {
    name: 'dripping-bodies',
    about: '400 bodies without a key that say a byte ten times a second',
    attack: (service, _, signal) => drip(service, 400, signal),
  },
  {
    name: 'no-descriptors',
    about: `400 such bodies where the service may have ${descriptors} descriptors, and a question meanwhile`,
    descriptors,
    async attack(service, { plainQuestion }, signal) {
      const dripping = drip(service, 400, signal)
      await pause(1_000)
      // It may be refused; what counts is that the service lives.
      await plainQuestion().catch(() => undefined)
      await dripping
    },
  },
  {
    name: 'unknown-path',
    about: '4 MiB of JSON for a path that does not exist, without a key',
    async attack({ url }, _, signal) {
      const one = async () => {
        while (!signal.aborted) {
          await throwAt({ url }, { method: 'POST', path: '/nope', body: largeBody, from: attacker, signal })
          await pause(5)
        }
      }
      await Promise.all([one(), one()])
    },
  },
]
