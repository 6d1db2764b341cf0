import { expect, it, vi } from 'vitest'
import { workedOut, type Construction } from './worked-out.ts'

function busy(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

const counting = (steps: number) =>
  vi.fn(function* (): Construction<readonly number[]> {
    const made: number[] = []
    for (let step = 0; step < steps; step++) {
      busy(1)
      made.push(step)
      yield
    }
    return made
  })

it('is made once, whoever needs it how soon', async () => {
  const construct = counting(20)
  const { now, soon } = workedOut(construct)
  const both = await Promise.all([soon(), soon()])
  expect(both[0]).toHaveLength(20)
  expect([both[1], now(), await soon()].every((one) => one === both[0])).toBe(true)
  expect(construct).toHaveBeenCalledTimes(1)
})

it('lets others go on while it is made, unless it is needed at once', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  workedOut(counting(200)).now()
  expect(turns).toBe(0)
  await workedOut(counting(200)).soon()
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})

it('is there at once for one who cannot wait for what has begun', async () => {
  const { now, soon } = workedOut(counting(50))
  const begun = soon()
  const made = now()
  expect(made).toHaveLength(50)
  expect(await begun).toBe(made)
})
