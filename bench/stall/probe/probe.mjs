// A process that does nothing but ask for what costs nothing, so that no wait is its own.
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { send } from '../service/send.mjs'

const [url, key] = process.argv.slice(2)
const interval = 5
const targets = {
  healthz: { path: '/healthz' },
  sessions: { path: '/v2/team/sessions?user_id=probe', agent: new Agent({ keepAlive: true, maxSockets: 1 }) },
}
let ended

process.on('message', ({ kind }) => {
  if (kind === 'begin') void measure()
  else ended = true
})
process.on('disconnect', () => process.exit())
process.send({ kind: 'ready' })

async function measure() {
  ended = false
  const found = {}
  await Promise.all(
    Object.entries(targets).map(async ([name, target]) => {
      found[name] = await waits(target)
    }),
  )
  process.send({ kind: 'measured', found })
}

/** A request each interval. One that would have been sent while another was waited for has waited since it was due. */
async function waits(target) {
  const times = []
  let failed = 0
  while (!ended) {
    const began = performance.now()
    const status = await send({ url, key }, target).then(
      (answer) => answer.status,
      () => 0,
    )
    const took = performance.now() - began
    if (status !== 200) failed++
    for (let wait = took; wait > 0; wait -= interval) times.push(wait)
    await pause(Math.max(1, interval - (took % interval)))
  }
  return { times, failed }
}
