import type { SpanExporter } from '@opentelemetry/sdk-trace-node'

/** Tells once that spans do not arrive, and again only after some have. */
export function tellingExporter(exporter: SpanExporter, onError: (error: unknown) => void): SpanExporter {
  let isTold = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined
        if (failed && !isTold) onError(new Error('traces do not arrive', { cause: result.error }))
        isTold = failed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}
