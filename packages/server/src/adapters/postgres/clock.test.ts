import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres, withoutPostgres, type PostgresServer } from '../../../../../test/services/postgres.ts'
import { openDatabaseClock } from './clock.ts'
import { openPool } from './open-pool.ts'

describe.skipIf(withoutPostgres !== undefined)('the time of the database', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  const open = async (monotonic: () => number, told: unknown[] = []) => {
    const pool = openPool({ url: server.url, connections: 1 })
    const clock = await openDatabaseClock({ pool, monotonic, onError: (error) => told.push(error) })
    onTestFinished(async () => {
      clock.close()
      await pool.end()
    })
    return clock
  }

  test('two nodes with clocks of their own say the same time', async () => {
    const began = Date.now()
    const [one, other] = [
      await open(() => performance.now() + 7_200_000),
      await open(() => performance.now() - 86_400_000),
    ]
    const [early, late] = [one.now().getTime(), other.now().getTime()]
    // What lies between is no more than the shortest round trips, on a busy machine.
    expect(Math.abs(late - early)).toBeLessThan(1_000)
    for (const time of [early, late]) {
      expect(time).toBeGreaterThan(began - 1_000)
      expect(time).toBeLessThan(Date.now() + 1_000)
    }
  })

  test('it goes on as the clock does that never stands still', async () => {
    let local = 0
    const clock = await open(() => local)
    const before = clock.now().getTime()
    local += 1_500
    expect(clock.now().getTime() - before).toBe(1_500)
    expect(clock.monotonic()).toBe(1_500)
  })

  test('it is measured again, and never goes back', async () => {
    let wrong = 0
    const clock = await open(() => performance.now() + wrong)
    // A node that slept for an hour, whose clock did not go on.
    wrong = -3_600_000
    const asleep = clock.now().getTime()
    await clock.measure()
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(asleep)
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000)
    // One that went ahead waits until the others are there.
    wrong = 0
    const ahead = clock.now().getTime()
    expect(ahead - Date.now()).toBeGreaterThan(3_500_000)
    await clock.measure()
    expect(clock.now().getTime()).toBe(ahead)
  })
})
