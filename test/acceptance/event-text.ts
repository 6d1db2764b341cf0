import type { Service } from './service.ts'

/** A frame of an event stream as it came, byte for byte, comments left out. */
export interface Frame {
  readonly text: string
  readonly event: string
  readonly id: string
  readonly data: string
}

export interface EventText {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly frames: readonly Frame[]
}

const field = (frame: string, name: string): string =>
  frame
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? ''

export function framesOf(text: string): readonly Frame[] {
  return text
    .split('\n\n')
    .map((frame) =>
      frame
        .split('\n')
        .filter((line) => !line.startsWith(':'))
        .join('\n'),
    )
    .filter((frame) => frame !== '')
    .map((frame) => ({
      text: frame,
      event: field(frame, 'event'),
      id: field(frame, 'id'),
      data: field(frame, 'data'),
    }))
}

/** Asks with stream: true and reads the stream to its end. */
export function askForText(
  service: Service,
  body: object,
  headers: { readonly [name: string]: string } = {},
): Promise<EventText> {
  return read(`${service.url}/v2/team/jobs`, {
    method: 'POST',
    headers: { 'x-pd-api-key': service.key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...body, stream: true }),
  })
}

export function eventsText(
  service: Service,
  jobId: string,
  userId: string,
  options: { readonly lastEventId?: string; readonly after?: string } = {},
): Promise<EventText> {
  const query = new URLSearchParams({
    user_id: userId,
    ...(options.after === undefined ? {} : { after: options.after }),
  })
  return read(`${service.url}/v2/team/jobs/${jobId}/events?${query}`, {
    headers: {
      'x-pd-api-key': service.key,
      ...(options.lastEventId === undefined ? {} : { 'last-event-id': options.lastEventId }),
    },
  })
}

async function read(url: string, init: RequestInit): Promise<EventText> {
  const response = await fetch(url, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, frames: framesOf(text) }
}
