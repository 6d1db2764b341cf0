/** One event of a text/event-stream. */
export interface ServerSentEvent {
  /** The `event:` field; `message` when there was none. */
  readonly type: string
  readonly data: string
  /** The last `id:` seen up to and with this event; empty when there was none yet. */
  readonly lastEventId: string
}

/** Reads text/event-stream bytes as they come, cut anywhere: inside a character, inside CRLF. An unfinished event is dropped. */
export async function* readServerSentEvents(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<ServerSentEvent, void> {
  let event = startEvent('')
  for await (const line of linesOf(bytes)) {
    if (line !== '') {
      event.read(line)
      continue
    }
    const finished = event.finish()
    if (finished !== undefined) yield finished
    event = startEvent(event.lastEventId())
  }
}

/** A line ends at LF, CR or CRLF; what follows the last of them is no line. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true })
    // A CR at the very end may be half of a CRLF: it waits for what follows.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest.endsWith('\r')) yield rest.slice(0, -1)
}

interface UnfinishedEvent {
  read(line: string): void
  finish(): ServerSentEvent | undefined
  lastEventId(): string
}

function startEvent(inheritedId: string): UnfinishedEvent {
  let type = ''
  let lastEventId = inheritedId
  const data: string[] = []
  return {
    read: (line) => {
      const colon = line.indexOf(':')
      const field = colon === -1 ? line : line.slice(0, colon)
      const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
      if (field === 'event') type = value
      else if (field === 'data') data.push(value)
      else if (field === 'id' && !value.includes('\u0000')) lastEventId = value
    },
    finish: () =>
      data.length === 0 ? undefined : { type: type || 'message', data: data.join('\n'), lastEventId },
    lastEventId: () => lastEventId,
  }
}
