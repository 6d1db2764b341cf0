import { expect, it, vi } from 'vitest'
import { inSlices, workedOut, type Construction } from './worked-out.ts'

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

it('makes one after the other, so that turns stay short however many are made', async () => {
  const running = new Set<number>()
  let most = 0
  function* marked(id: number): Construction<number> {
    for (let step = 0; step < 20; step++) {
      running.add(id)
      most = Math.max(most, running.size)
      busy(0.5)
      yield
    }
    running.delete(id)
    return id
  }
  expect(await Promise.all([1, 2, 3].map((id) => inSlices(marked(id))))).toEqual([1, 2, 3])
  expect(most).toBe(1)
})

it('goes on with the next where one fails', async () => {
  // eslint-disable-next-line require-yield
  function* failing(): Construction<number> {
    throw new Error('no words')
  }
  const [first, second] = await Promise.allSettled([inSlices(failing()), inSlices(counting(3)())])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
})
