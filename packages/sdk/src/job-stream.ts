import { errorCodes, type StreamError } from '@auger/contract'
import { AugerError } from './auger-error.ts'
import { pause } from './pause.ts'
import { readServerSentEvents } from './server-sent-events.ts'
import { streamBody } from './stream-body.ts'
import { streamEventOf, type StreamEvent } from './stream-event.ts'

export interface StreamOptions {
  readonly signal?: AbortSignal | undefined
  /** How often in a row a dropped connection is taken up again without one new event; 5 unless told. */
  readonly retries?: number | undefined
  /** The service says something at least every 15 s; a connection silent for longer than this counts as dropped. */
  readonly silenceMilliseconds?: number | undefined
  readonly retryMilliseconds?: number | undefined
}

/** Opens a connection: `after` names the job and the last event that came, once there was one. */
export type Connect = (
  after: { readonly jobId: string; readonly lastEventId: string } | undefined,
  signal: AbortSignal,
) => Promise<Response>

/** Every event of a job once and in order, over as many connections as it takes. */
export async function* streamJob(
  connect: Connect,
  after: { readonly jobId: string; readonly lastEventId: string } | undefined,
  options: StreamOptions = {},
): AsyncGenerator<StreamEvent, void> {
  const { signal, retries = 5, silenceMilliseconds = 60_000, retryMilliseconds = 200 } = options
  let place = after
  for (let failures = 0; ; failures++) {
    try {
      for await (const event of oneConnection(connect, place, signal, silenceMilliseconds)) {
        failures = 0
        if (event.type === 'JOB_ID') place = { jobId: event.jobId, lastEventId: event.lastEventId }
        else if (place !== undefined) place = { ...place, lastEventId: event.lastEventId }
        yield event
        if (event.type === 'END_MARK') return
      }
    } catch (error) {
      if (signal?.aborted || isFinal(error) || failures >= retries) throw error
    }
    if (failures >= retries)
      throw new Error(`The stream was dropped ${retries + 1} times without a new event`)
    await pause(Math.min(retryMilliseconds * 2 ** failures, 5_000), signal)
  }
}

async function* oneConnection(
  connect: Connect,
  place: { readonly jobId: string; readonly lastEventId: string } | undefined,
  signal: AbortSignal | undefined,
  silenceMilliseconds: number,
): AsyncGenerator<StreamEvent, void> {
  const silence = new AbortController()
  const timer = setTimeout(
    () => silence.abort(new Error(`The stream was silent for ${silenceMilliseconds} ms`)),
    silenceMilliseconds,
  )
  try {
    const either = signal === undefined ? silence.signal : AbortSignal.any([signal, silence.signal])
    const response = await connect(place, either)
    const body = await streamBody(response)
    let known = place !== undefined
    for await (const message of readServerSentEvents(watched(body, () => timer.refresh()))) {
      const event = streamEventOf(message)
      if (event === undefined) continue
      known ||= event.type === 'JOB_ID'
      if (event.type === 'ERROR' && !known) throw refusalOf(event.content, response)
      yield event
    }
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

/** In one wire mode a job that is refused before it exists answers with a stream; it is thrown as in the other. */
function refusalOf({ code, message }: StreamError, { headers }: Response): AugerError {
  const known: { readonly [code: string]: { readonly status: number } | undefined } = errorCodes
  return new AugerError({
    code: Number(code),
    status: known[code]?.status ?? 400,
    message,
    traceId: headers.get('x-pd-trace-id') ?? undefined,
  })
}

async function* watched(
  body: AsyncIterable<Uint8Array>,
  heard: () => void,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of body) {
    heard()
    yield chunk
  }
}

/** A refusal stays one however often it is asked; a fault on the way there, or a server that restarts, may pass. */
const isFinal = (error: unknown): boolean =>
  error instanceof AugerError && ![502, 503, 504].includes(error.status)
