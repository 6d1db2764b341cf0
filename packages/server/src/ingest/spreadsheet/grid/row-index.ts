/** Where the cells of each row are: slots are numbered as cells come, and in a well made file they come in order. */
export interface RowIndex {
  add(row: number, column: number, slot: number): void
  build(slotCount: number, columnOf: (slot: number) => number): BuiltRowIndex
}

interface BuiltRowIndex {
  readonly rowCount: number
  eachSlot(row: number, visit: (slot: number) => void): void
  slot(row: number, column: number): number | undefined
}

type ColumnOf = (slot: number) => number

export function createRowIndex(): RowIndex {
  const starts: number[] = []
  const rowsOf: number[] = []
  let lastRow = -1
  let lastColumn = -1
  return {
    add(row, column, slot) {
      if (row !== lastRow || column <= lastColumn) {
        starts.push(slot)
        rowsOf.push(row)
      }
      lastRow = row
      lastColumn = column
    },
    build(slotCount, columnOf) {
      const rowCount = rowsOf.reduce((most, row) => Math.max(most, row + 1), 0)
      const first = new Uint32Array(rowCount)
      const end = new Uint32Array(rowCount)
      const messy = new Map<number, number[]>()
      rowsOf.forEach((row, run) => {
        const start = starts[run] ?? 0
        const stop = starts[run + 1] ?? slotCount
        if (end[row] === 0) {
          first[row] = start
          end[row] = stop
        } else {
          const slots = messy.get(row) ?? span(first[row] ?? 0, end[row] ?? 0)
          for (let slot = start; slot < stop; slot++) slots.push(slot)
          messy.set(row, slots)
        }
      })
      const mended = new Map([...messy].map(([row, slots]) => [row, inOrder(slots, columnOf)]))
      return {
        rowCount,
        eachSlot(row, visit) {
          const known = mended.size === 0 ? undefined : mended.get(row)
          if (known !== undefined) for (const slot of known) visit(slot)
          else for (let slot = first[row] ?? 0, stop = end[row] ?? 0; slot < stop; slot++) visit(slot)
        },
        slot(row, column) {
          const known = mended.get(row)
          if (known !== undefined) return known.find((slot) => columnOf(slot) === column)
          return search(first[row] ?? 0, end[row] ?? 0, column, columnOf)
        },
      }
    },
  }
}

function span(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index)
}

/** By column; of several in one column the last to come. */
function inOrder(slots: readonly number[], columnOf: ColumnOf): readonly number[] {
  const byColumn = new Map(slots.map((slot) => [columnOf(slot), slot]))
  return [...byColumn].sort(([one], [other]) => one - other).map(([, slot]) => slot)
}

function search(start: number, end: number, column: number, columnOf: ColumnOf): number | undefined {
  let [low, high] = [start, end - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = columnOf(middle)
    if (found === column) return middle
    if (found < column) low = middle + 1
    else high = middle - 1
  }
  return undefined
}
