// One measurement: a bounded number of requests over a few connections, nothing but successes.
import { clearTimeout, setTimeout } from 'node:timers'
import autocannon from 'autocannon'
import { processorSeconds } from './processor-time.mjs'

export const connections = 10
const longestSeconds = 60

/** Requests a second, and how many cores the server used meanwhile: near 1, it and not the load was the limit. */
export async function measure({ url, processId }, requests, amount) {
  const began = moment(processId)
  let ended = began
  let answers = 0
  const result = await new Promise((resolve, reject) => {
    const running = autocannon({ url, connections, amount, requests, timeout: 20 }, (error, found) =>
      error ? reject(error) : resolve(found),
    )
    // It looks around once a second only, so the last answer tells when it was done.
    running.on('response', () => {
      if (++answers === amount) ended = moment(processId)
    })
    const timer = setTimeout(() => running.stop(), longestSeconds * 1_000)
    running.on('done', () => clearTimeout(timer))
  })
  if (result['2xx'] !== amount || answers !== amount || result.errors > 0)
    throw new Error(
      `${url}: ${amount} requests gave ${result['2xx']} successes, ${result.non2xx} refusals, ${result.errors} errors`,
    )
  const seconds = (ended.time - began.time) / 1_000
  return { perSecond: amount / seconds, busy: (ended.processor - began.processor) / seconds }
}

const moment = (processId) => ({ time: performance.now(), processor: processorSeconds(processId) })
