/** How far a move, or the comparing of both sides, has come. */
export interface Progress {
  readonly doing: 'moving' | 'comparing'
  readonly rows: number
  readonly ofRows: number
  readonly bytes: number
  readonly ofBytes: number
}

export interface Counter {
  row(count: number): void
  byte(count: number): void
}

export function counterOf(
  doing: Progress['doing'],
  of: Pick<Progress, 'ofRows' | 'ofBytes'>,
  tell: (progress: Progress) => void,
): Counter {
  let [rows, bytes] = [0, 0]
  const say = () => tell({ doing, rows, bytes, ...of })
  say()
  return {
    row(count) {
      rows += count
      say()
    },
    byte(count) {
      bytes += count
      say()
    },
  }
}
