import { greatest, isRightToLeft, least, median } from './geometry.ts'
import type { PageItem } from './page-block.ts'
import { toLine } from './segments.ts'

interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
}

const deepest = 4
const leastLines = 4
const leastLetters = 18

/** Puts what lies on a page in the order in which it is read: columns of prose one after another, all else row by row. */
export function readingOrder(items: readonly PageItem[], depth = 0): readonly PageItem[] {
  const gutter = depth < deepest ? findGutter(items) : undefined
  if (gutter === undefined) return byRow(items)
  const ordered: PageItem[] = []
  let band: PageItem[] = []
  const endBand = () => {
    for (const item of orderBand(band, gutter, depth)) ordered.push(item)
    band = []
  }
  for (const item of byRow(items)) {
    if (crosses(item, gutter)) {
      endBand()
      ordered.push(item)
    } else band.push(item)
  }
  endBand()
  return ordered
}

function orderBand(band: readonly PageItem[], gutter: number, depth: number): readonly PageItem[] {
  const sides = band.flatMap((item) => splitAt(item, gutter))
  const left = sides.filter((item) => extentOf(item).right <= gutter)
  const right = sides.filter((item) => extentOf(item).right > gutter)
  if (!isProse(left) || !isProse(right)) return band
  const columns = [readingOrder(left, depth + 1), readingOrder(right, depth + 1)]
  return (isRightToLeft(segmentsOf(sides)) ? columns.reverse() : columns).flat()
}

const segmentsOf = (items: readonly PageItem[]) =>
  items.flatMap((item) => (item.kind === 'line' ? item.line.segments : []))

/** A stretch of the page that hardly any line reaches over, with text on both sides. */
function findGutter(items: readonly PageItem[]): number | undefined {
  const extents = items.flatMap((item) =>
    item.kind === 'line' ? item.line.segments.map(({ left, right }) => ({ left, right })) : [extentOf(item)],
  )
  if (extents.length < leastLines * 2) return undefined
  const [start, end] = [least(extents.map(({ left }) => left)), greatest(extents.map(({ right }) => right))]
  const covered = new Uint32Array(Math.min(5_000, Math.max(1, Math.ceil(end - start) + 1)))
  for (const { left, right } of extents) {
    for (let at = Math.floor(left - start); at <= right - start && at < covered.length; at++)
      covered[at] = (covered[at] ?? 0) + 1
  }
  const free = greatest(covered) * 0.25
  let best: { readonly at: number; readonly height: number } | undefined
  for (let at = Math.floor(covered.length * 0.15); at < covered.length * 0.85; at++) {
    if ((covered[at] ?? 0) > free) continue
    let until = at
    while (until < covered.length && (covered[until] ?? 0) <= free) until++
    // The emptiest stretch is the gutter; among equals the first.
    const height = least(covered.slice(at, until))
    const lowest = at + covered.slice(at, until).indexOf(height)
    let lowestEnd = lowest
    while (lowestEnd < until && covered[lowestEnd] === height) lowestEnd++
    if (until - at >= 4 && (best === undefined || height < best.height))
      best = { at: start + (lowest + lowestEnd) / 2, height }
    at = until
  }
  return best?.at
}

function extentOf(item: PageItem): Extent {
  if (item.kind === 'table') return item
  const { segments, base, size } = item.line
  return {
    left: least(segments.map(({ left }) => left)),
    right: greatest(segments.map(({ right }) => right)),
    top: base - size,
  }
}

function crosses(item: PageItem, gutter: number): boolean {
  if (item.kind === 'table') return item.left < gutter && item.right > gutter
  return item.line.segments.some(({ left, right }) => left < gutter && right > gutter)
}

function splitAt(item: PageItem, gutter: number): readonly PageItem[] {
  if (item.kind === 'table') return [item]
  const left = item.line.segments.filter((segment) => segment.right <= gutter)
  const right = item.line.segments.filter((segment) => segment.right > gutter)
  return [left, right].flatMap((segments) =>
    segments.length === 0 ? [] : [{ kind: 'line', line: toLine(segments) }],
  )
}

/** Lines of prose fill their column; cells of a table do not. */
function isProse(items: readonly PageItem[]): boolean {
  const lines = items.flatMap((item) => (item.kind === 'line' ? [item] : []))
  if (lines.length < leastLines) return false
  const extents = lines.map(extentOf)
  const width = greatest(extents.map(({ right }) => right)) - least(extents.map(({ left }) => left))
  const letters = lines.map(({ line }) => line.segments.reduce((sum, { text }) => sum + text.length, 0))
  const inOnePiece = lines.filter(({ line }) => line.segments.length === 1).length
  return (
    median(letters) >= leastLetters &&
    median(extents.map(({ left, right }) => right - left)) >= width * 0.55 &&
    inOnePiece >= lines.length * 0.6
  )
}

const byRow = (items: readonly PageItem[]) =>
  [...items].sort(
    (one, other) => extentOf(one).top - extentOf(other).top || extentOf(one).left - extentOf(other).left,
  )
