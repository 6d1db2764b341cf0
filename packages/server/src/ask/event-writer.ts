import { isDeepStrictEqual } from 'node:util'
import type { Group, JobEvent, Said, Utterance } from '../domain/event.ts'
import type { Job } from '../domain/job.ts'
import { keptSaid } from '../domain/kept-said.ts'
import type { Bus } from '../ports/bus.ts'
import type { Clock } from '../ports/clock.ts'
import type { Store } from '../ports/store.ts'
import { furtherParagraph } from './message.ts'
import type { Tally } from './tally.ts'

/**
 * Writes the events of a running job: they are stored first and announced after, so that nobody hears what could be lost.
 * Every message is a paragraph of its group.
 */
export interface EventWriter {
  write(group: Group, ...words: readonly Said[]): Promise<void>
  /** Leaves the words to the next who writes: only where nothing that takes long comes before that. */
  hold(group: Group, ...words: readonly Said[]): void
  /** Writes what was held. */
  flush(): Promise<void>
  /** What was held, for whoever ends the job to store with its end. */
  takeHeld(): readonly Utterance[]
}

/** The job was cancelled or deleted while it ran, or another process has taken it up. */
export class JobOver extends Error {
  override readonly name = 'JobOver'
}

export interface EventWriterDeps {
  readonly store: Store
  readonly bus: Bus
  readonly clock: Clock
  readonly tally: Pick<Tally, 'time'>
}

/**
 * A job that was begun before by a process that died says the same again, because everything it depends on is pinned; what
 * was heard already is not repeated.
 */
export async function openEventWriter(
  { id: jobId, attempts }: Pick<Job, 'id' | 'attempts'>,
  deps: EventWriterDeps,
): Promise<EventWriter> {
  const heard: JobEvent[] = [...(await deps.store.jobs.events(jobId, 0))]
  let position = 0
  const spoken = new Set<string>()
  const inItsPlace = (group: Group, said: Said): Said => {
    if (said.kind !== 'message') return said
    const first = !spoken.has(group.id)
    spoken.add(group.id)
    return first ? said : furtherParagraph(said)
  }
  let held: Utterance[] = []

  const hold: EventWriter['hold'] = (group, ...words) => {
    const createdAt = deps.clock.now().toISOString()
    for (const said of words.map((word) => keptSaid(inItsPlace(group, word)))) {
      const before = heard[position++]
      if (before === undefined) held.push({ createdAt, group, said })
      else if (
        !isDeepStrictEqual(
          { group: before.group, said: before.said },
          JSON.parse(JSON.stringify({ group, said })),
        )
      )
        throw new Error(`job ${jobId} came to say something else than before its process died`)
    }
  }
  const takeHeld = (): readonly Utterance[] => {
    const fresh = held
    held = []
    return fresh
  }
  const flush = async (): Promise<void> => {
    const fresh = takeHeld()
    if (fresh.length === 0) return
    const last = await deps.tally.time('say', () => deps.store.jobs.append(jobId, fresh, attempts))
    if (last === undefined) throw new JobOver()
    await deps.bus.announce({ jobId, cancelled: false })
  }
  return {
    hold,
    flush,
    takeHeld,
    async write(group, ...words) {
      hold(group, ...words)
      await flush()
    },
  }
}
