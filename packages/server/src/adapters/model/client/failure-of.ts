import { APICallError } from '@ai-sdk/provider'
import { ModelFailure } from '../../../domain/model-failure.ts'

/** Requests of a form that a server does not know; a lower rung may do. */
const unknownForm = [400, 404, 405, 415, 422, 501]
const barred = [401, 402, 403]
const busy = [408, 409, 425, 429]

/** Whether the server does not take what was asked in this way. */
export const isOfForm = (error: unknown): boolean =>
  APICallError.isInstance(error) && unknownForm.includes(error.statusCode ?? 0)

const isBarred = ({ statusCode = 0 }: APICallError): boolean => barred.includes(statusCode)

/** Servers have a code of their own for it, or say it in words alone. */
const isTooLong = ({ message, responseBody = '' }: APICallError): boolean =>
  /context.{0,20}(?:length|size|window|exceed|overflow)|(?:exceed|too (?:long|large|many)|maximum).{0,40}(?:context|tokens)|prompt is too long/i.test(
    `${message} ${responseBody}`,
  )

/** Whether the same request may be answered a moment later. */
export const mayPass = (error: unknown): boolean =>
  APICallError.isInstance(error) ? !isOfForm(error) && !isBarred(error) : error instanceof TypeError

/** How long the server wants to be left alone, in milliseconds; undefined where it does not say. */
export function wantedWait(error: unknown, now: number): number | undefined {
  if (!APICallError.isInstance(error)) return undefined
  const said = Object.entries(error.responseHeaders ?? {}).find(([name]) => /^retry-after$/i.test(name))?.[1]
  if (said === undefined) return undefined
  const seconds = Number(said)
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(said) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}

/** What went wrong, in words for whoever runs the service. No key and no data of anybody is in them. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (APICallError.isInstance(error)) {
    const { statusCode: status } = error
    if (status === undefined) return new ModelFailure('away', 'the model cannot be reached', { cause: error })
    if (barred.includes(status))
      return new ModelFailure('barred', `the model's server answered ${status}: is the key right?`)
    if (busy.includes(status)) return new ModelFailure('busy', `the model's server answered ${status}`)
    if (unknownForm.includes(status) && isTooLong(error))
      return new ModelFailure('large', 'the question with its tables is longer than the model can read')
    if (unknownForm.includes(status))
      return new ModelFailure('barred', `the model's server answered ${status} to every way of asking`)
    return new ModelFailure('away', `the model's server answered ${status}`)
  }
  return new ModelFailure('away', 'the model cannot be reached, or its answer cannot be read', {
    cause: error,
  })
}
