import { parsedJson } from './json.ts'
import { mendChunk } from './mend-chunk.ts'

/** Fetches a stream of events from a server that speaks nearly as OpenAI does, and hands it on as it should be. */
export const mendedFetch =
  (plain: typeof fetch): typeof fetch =>
  async (...request) => {
    const response = await plain(...request)
    if (!response.ok || response.body === null) return response
    const isWhole = (response.headers.get('content-type') ?? '').includes('application/json')
    const events = isWhole ? oneEvent(response) : mendedEvents(response.body)
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    // Whoever reads is told of a failure by the stream itself.
    pour(events, writable).catch(() => undefined)
    return new Response(readable, {
      status: response.status,
      headers: { 'content-type': 'text/event-stream' },
    })
  }

async function pour(events: AsyncIterable<string>, writable: WritableStream<Uint8Array>): Promise<void> {
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  try {
    for await (const event of events) await writer.write(encoder.encode(event))
    await writer.close()
  } catch (error) {
    await writer.abort(error)
  }
}

/** A server that does not stream sends its whole message at once. */
async function* oneEvent(response: Response): AsyncGenerator<string> {
  yield eventOf(await response.text())
}

async function* mendedEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of body) {
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) yield eventIn(line)
  }
  yield eventIn(rest)
}

const eventIn = (line: string): string =>
  line.startsWith('data:') ? eventOf(line.slice('data:'.length)) : ''

/** What is no JSON is the mark of the end, or noise. */
function eventOf(data: string): string {
  const chunk = parsedJson(data)
  return chunk === undefined ? '' : `data: ${JSON.stringify(mendChunk(chunk))}\n\n`
}
