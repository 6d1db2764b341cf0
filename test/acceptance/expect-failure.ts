import { expect } from 'vitest'
import { errorCodes, type ErrorCode } from '@auger/contract'
import { AugerError } from '@auger/sdk'
import type { RawAnswer } from './raw-request.ts'

/** A failure by the table of errors: its code, its HTTP status, its message's beginning, a trace id. */
export async function expectFailure(
  attempt: Promise<unknown>,
  code: ErrorCode,
  status: number = errorCodes[code].status,
): Promise<AugerError> {
  const failure = await attempt.then(
    (value) => value,
    (error: unknown) => error,
  )
  expect(failure, `expected ${code}, got ${JSON.stringify(failure)}`).toBeInstanceOf(AugerError)
  const error = failure as AugerError
  expect({ code: error.code, status: error.status, message: error.message }).toMatchObject({ code, status })
  expect(error.traceId, 'a failure has a trace id').toBeTruthy()
  return error
}

export function expectRawFailure(
  answer: RawAnswer,
  code: ErrorCode,
  status: number = errorCodes[code].status,
): void {
  expect({ status: answer.status, code: answer.json?.code }, answer.text.slice(0, 300)).toEqual({
    status,
    code,
  })
  expect(typeof answer.json?.msg).toBe('string')
  expect(answer.headers['x-pd-trace-id']).toBeTruthy()
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
}

/** A signed address that is forged or has ended. */
export function expectForbidden(answer: RawAnswer): void {
  expect(answer.status, answer.text.slice(0, 200)).toBe(403)
  expect(answer.json?.code).toBeGreaterThan(0)
  expect(typeof answer.json?.msg).toBe('string')
  expect(answer.headers['x-pd-trace-id']).toBeTruthy()
}
