import type { Cell } from '@auger/contract'
import { z } from 'zod'
import type { Column, ColumnType } from '../../domain/table.ts'
import type { PlacedBins } from '../../operations/index.ts'

const mostBins = 20

export interface Bin {
  readonly from: Cell
  readonly to: Cell
  readonly count: number
}

/** Bins of one width: of whole numbers, days and milliseconds a whole one, so that each value has as many neighbours as the next. */
export function placedBins(column: Column, low: number, high: number): PlacedBins {
  if (column.type === 'number') {
    const count = high > low ? mostBins : 1
    return { column, low, width: (high - low) / count, count }
  }
  const span = high - low + 1
  const width = Math.ceil(span / mostBins)
  return { column, low, width, count: Math.ceil(span / width) }
}

const counts = z.array(z.object({ key: z.int(), value: z.int() }))

/** The bins in order, empty ones too; a bin begins at its lower end, and the last one of numbers has its upper end, too. */
export function countedBins({ column, low, width, count }: PlacedBins, json: Cell): readonly Bin[] {
  const found = new Map(counts.parse(JSON.parse(String(json ?? '[]'))).map(({ key, value }) => [key, value]))
  const at = (index: number) => atPlace(low + index * width, column.type)
  return Array.from({ length: count }, (_, index) => ({
    from: at(index),
    to: at(index + 1),
    count: found.get(index) ?? 0,
  }))
}

const dayMilliseconds = 86_400_000

/** What lies there, as cells have it. */
function atPlace(place: number, type: ColumnType): Cell {
  if (type === 'number') return Number(place.toPrecision(15))
  if (type === 'integer') return place
  const time = new Date(type === 'date' ? place * dayMilliseconds : place)
  // Further from today than a date of ours can be.
  if (Number.isNaN(time.getTime())) return null
  const [day = '', rest = ''] = time.toISOString().split('T')
  return type === 'date' ? day : `${day} ${rest.replace(/(?:\.000)?Z$/, '')}`
}
