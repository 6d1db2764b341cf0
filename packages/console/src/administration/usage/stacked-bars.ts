import type { UsageDay } from '@auger/contract'

export const parts = ['answered', 'refused', 'failed', 'cancelled'] as const
export type Part = (typeof parts)[number]

export interface StackedPart {
  readonly part: Part
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A bar a day, its parts on top of each other, the day with most questions as high as the box. */
export function stackedBars(
  days: readonly UsageDay[],
  width: number,
  height: number,
): readonly (readonly StackedPart[])[] {
  const most = Math.max(1, ...days.map(({ jobs }) => jobs))
  const step = width / Math.max(1, days.length)
  const gap = Math.min(6, step / 4)
  return days.map((day, index) => {
    let y = height
    return parts
      .filter((part) => day[part] > 0)
      .map((part) => {
        const tall = (day[part] / most) * height
        y -= tall
        return { part, x: index * step + gap / 2, y, width: step - gap, height: tall }
      })
  })
}

/** Round numbers to draw lines at, three or four from nothing to the most. */
export function roundSteps(most: number): readonly number[] {
  const raw = Math.max(1, most) / 3
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power)
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}
