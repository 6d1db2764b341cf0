import type { ServerNotification } from '@modelcontextprotocol/sdk/types.js'
import type { Call } from './tool.ts'

/** Progress for a caller that gave a token, else nothing. What it is told only grows, as the protocol wants. */
export function tellProgress(
  progressToken: string | number | undefined,
  send: (notification: ServerNotification) => Promise<void>,
): Call['tell'] {
  if (progressToken === undefined) return () => undefined
  let [last, said] = [0, '']
  return (message, progress = last + 1, total) => {
    if (message === said && progress <= last) return
    // Words that are new are told in any case.
    last = progress > last ? progress : last + 0.001
    said = message
    const params = { progressToken, progress: last, message, ...(total === undefined ? {} : { total }) }
    // Whoever hung up misses it.
    send({ method: 'notifications/progress', params }).catch(() => undefined)
  }
}
