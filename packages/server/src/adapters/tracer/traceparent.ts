import { isSpanContextValid, type SpanContext } from '@opentelemetry/api'

const written = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** The span that a traceparent names. Later versions say the same at the beginning and may say more behind it. */
export function readTraceparent(text: string): SpanContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', more] = written.exec(text.trim()) ?? []
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined
  const named = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(named) ? named : undefined
}

export const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
