/** How often choices were right by what the trees said of them: rising points, with a straight line between each two. */
export type Calibration = readonly (readonly [said: number, right: number])[]

export function calibrated(said: number, points: Calibration): number {
  const next = points.findIndex(([at]) => at > said)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) throw new Error('A calibration needs a point')
  if (next === 0) return first[1]
  if (next < 0) return last[1]
  const [before, after] = [points[next - 1] ?? first, points[next] ?? last]
  return before[1] + ((after[1] - before[1]) * (said - before[0])) / (after[0] - before[0])
}

export function readCalibration(written: unknown): Calibration {
  if (!Array.isArray(written) || written.length === 0 || !written.every(isPoint))
    throw new Error('A calibration is a list of points, each of two numbers')
  const falls = written.findIndex((point, at) => at > 0 && !isAbove(point, written[at - 1]))
  if (falls > 0) throw new Error(`A calibration rises, and point ${falls} does not lie above the one before`)
  return written
}

const isPoint = (point: unknown): boolean =>
  Array.isArray(point) && point.length === 2 && point.every((one) => Number.isFinite(one))

const isAbove = ([said, right]: Calibration[number], [before, least]: Calibration[number] = [-Infinity, 0]) =>
  said > before && right >= least
