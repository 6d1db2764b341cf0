import { singleSpaced } from '../clean-text.ts'
import { bottomOf, greatest, least, topOf, type Run, type Segment } from './geometry.ts'

/** As fractions of the letters' size. */
const [wordGap, columnGap] = [0.17, 1.1]
const closeScript = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\u3000-\u30ff]/

/** A line of a page: segments from left to right. */
export interface Line {
  readonly segments: readonly Segment[]
  readonly base: number
  readonly size: number
}

/** Puts runs on lines, and on each line those together that have no wide gap between them. */
export function toLines(runs: readonly Run[]): readonly Line[] {
  const rows: { runs: Run[]; top: number; bottom: number }[] = []
  const sorted = [...runs].sort((one, other) => one.base - other.base || one.left - other.left)
  for (const run of sorted) {
    const [top, bottom] = [topOf(run), bottomOf(run)]
    const row = rows.slice(-8).findLast((candidate) => shared(candidate, top, bottom) > 0.55)
    if (row === undefined) rows.push({ runs: [run], top, bottom })
    else {
      row.runs.push(run)
      // The larger letters say where the line is; small ones beside them are raised or lowered.
      if (bottom - top > row.bottom - row.top) Object.assign(row, { top, bottom })
    }
  }
  return rows
    .map(({ runs: onLine }) => toLine(toSegments(onLine)))
    .sort((one, other) => one.base - other.base)
}

/** How much of the lower of the two stretches lies in the other. */
function shared(row: { top: number; bottom: number }, top: number, bottom: number): number {
  const overlap = Math.min(row.bottom, bottom) - Math.max(row.top, top)
  return overlap / Math.max(0.1, Math.min(row.bottom - row.top, bottom - top))
}

export function toLine(segments: readonly Segment[]): Line {
  const largest = segments.reduce<Segment | undefined>(
    (best, one) => (best === undefined || weight(one) > weight(best) ? one : best),
    undefined,
  )
  return { segments, base: largest?.base ?? 0, size: largest?.size ?? 1 }
}

const weight = ({ text, size }: Segment) => text.length * size

function toSegments(runs: readonly Run[]): readonly Segment[] {
  const sorted = [...runs].sort((one, other) => one.left - other.left)
  const groups: Run[][] = []
  let right = -Infinity
  for (const run of sorted) {
    const last = groups.at(-1)
    const size = Math.max(run.size, last?.at(-1)?.size ?? 0)
    // The same letters printed twice, a little apart, are how some programs make them bold.
    if (
      last
        ?.slice(-4)
        .some((other) => other.text === run.text && Math.abs(other.left - run.left) < size * 0.15) === true
    )
      continue
    if (last === undefined || run.left - right > columnGap * size) groups.push([run])
    else last.push(run)
    right = Math.max(right, run.right)
  }
  return groups.map(joinRuns)
}

export function joinRuns(runs: readonly Run[]): Segment {
  const rtl = runs.reduce((sum, run) => sum + (run.rtl ? run.text.length : -run.text.length), 0) > 0
  const inOrder = rtl ? [...runs].reverse() : runs
  let text = ''
  let last: Run | undefined
  for (const run of inOrder) {
    const gap = last === undefined ? 0 : rtl ? last.left - run.right : run.left - last.right
    const apart =
      gap > wordGap * run.size &&
      !(closeScript.test(text.at(-1) ?? '') && closeScript.test(run.text[0] ?? ''))
    text += apart && !/\s$/.test(text) && !/^\s/.test(run.text) ? ` ${run.text}` : run.text
    last = run
  }
  const largest = runs.reduce((best, run) => (run.size > best.size ? run : best), runs[0] ?? emptyRun)
  return {
    text: singleSpaced(text).trim(),
    left: least(runs.map(({ left }) => left)),
    right: greatest(runs.map((run) => run.right)),
    base: largest.base,
    size: largest.size,
    rtl,
    runs,
  }
}

const emptyRun: Run = { text: '', left: 0, right: 0, base: 0, size: 1, rtl: false }
