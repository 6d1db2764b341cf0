import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** Something is read still, or moves, two frames from now; what moves for ever is no transition. */
const isMoving = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(
  document.querySelector('.mantine-Skeleton-root') !== null ||
  document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity)
))))`

export interface Stillness {
  /** Nothing is asked for and nothing moves, twice in a row: what came may have led to the next request. */
  readonly reached: () => Promise<void>
}

export function watchStillness(page: Page): Stillness {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return {
    reached: async () => {
      let stillFor = 0
      const look = async () => {
        const moves = await page.evaluate<boolean>(isMoving)
        stillFor = moves || underWay.size > 0 ? 0 : stillFor + 1
        return stillFor
      }
      await expect.poll(look, { interval: 20, timeout: 60_000 }).toBeGreaterThanOrEqual(2)
    },
  }
}
