import { AugerError, unreadableAnswer } from './auger-error.ts'

/** The data of a successful answer. The overview's code is an object in one wire mode and an integer in the other. */
export async function dataOf(response: Response): Promise<unknown> {
  const text = await response.text()
  const envelope = parse(text)
  const code = codeOf(envelope)
  if (response.ok && code === 0) return envelope?.['data']
  throw failureOf(response, envelope, code, text)
}

function failureOf(
  response: Response,
  envelope: { readonly [field: string]: unknown } | undefined,
  code: number | undefined,
  text: string,
): AugerError {
  const message = envelope?.['msg']
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new AugerError({
    code: code === undefined || code === 0 ? unreadableAnswer : code,
    status: response.status,
    message: typeof message === 'string' ? message : `HTTP ${response.status}: ${text.slice(0, 200)}`,
    traceId: response.headers.get('x-pd-trace-id') ?? undefined,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  })
}

function parse(text: string): { readonly [field: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as { [field: string]: unknown }) : undefined
  } catch {
    return undefined
  }
}

function codeOf(envelope: { readonly [field: string]: unknown } | undefined): number | undefined {
  const code = envelope?.['code']
  const inner = typeof code === 'object' && code !== null ? (code as { readonly code?: unknown }).code : code
  return typeof inner === 'number' ? inner : undefined
}
