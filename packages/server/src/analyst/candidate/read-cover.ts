import { averageSlots } from './slot/average-slots.ts'
import { columnSlots } from './slot/column-slots.ts'
import type { Cover } from './cover.ts'
import { numberSlots } from './slot/number-slots.ts'
import type { FilterSlot, Reading } from './reading.ts'
import { saidHorizon } from './slot/said-horizon.ts'
import { saidWindow } from './slot/said-window.ts'
import { missingSlots } from './slot/presence/presence-slots.ts'
import { relationSlots } from './slot/relation-slots.ts'
import type { Scene } from './scene.ts'
import { textSlots } from './slot/text-slots.ts'
import { timeSlots } from './slot/time-slots.ts'
import { valueSlots } from './slot/value-slots.ts'

/** Takes out of a cover what chooses rows; the rest says what is asked of them. */
export function readCover(scene: Scene, cover: Cover): Reading {
  const read = { scene, items: cover.items }
  const horizon = saidHorizon(read)
  const window = saidWindow(read)
  const ahead = new Set([...(horizon?.items ?? []), ...(window?.items ?? [])])
  const others = [
    ...valueSlots(read),
    ...missingSlots(read),
    ...timeSlots(read),
    ...averageSlots(read),
    ...relationSlots(read),
    ...columnSlots(read),
    ...textSlots(read),
  ].filter(({ items }: FilterSlot) => !items.some((index) => ahead.has(index)))
  const taken = new Set([...ahead, ...others.flatMap(({ items }) => items)])
  const { slots, count } = numberSlots(read, taken)
  const all = [...others, ...slots]
  const used = new Set([...all.flatMap(({ items }) => items), ...(count === undefined ? [] : [count.item])])
  return {
    ...read,
    cover,
    slots: all,
    ...(count === undefined ? {} : { count }),
    ...(horizon === undefined ? {} : { horizon }),
    ...(window === undefined ? {} : { window }),
    rest: cover.items.flatMap((_, index) => (used.has(index) ? [] : [index])),
  }
}
