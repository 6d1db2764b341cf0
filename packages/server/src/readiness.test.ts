import { expect, test } from 'vitest'
import { leastFreeBytes } from './domain/out-of-space.ts'
import { readiness } from './readiness.ts'

function bench() {
  const state = { working: true, left: leastFreeBytes, gone: false, broken: false, cut: false }
  const notReady = readiness({
    store: { check: () => (state.broken ? Promise.reject(new Error('no')) : Promise.resolve()) },
    objects: { check: () => (state.cut ? Promise.reject(new Error('no')) : Promise.resolve()) },
    disk: { free: () => (state.gone ? Promise.reject(new Error('ENOENT')) : Promise.resolve(state.left)) },
    isWorking: () => state.working,
  })
  return { state, notReady }
}

test('a service that works is ready as long as the disk has room for an upload', async () => {
  const { state, notReady } = bench()
  expect(await notReady()).toBeUndefined()
  state.left -= 1
  expect(await notReady()).toBe('the disk is full')
  state.left += 1
  expect(await notReady()).toBeUndefined()
})

test('a service that starts or stops, or whose data does not answer, is not ready and says so', async () => {
  const { state, notReady } = bench()
  state.gone = true
  expect(await notReady()).toBe('the data folder does not answer')
  state.working = false
  expect(await notReady()).toBe('it is starting or stopping')
  state.cut = true
  expect(await notReady()).toBe('the bucket of objects does not answer')
  state.broken = true
  expect(await notReady()).toBe('the store does not answer')
})
