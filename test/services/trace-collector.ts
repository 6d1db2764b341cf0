import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** What a collector of traces was sent, over OTLP/HTTP as JSON. */
export interface TraceCollector {
  readonly url: string
  readonly spans: readonly CollectedSpan[]
  /** Everything as it came. */
  text(): string
  close(): Promise<void>
}

export interface CollectedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly attributes: { readonly [name: string]: unknown }
  readonly isError: boolean
  readonly milliseconds: number
  /** What is known of the process that sent it. */
  readonly process: { readonly [name: string]: unknown }
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly SentAttribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

interface SentAttribute {
  readonly key: string
  readonly value: { readonly [type: string]: unknown }
}

interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly SentAttribute[]
  readonly status: { readonly code?: number }
}

const errorStatus = 2

/** `hangs`: it takes what it is sent and never answers. */
export async function startTraceCollector({ hangs = false } = {}): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const received: string[] = []
  const server = createServer((request, response) => {
    void json(request).then((sent) => {
      received.push(JSON.stringify(sent))
      spans.push(...spansIn(sent as Sent))
      if (!hangs) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => received.join('\n'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const spansIn = ({ resourceSpans }: Sent): readonly CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        name: span.name,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        attributes: read(span.attributes),
        isError: span.status.code === errorStatus,
        milliseconds: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
        process: read(resource.attributes),
      })),
    ),
  )

const read = (attributes: readonly SentAttribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
