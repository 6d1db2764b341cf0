import { isDeepStrictEqual } from 'node:util'
import type { Group, JobEvent, Said, Utterance } from '../domain/event.ts'
import type { Bus } from '../ports/bus.ts'
import type { Clock } from '../ports/clock.ts'
import type { Store } from '../ports/store.ts'
import type { Tally } from './tally.ts'

/** How a running job speaks: what it says is kept first and announced after, so that nobody hears what could be lost. */
export interface Voice {
  say(group: Group, ...words: readonly Said[]): Promise<void>
}

/** The job was cancelled or deleted while it ran. */
export class JobOver extends Error {
  override readonly name = 'JobOver'
}

export interface VoiceDeps {
  readonly store: Store
  readonly bus: Bus
  readonly clock: Clock
  readonly tally: Pick<Tally, 'time'>
}

/**
 * A job that was begun before by a process that died says the same again, because everything it depends on is pinned; what
 * was heard already is not repeated.
 */
export async function voiceOf(jobId: string, deps: VoiceDeps): Promise<Voice> {
  const heard: JobEvent[] = [...(await deps.store.jobs.events(jobId, 0))]
  let position = 0
  return {
    async say(group, ...words) {
      const fresh: Utterance[] = []
      const createdAt = deps.clock.now().toISOString()
      for (const said of words) {
        const before = heard[position++]
        if (before === undefined) fresh.push({ createdAt, group, said })
        else if (
          !isDeepStrictEqual(
            { group: before.group, said: before.said },
            JSON.parse(JSON.stringify({ group, said })),
          )
        )
          throw new Error(`job ${jobId} came to say something else than before its process died`)
      }
      if (fresh.length === 0) return
      const last = await deps.tally.time('say', () => deps.store.jobs.append(jobId, fresh))
      if (last === undefined) throw new JobOver()
      await deps.bus.announce({ jobId, cancelled: false })
    },
  }
}
