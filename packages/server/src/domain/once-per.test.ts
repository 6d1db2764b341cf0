import { expect, it, vi } from 'vitest'
import { oncePer } from './once-per.ts'

it('finds once for each object, also where nothing was found', () => {
  const find = vi.fn((of: { readonly size: number }) => (of.size === 0 ? undefined : of.size * 2))
  const found = oncePer(find)
  const [some, none] = [{ size: 2 }, { size: 0 }]
  expect([found(some), found(none), found(some), found(none), found({ size: 2 })]).toEqual([
    4,
    undefined,
    4,
    undefined,
    4,
  ])
  expect(find).toHaveBeenCalledTimes(3)
})

it('keeps what it found by a part', () => {
  const find = vi.fn(({ part }: { readonly part: { readonly size: number } }) => part.size)
  const found = oncePer(find, ({ part }) => part)
  const part = { size: 3 }
  expect([found({ part }), found({ part })]).toEqual([3, 3])
  expect(find).toHaveBeenCalledTimes(1)
})
