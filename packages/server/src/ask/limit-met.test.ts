import { expect, test } from 'vitest'
import { failures } from '../domain/errors.ts'
import { EngineFailure } from '../ports/engine.ts'
import { limitMet } from './limit-met.ts'

test.each([
  [new EngineFailure('timeout', 'It took longer.'), false, 'time'],
  [new EngineFailure('memory', 'It needed more.'), false, 'memory'],
  [new EngineFailure('too-large', 'It would read more.'), false, 'size'],
  [new EngineFailure('aborted', 'It was stopped.'), true, 'time'],
  [new DOMException('The operation timed out.', 'TimeoutError'), true, 'time'],
  [failures.storageFull(), false, 'storage'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), false, 'storage'],
  [new EngineFailure('failed', 'Could not write: No space left on device'), false, 'storage'],
  [new EngineFailure('refused', 'It is not allowed.'), false, undefined],
  [failures.sourcesNotReady(), false, undefined],
  [new EngineFailure('lost', 'It went away.'), false, undefined],
  [new Error('something else'), false, undefined],
])('%s, late: %s, met the limit of %s', (error, late, limit) => {
  expect(limitMet(error, late)).toBe(limit)
})
