export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Bars side by side that fill a box; what was counted at all is seen, if only as a line. */
export function barsOf(counts: readonly number[], width: number, height: number, gap = 1): readonly Bar[] {
  const most = Math.max(1, ...counts)
  const step = width / Math.max(1, counts.length)
  return counts.map((count, index) => {
    const tall = count === 0 ? 0 : Math.max(1.5, (count / most) * height)
    return { x: index * step, y: height - tall, width: Math.max(0.5, step - gap), height: tall }
  })
}
