// One attack on a fresh service: an idle stretch and an attacked one in turn, then whether the service still answers.
import { setTimeout as pause } from 'node:timers/promises'
import { peakMegabytes } from '../processes/memory.mjs'
import { openProbe } from './probe/open-probe.mjs'
import { openPlainQuestion } from './service/plain-question.mjs'
import { startService } from './service/start-service.mjs'

const calmSeconds = 120

export async function measureAttack(attack, { rounds, seconds, small, profile }) {
  const { settings, descriptors } = attack
  const service = await startService({ settings, descriptors, profile })
  const probe = await openProbe(service)
  let prepared
  try {
    const plainQuestion = await openPlainQuestion(service)
    prepared = { plainQuestion, ...(await attack.prepare?.(service, { small })) }
    await warmUp(probe, prepared)
    const idle = noTimes()
    const attacked = noTimes()
    let [after, meanwhile] = ['not asked', 0]
    for (let round = 0; round < rounds && service.ending() === undefined; round++) {
      add(idle, await stretch(probe, prepared, seconds))
      add(attacked, await attackedStretch({ attack, service, probe, prepared, seconds }))
      meanwhile = peakMegabytes(service.processId)
      after = await answersWithin(plainQuestion, calmSeconds)
    }
    const remains = service.ending() === undefined ? await attack.remains?.(service) : undefined
    return {
      attack,
      idle,
      attacked,
      after,
      peak: meanwhile,
      remains,
      ending: service.ending(),
      complaints: service.complaints(),
    }
  } finally {
    prepared?.close?.()
    await probe.close()
    await service.stop()
  }
}

const noTimes = () => ({ healthz: [], sessions: [], honest: [], failed: 0 })

function add(all, { healthz, sessions, honest }) {
  // A list may be too long to be passed as arguments.
  for (const time of healthz.times) all.healthz.push(time)
  for (const time of sessions.times) all.sessions.push(time)
  for (const time of honest) all.honest.push(time)
  all.failed += healthz.failed + sessions.failed
}

/** Nobody's first question is measured. */
async function warmUp(probe, prepared) {
  await stretch(probe, prepared, 0.5)
}

async function stretch(probe, { honest }, seconds) {
  const waits = []
  const found = await probe.during(async () => {
    const over = pause(seconds * 1_000)
    if (honest !== undefined) waits.push(await timed(honest))
    await over
  })
  return { ...found, honest: waits }
}

async function attackedStretch({ attack, service, probe, prepared, seconds }) {
  const stopping = new AbortController()
  const attacking = attack.attack(service, prepared, stopping.signal).catch((error) => {
    // Requests that the end of the attack cuts off, and those that a stalled service does not answer.
    if (!stopping.signal.aborted) console.log(`  ${attack.name}: ${error.message}`)
  })
  try {
    await pause(300)
    return await stretch(probe, prepared, seconds)
  } finally {
    stopping.abort()
    await attacking
  }
}

async function timed(work) {
  const began = performance.now()
  await work().catch(() => undefined)
  return performance.now() - began
}

/** Says how it went; it may take its time to calm down. */
async function answersWithin(plainQuestion, seconds) {
  let last = ''
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(200)) {
    const timeUp = pause(end - Date.now()).then(() => Promise.reject(new Error('no answer')))
    timeUp.catch(() => undefined)
    last = await Promise.race([plainQuestion(), timeUp]).then(
      () => 'answers',
      (error) => error.message,
    )
    if (last === 'answers' || /ECONNREFUSED/.test(last)) return last
  }
  return last
}
