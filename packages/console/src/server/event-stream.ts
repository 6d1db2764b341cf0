import { readServerSentEvents, type ServerSentEvent } from '@auger/sdk/stream'
import { dataOf } from './envelope.ts'
import { Failure, unreadable } from './failure.ts'

/** The events of an answer that is a stream; any other answer is thrown. */
export async function* eventsOf(response: Response): AsyncGenerator<ServerSentEvent, void> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (response.ok && isStream && response.body !== null) {
    yield* readServerSentEvents(bytesOf(response.body))
    return
  }
  await dataOf(response)
  throw new Failure({ code: unreadable, status: response.status, message: 'No stream was answered' })
}

/** Not every browser iterates over a stream by itself. */
async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
