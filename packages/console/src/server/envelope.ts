import { Failure, unreadable } from './failure.ts'

interface Envelope {
  readonly code?: unknown
  readonly msg?: unknown
  readonly data?: unknown
}

/** The data of a successful answer; any other is thrown. */
export async function dataOf(response: Response): Promise<unknown> {
  const text = await response.text()
  const envelope = read(text)
  const code = codeOf(envelope)
  if (response.ok && code === 0) return envelope?.data
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  throw new Failure({
    code: code === undefined || code === 0 ? unreadable : code,
    status: response.status,
    message: typeof envelope?.msg === 'string' ? envelope.msg : `HTTP ${response.status}`,
    traceId: response.headers.get('x-pd-trace-id') ?? undefined,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  })
}

function read(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** The overview's code is an object in one wire mode and an integer in the other. */
function codeOf(envelope: Envelope | undefined): number | undefined {
  const code = envelope?.code
  const inner = typeof code === 'object' && code !== null && 'code' in code ? code.code : code
  return typeof inner === 'number' ? inner : undefined
}
