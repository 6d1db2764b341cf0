import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT_CONTEXT, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import type { Attributes, Tracer } from '../../ports/tracer.ts'
import { tellingExporter } from './telling-exporter.ts'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

export interface OtelTracerOptions {
  /** Where traces are sent, whole. */
  readonly url: string
  readonly serviceName: string
  /** Of the traces that begin here; of others whoever began them has decided. */
  readonly ratio: number
  /** What else is known of this process. */
  readonly process: Attributes
  readonly onError: (error: unknown) => void
}

/** What comes while so many wait to be sent is dropped. */
const mostWaiting = 4_096
const exportMilliseconds = 5_000
const everyMilliseconds = 1_000
const closeMilliseconds = 2_000

/** Spans to a collector, in the background. Nothing global is set, so that no library begins to tell of itself. */
export function openOtelTracer({ url, serviceName, ratio, process, onError }: OtelTracerOptions): Tracer {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportMilliseconds })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ ...process, 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor(tellingExporter(exporter, onError), {
        maxQueueSize: mostWaiting,
        scheduledDelayMillis: everyMilliseconds,
        exportTimeoutMillis: exportMilliseconds,
      }),
    ],
  })
  const tracer = provider.getTracer('auger')
  const underWay = new AsyncLocalStorage<Span>()

  async function begin<Value>(
    above: Context,
    name: string,
    attributes: Attributes,
    work: () => Promise<Value>,
  ): Promise<Value> {
    const span = tracer.startSpan(name, { attributes }, above)
    try {
      return await underWay.run(span, work)
    } catch (error) {
      // The message may quote the data.
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    active: true,
    span: (name, attributes, work) => {
      const above = underWay.getStore()
      return begin(
        above === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, above),
        name,
        attributes,
        work,
      )
    },
    continued: (traceparent, name, attributes, work) => {
      const above = traceparent === undefined ? undefined : readTraceparent(traceparent)
      const context = above === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, above)
      return begin(context, name, attributes, work)
    },
    note: (attributes) => void underWay.getStore()?.setAttributes(attributes),
    current: () => {
      const span = underWay.getStore()
      return span === undefined ? undefined : writeTraceparent(span.spanContext())
    },
    close: () =>
      Promise.race([
        provider.shutdown().catch(onError),
        pause(closeMilliseconds, undefined, { ref: false }).then(() => undefined),
      ]),
  }
}
