// The probe as the benchmark sees it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export async function openProbe({ url, key }) {
  const child = fork(path.join(import.meta.dirname, 'probe.mjs'), [url, key])
  await once(child, 'message')
  return {
    /** What the work meets: { healthz: { times, failed }, sessions }. It ends with the answer to the last request. */
    async during(work) {
      const measured = once(child, 'message')
      child.send({ kind: 'begin' })
      await work()
      child.send({ kind: 'end' })
      const [{ found }] = await measured
      return found
    },
    async close() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
