import { greatest, least, type Rule } from './geometry.ts'
import type { PdfPage } from './open-pdf.ts'
import { multiply, toMatrix, turn } from './page-runs.ts'

type Matrix = ReturnType<typeof toMatrix>

const operations = { save: 10, restore: 11, transform: 12, constructPath: 91, formBegin: 74, formEnd: 75 }
const drawing = { move: 0, line: 1, curve: 2, quadratic: 3, close: 4 }
/** Which ways to finish a path leave something to see: strokes, fills, and both. */
const stroked: ReadonlySet<number> = new Set([20, 21, 24, 25, 26, 27])
const filled: ReadonlySet<number> = new Set([22, 23, 24, 25, 26, 27])
const thickest = 3
const shortest = 4
const mostRules = 5_000

/** The level and upright lines drawn on a page, thin boxes among them. */
export async function readRules(page: PdfPage, quarter: number): Promise<readonly Rule[]> {
  const viewport = toMatrix(page.getViewport({ scale: 1 }).transform)
  const { fnArray, argsArray } = await page.getOperatorList()
  const rules: Rule[] = []
  const saved: Matrix[] = []
  let matrix = viewport
  for (let index = 0; index < fnArray.length && rules.length < mostRules; index++) {
    const operation = fnArray[index]
    const args = argsArray[index]
    if (operation === operations.save) saved.push(matrix)
    else if (operation === operations.restore) matrix = saved.pop() ?? viewport
    else if (operation === operations.transform && isNumbers(args)) matrix = multiply(matrix, toMatrix(args))
    else if (operation === operations.formBegin) {
      saved.push(matrix)
      const inner: unknown = Array.isArray(args) ? args[0] : undefined
      if (isNumbers(inner)) matrix = multiply(matrix, toMatrix(inner))
    } else if (operation === operations.formEnd) matrix = saved.pop() ?? viewport
    else if (operation === operations.constructPath) takePath(args, matrix, quarter, rules)
  }
  return rules
}

const isNumbers = (value: unknown): value is readonly number[] =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) && typeof (value as ArrayLike<unknown>)[0] === 'number'

function takePath(args: unknown, matrix: Matrix, quarter: number, rules: Rule[]): void {
  if (!Array.isArray(args)) return
  const [finish, data] = args as unknown[]
  const path: unknown = Array.isArray(data) ? data[0] : undefined
  if (typeof finish !== 'number' || !isNumbers(path)) return
  for (const points of subpaths(path, matrix, quarter)) {
    if (stroked.has(finish)) takeEdges(points, rules)
    else if (filled.has(finish)) takeThinBox(points, rules)
  }
}

type Point = readonly [number, number]

function* subpaths(path: readonly number[], matrix: Matrix, quarter: number): Generator<readonly Point[]> {
  let points: Point[] = []
  const place = (at: number): Point => {
    const [a, b, c, d, e, f] = matrix
    const [x, y] = [path[at] ?? 0, path[at + 1] ?? 0]
    return turn(a * x + c * y + e, b * x + d * y + f, quarter)
  }
  for (let at = 0; at < path.length;) {
    switch (path[at]) {
      case drawing.move:
        if (points.length > 1) yield points
        points = [place(at + 1)]
        at += 3
        break
      case drawing.line:
        points.push(place(at + 1))
        at += 3
        break
      case drawing.curve:
      case drawing.quadratic:
        // A bent line is no rule, and a shape with one is no box.
        at += path[at] === drawing.curve ? 7 : 5
        points = []
        break
      default:
        if (points[0] !== undefined) points.push(points[0])
        at += 1
    }
  }
  if (points.length > 1) yield points
}

function takeEdges(points: readonly Point[], rules: Rule[]): void {
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]]
    if (from !== undefined && to !== undefined) addRule(from, to, rules)
  }
}

function takeThinBox(points: readonly Point[], rules: Rule[]): void {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, top, bottom] = [least(xs), greatest(xs), least(ys), greatest(ys)]
  if (points.length > 6) return
  if (bottom - top <= thickest) addRule([left, (top + bottom) / 2], [right, (top + bottom) / 2], rules)
  else if (right - left <= thickest) addRule([(left + right) / 2, top], [(left + right) / 2, bottom], rules)
}

function addRule([x1, y1]: Point, [x2, y2]: Point, rules: Rule[]): void {
  const [wide, tall] = [Math.abs(x2 - x1), Math.abs(y2 - y1)]
  if (tall < 1 && wide >= shortest)
    rules.push({ upright: false, at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) })
  else if (wide < 1 && tall >= shortest)
    rules.push({ upright: true, at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) })
}
