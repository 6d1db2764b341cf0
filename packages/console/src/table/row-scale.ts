/** Browsers forget heights beyond some 17 million pixels; far below that, a scroll bar moves by more than it says. */
const tallest = 8_000_000

export interface RowScale {
  /** How tall the rows seem to the browser. */
  readonly height: number
  /** Where in all rows one is, by where the scroll bar is. */
  readonly toRows: (scrolled: number) => number
  readonly toScroll: (inRows: number) => number
}

export function rowScale(rows: number, rowHeight: number, viewport: number, most = tallest): RowScale {
  const whole = rows * rowHeight
  const height = Math.min(whole, most)
  const factor = height <= viewport ? 1 : (whole - viewport) / (height - viewport)
  return {
    height,
    toRows: (scrolled) => scrolled * factor,
    toScroll: (inRows) => inRows / factor,
  }
}

/** Where to scroll to so that a row is seen, in rows' pixels; as little as need be. */
export function scrolledTo(index: number, rowHeight: number, at: number, viewport: number): number {
  const start = index * rowHeight
  if (start < at) return start
  return start + rowHeight > at + viewport ? start + rowHeight - viewport : at
}
