import { expect, test } from 'vitest'
import { EngineFailure, type Isolation } from '../../../ports/engine.ts'
import type { EngineChild } from './engine-child.ts'
import { findIsolation } from './find-isolation.ts'

/** Children that start at some levels and fail at others with what they wrote. */
function starting(works: (level: Isolation) => boolean) {
  const started: Isolation[] = []
  const start = (level: Isolation): EngineChild => {
    started.push(level)
    const ready = works(level)
      ? Promise.resolve()
      : Promise.reject(new EngineFailure('lost', 'It stopped.', { cause: `no ${level} here\n` }))
    return {
      processId: undefined,
      childFolder: { folder: '', inputs: '', outputs: '', spill: '' },
      ready,
      gone: Promise.resolve(),
      alive: true,
      perform: () => Promise.reject(new Error('not asked for')),
      interrupt: () => undefined,
      kill: () => undefined,
    }
  }
  return { started, start }
}

test('the best level that starts is taken, and nothing is missing', async () => {
  const { started, start } = starting(() => true)
  expect(await findIsolation(start, 'linux')).toMatchObject({ isolation: 'sandbox', shortfall: undefined })
  expect(started).toEqual(['sandbox'])
})

test('a lower level tells why it is not the best', async () => {
  const { started, start } = starting((level) => level === 'process')
  expect(await findIsolation(start, 'linux')).toMatchObject({
    isolation: 'process',
    shortfall: 'sandbox failed: no sandbox here',
  })
  expect(started).toEqual(['sandbox', 'limits', 'process'])
})

test('elsewhere than on Linux there is one level', async () => {
  const { started, start } = starting(() => true)
  const { isolation, shortfall } = await findIsolation(start, 'darwin')
  expect(isolation).toBe('process')
  expect(shortfall).toMatch(/^darwin has neither/)
  expect(started).toEqual(['process'])
})

test('an engine that starts at no level is an error', async () => {
  await expect(findIsolation(starting(() => false).start, 'linux')).rejects.toThrow(
    'The analysis engine does not start: sandbox failed: no sandbox here',
  )
})
