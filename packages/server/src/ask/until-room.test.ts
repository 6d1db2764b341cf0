import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { untilRoom } from './until-room.ts'

const full = () => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })

test('what finds no room is tried again until it does', async () => {
  vi.useFakeTimers()
  try {
    let attempts = 0
    const told = untilRoom(
      () => (++attempts < 4 ? Promise.reject(full()) : Promise.resolve('told')),
      new AbortController().signal,
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await told).toBe('told')
    expect(attempts).toBe(4)
  } finally {
    vi.useRealTimers()
  }
})

test('any other failure is passed on at once', async () => {
  let attempts = 0
  const attempt = () => (attempts++, Promise.reject(new Error('something else')))
  await expect(untilRoom(attempt, new AbortController().signal)).rejects.toThrow('something else')
  expect(attempts).toBe(1)
})

test('a process that stops does not wait for room', async () => {
  const stopping = new AbortController()
  const waiting = untilRoom(() => Promise.reject(full()), stopping.signal)
  const stopped = expect(waiting).rejects.toThrow()
  await pause(10)
  stopping.abort()
  await stopped
})
