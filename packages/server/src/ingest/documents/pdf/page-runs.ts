import type { Run } from './geometry.ts'
import type { PdfItem, PdfPage } from './open-pdf.ts'

export interface PageRuns {
  /** Text in the direction that most of the page is written in, turned so that it is level. */
  readonly level: readonly Run[]
  /** Text that stands across it, such as labels of an axis. */
  readonly turned: readonly (readonly Run[])[]
  /** A quarter turn for each step that the level text was turned by. */
  readonly quarter: number
  /** Whether all of the page was read. */
  readonly whole: boolean
}

type Matrix = readonly [number, number, number, number, number, number]

const wideGap = / {3,}/
const mostItems = 100_000
const mostMilliseconds = 10_000

/** The texts of a page with their places. */
export async function readRuns(page: PdfPage): Promise<PageRuns> {
  const viewport = toMatrix(page.getViewport({ scale: 1 }).transform)
  const { items, whole } = await readItems(page)
  const byQuarter = new Map<number, Run[]>()
  for (const item of items) {
    if (!isText(item) || item.str.trim() === '') continue
    const matrix = multiply(viewport, toMatrix(item.transform))
    const quarter = quarterOf(matrix)
    const runs = byQuarter.get(quarter) ?? []
    byQuarter.set(quarter, runs)
    for (const run of toRuns(item, level(matrix, quarter))) runs.push(run)
  }
  const groups = [...byQuarter].sort(([, one], [, other]) => letters(other) - letters(one))
  return {
    level: groups[0]?.[1] ?? [],
    turned: groups.slice(1).map(([, runs]) => runs),
    quarter: groups[0]?.[0] ?? 0,
    whole,
  }
}

/** A page is read up to a number of texts, and for a time, that no page that a person could look at needs. */
async function readItems(
  page: PdfPage,
): Promise<{ readonly items: readonly (PdfItem | object)[]; readonly whole: boolean }> {
  const reader = page.streamTextContent().getReader()
  const items: (PdfItem | object)[] = []
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), mostMilliseconds)
  })
  try {
    while (items.length <= mostItems) {
      const next = await Promise.race([reader.read(), late])
      if (next === 'late') break
      if (next.done) return { items, whole: true }
      for (const item of next.value?.items ?? []) items.push(item)
    }
    await reader.cancel(new Error('The page holds too much.'))
    return { items, whole: false }
  } finally {
    clearTimeout(timer)
  }
}

const isText = (item: PdfItem | object): item is PdfItem => 'str' in item
const letters = (runs: readonly Run[]) => runs.reduce((sum, { text }) => sum + text.length, 0)

export function toMatrix(values: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values
  return [a, b, c, d, e, f]
}

export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [g, h, i, j, k, l] = second
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** In how many quarter turns the text runs: 0 to the right, 1 downwards, 2 to the left, 3 upwards. */
const quarterOf = ([a, b]: Matrix) => (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4

/** Where the text begins and how tall it is, once the page is turned so that the text is level. */
function level(matrix: Matrix, quarter: number) {
  const [, , c, d, e, f] = matrix
  const [left, base] = turn(e, f, quarter)
  return { left, base, size: Math.hypot(c, d) }
}

export function turn(x: number, y: number, quarter: number): readonly [number, number] {
  switch (quarter) {
    case 1:
      return [y, -x]
    case 2:
      return [-x, -y]
    case 3:
      return [-y, x]
    default:
      return [x, y]
  }
}

/** Letters as a keyboard has them, where a font has a sign for each of their shapes or for several of them together. */
const plainLetters = (text: string) =>
  text.replace(/[\ufb00-\ufdff\ufe70-\ufefc]+/g, (shapes) => shapes.normalize('NFKC'))

function toRuns(
  item: PdfItem,
  { left, base, size }: { left: number; base: number; size: number },
): readonly Run[] {
  const str = plainLetters(item.str)
  const { width } = item
  const rtl = item.dir === 'rtl'
  const height = size > 0 ? size : 1
  if (!wideGap.test(str) || rtl) return [{ text: str, left, right: left + width, base, size: height, rtl }]
  // In a table set with spaces, the letters are all about equally wide.
  const each = width / str.length
  const runs: Run[] = []
  for (const { index, 0: text } of str.matchAll(/\S(?:.*?\S)??(?= {3,}|\s*$)/g)) {
    runs.push({
      text,
      left: left + index * each,
      right: left + (index + text.length) * each,
      base,
      size: height,
      rtl,
    })
  }
  return runs
}
