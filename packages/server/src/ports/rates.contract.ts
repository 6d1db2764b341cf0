import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Rates } from './rates.ts'

/** The behaviour of everything that counts how often somebody comes. `open` gives one that nobody came to. */
export function ratesContract(name: string, open: () => Promise<Rates>): void {
  describe(`${name} as rates`, () => {
    const takeMany = async (rates: Rates, subject: string, perSecond: number, count: number) => {
      const began = performance.now()
      const taken = await Promise.all(Array.from({ length: count }, () => rates.take(subject, perSecond)))
      /** What was filled in while it took. */
      const refilled = Math.ceil(((performance.now() - began) / 1_000) * perSecond)
      return { allowed: taken.filter(({ allowed }) => allowed).length, refilled, taken }
    }

    test('as many as there are a second pass at once, and no more', async () => {
      const rates = await open()
      const { allowed, refilled } = await takeMany(rates, 'anna', 5, 40)
      expect(allowed).toBeGreaterThanOrEqual(5)
      expect(allowed).toBeLessThanOrEqual(5 + refilled)
    })

    test('the first is told what is left', async () => {
      const rates = await open()
      expect(await rates.take('anna', 20)).toEqual({ allowed: true, remaining: 19, waitSeconds: 0 })
    })

    test('who is refused is told how long to wait, and passes then', async () => {
      const rates = await open()
      const { taken } = await takeMany(rates, 'anna', 1, 20)
      const refused = taken.filter(({ allowed }) => !allowed)
      expect(refused.length).toBeGreaterThan(0)
      for (const { remaining, waitSeconds } of refused) expect([remaining, waitSeconds]).toEqual([0, 1])
      await wait(1_050)
      expect((await rates.take('anna', 1)).allowed).toBe(true)
    })

    test('who waits has no more than one may have', async () => {
      const rates = await open()
      await rates.take('anna', 3)
      await wait(1_500)
      expect(await rates.take('anna', 3)).toEqual({ allowed: true, remaining: 2, waitSeconds: 0 })
    })

    test('each is counted by himself', async () => {
      const rates = await open()
      await takeMany(rates, 'anna', 2, 10)
      expect(await rates.take("ben's", 2)).toMatchObject({ allowed: true, remaining: 1 })
    })
  })
}
