import { AugerError, unreadableAnswer } from './auger-error.ts'
import { dataOf } from './envelope.ts'

/** The bytes of an answer that is a stream; any other answer is thrown. */
export async function streamBody(response: Response): Promise<AsyncIterable<Uint8Array>> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (response.ok && isStream && response.body !== null) return response.body
  await dataOf(response)
  const message = 'A request for a stream was answered with something else'
  throw new AugerError({ code: unreadableAnswer, status: response.status, message })
}
