import type { StreamEvent } from '@auger/sdk/stream'
import { eventsOf } from '../../server/event-stream.ts'
import { Failure } from '../../server/failure.ts'
import { streamEventOf } from './stream-event.ts'

export interface Followed {
  readonly jobId: string
  readonly lastEventId: string
}

/** Opens a connection: anew, or after the event that came last. */
export type Connect = (after: Followed | undefined) => Promise<Response>

export interface FollowOptions {
  /** A connection was lost and will be taken up again. */
  readonly onDropped: () => void
  readonly pause: (milliseconds: number) => Promise<void>
}

const mostFailures = 8

/** Every event of a job once and in order, over as many connections as it takes. */
export async function* followJob(
  connect: Connect,
  start: Followed | undefined,
  { onDropped, pause }: FollowOptions,
): AsyncGenerator<StreamEvent, void> {
  let place = start
  for (let failures = 0; ; failures++) {
    try {
      for await (const message of eventsOf(await connect(place))) {
        const event = streamEventOf(message)
        if (event === undefined) continue
        failures = 0
        if (event.type === 'JOB_ID') place = { jobId: event.jobId, lastEventId: event.lastEventId }
        else if (place !== undefined && 'lastEventId' in event)
          place = { ...place, lastEventId: event.lastEventId }
        yield event
        if (event.type === 'END_MARK') return
      }
    } catch (error) {
      if (isFinal(error) || place === undefined || failures >= mostFailures) throw error
    }
    if (failures >= mostFailures) throw new Error('The stream was dropped too often')
    onDropped()
    await pause(Math.min(250 * 2 ** failures, 8_000))
  }
}

/** A refusal stays one however often it is asked; a fault on the way there may pass. */
const isFinal = (error: unknown): boolean =>
  error instanceof Failure && error.status !== 0 && ![502, 503, 504].includes(error.status)
