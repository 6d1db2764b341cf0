import type { Language } from '@auger/contract'
import type { ChartSpecification } from '../../domain/chart.ts'
import { amountTexts } from './amount-texts.ts'

/** More of them would cover each other. */
const mostWritten = 12

interface Measured {
  readonly label?: string
  readonly value: number | null
  readonly series?: string
}

interface Drawn {
  readonly values: readonly Measured[]
  readonly mark: ChartSpecification
  readonly encoding: { readonly [channel: string]: ChartSpecification }
  /** end: of bars that lie down. top: of bars that stand. course: beside the points of a line, where it does not run. */
  readonly side: 'end' | 'top' | 'course'
  /** How many characters there is room for; absent: for all. */
  readonly room?: number
}

/** Of the height: amounts that are closer cover each other. */
const leastApart = 0.06

/** Marks with their amounts beside them, where these are few enough to be read. */
export function withAmounts(drawn: Drawn, language: Language) {
  const { values, mark, encoding } = drawn
  const known = values.flatMap(({ value }) => (value === null ? [] : [value]))
  if (known.length > mostWritten) return { values, view: { mark, encoding } }
  const textOf = amountTexts(known, language)
  if (!isReadable(drawn, known.map(textOf))) return { values, view: { mark, encoding } }
  const placed = values.map((point) => ({
    point,
    ...(point.value === null
      ? {}
      : { amount: textOf(point.value), amountAt: placeOf(point, point.value, drawn) }),
  }))
  const sides = new Set(placed.flatMap(({ amountAt }) => amountAt ?? []))
  return {
    values: placed.map(({ point, ...amount }) => ({ ...point, ...amount })),
    view: {
      encoding: drawn.side === 'course' ? withRoom(encoding) : encoding,
      layer: [{ mark }, ...[...sides].sort().map(amountLayer)],
    },
  }
}

const places = {
  above: { align: 'center', baseline: 'bottom', dy: -6 },
  below: { align: 'center', baseline: 'top', dy: 6 },
  after: { align: 'left', baseline: 'middle', dx: 5 },
  before: { align: 'right', baseline: 'middle', dx: -5 },
  'above-after': { align: 'left', baseline: 'bottom', dx: 4, dy: -3 },
  'above-before': { align: 'right', baseline: 'bottom', dx: -4, dy: -3 },
} as const
type Place = keyof typeof places

const amountLayer = (place: Place): ChartSpecification => ({
  name: `amounts_${place.replace('-', '_')}`,
  transform: [{ filter: { field: 'amountAt', equal: place } }],
  mark: { type: 'text', fontSize: 11, ...places[place] },
  encoding: { text: { field: 'amount', type: 'nominal' }, color: { value: '#1f2933' } },
})

function placeOf(point: Measured, value: number, { values, side }: Drawn): Place {
  if (side === 'end') return value < 0 ? 'before' : 'after'
  if (side === 'top') return value < 0 ? 'below' : 'above'
  const line = values.filter(({ series }) => series === point.series)
  const at = line.indexOf(point)
  const [before = value, next = value] = [line[at - 1]?.value ?? value, line[at + 1]?.value ?? value]
  if (before <= value && next <= value) return 'above'
  if (before >= value && next >= value) return 'below'
  return before < next ? 'above-before' : 'above-after'
}

/** The first and the last point do not stand where the marks of the axis do. */
function withRoom({ x, ...others }: Drawn['encoding']): Drawn['encoding'] {
  if (x === undefined) return others
  return x['type'] === 'temporal'
    ? { x: { ...x, scale: { type: 'utc', padding: 28 } }, ...others }
    : { x, ...others }
}

/** Whether no amount stands on another: beside it, or on the line above at the same moment. */
function isReadable({ values, side, room = Infinity }: Drawn, texts: readonly string[]): boolean {
  if (texts.some((text) => text.length > room)) return false
  if (side !== 'course') return true
  const known = values.flatMap(({ value, label }) => (value === null ? [] : [{ value, label }]))
  const all = known.map(({ value }) => value)
  const least = leastApart * (Math.max(0, ...all) - Math.min(0, ...all))
  return known.every(({ value, label }, at) =>
    known.every(
      (other, place) => place <= at || other.label !== label || Math.abs(other.value - value) >= least,
    ),
  )
}
