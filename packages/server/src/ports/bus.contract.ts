import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bus, JobNews } from './bus.ts'

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

/** The behaviour of every bus. `open` gives one that nobody listens to. */
export function busContract(name: string, open: () => Promise<Bus>): void {
  describe(`${name} as a bus`, () => {
    let bus: Bus
    beforeEach(async () => {
      bus = await open()
    })
    afterEach(() => bus.close())

    const news = (jobId: string, cancelled = false): JobNews => ({ jobId, cancelled })
    const listen = (jobId: string) => {
      const heard: JobNews[] = []
      const stop = bus.listen(jobId, (some) => heard.push(some))
      return { heard, stop }
    }

    test('all who listen to a job hear its news in order, and no other news', async () => {
      const [one, other, elsewhere] = [listen('job-1'), listen('job-1'), listen('job-2')]
      await bus.announce(news('job-1'))
      await bus.announce(news('job-1', true))
      await bus.announce(news('job-3'))
      await bus.announce(news('job-2'))

      await eventually(() => expect(elsewhere.heard).toEqual([news('job-2')]))
      expect(one.heard).toEqual([news('job-1'), news('job-1', true)])
      expect(other.heard).toEqual(one.heard)
    })

    test('who stops listening hears no more, and the others still do', async () => {
      const [one, other] = [listen('job-1'), listen('job-1')]
      one.stop()
      one.stop()
      await bus.announce(news('job-1'))
      await eventually(() => expect(other.heard).toHaveLength(1))
      other.stop()
      await bus.announce(news('job-1'))
      const again = listen('job-1')
      await bus.announce(news('job-1', true))
      await eventually(() => expect(again.heard.at(-1)).toEqual(news('job-1', true)))
      expect([one.heard.length, other.heard.length]).toEqual([0, 1])
    })

    test('one function may listen twice, and stops once for each', async () => {
      const heard: JobNews[] = []
      const hear = (some: JobNews) => void heard.push(some)
      const [stop] = [bus.listen('job-1', hear), bus.listen('job-1', hear)]
      await bus.announce(news('job-1'))
      await eventually(() => expect(heard).toHaveLength(2))
      stop()
      await bus.announce(news('job-1'))
      await eventually(() => expect(heard).toHaveLength(3))
    })

    test('listeners may come and go while they hear', async () => {
      const heard: string[] = []
      const stopFirst = bus.listen('job-1', () => {
        heard.push('first')
        stopFirst()
        stopSecond()
        bus.listen('job-1', () => heard.push('late'))
      })
      const stopSecond = bus.listen('job-1', () => heard.push('second'))
      await bus.announce(news('job-1'))
      await eventually(() => expect(heard).toEqual(['first']))
      await bus.announce(news('job-1'))
      await eventually(() => expect(heard).toEqual(['first', 'late']))
    })

    test('a closed bus is silent', async () => {
      const { heard } = listen('job-1')
      await bus.announce(news('job-1'))
      await eventually(() => expect(heard).toHaveLength(1))
      await bus.close()
      await bus.announce(news('job-1')).catch(() => {})
      await wait(20)
      expect(heard).toHaveLength(1)
    })
  })
}
