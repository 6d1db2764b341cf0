/** A stretch of a histogram: from `low`, to below `high`; the last one has its end too. */
export interface Bin {
  readonly low: number
  readonly high: number
  readonly count: number
}

const mostBins = 20

/** How many values lie in each of equal stretches, which begin at round numbers. */
export function binsOf(values: readonly number[], integer: boolean): readonly Bin[] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (integer && most - least < mostBins) return binsOfWholes(values, least, most)
  const wanted = Math.min(mostBins, Math.max(5, Math.ceil(2 * Math.cbrt(values.length))))
  const step = roundStep((most - least || Math.abs(most) || 1) / wanted)
  // 0.3 / 0.1 is a hair less than 3.
  const steps = (value: number) => value / step + 1e-9
  const first = Math.floor(steps(least))
  const count = Math.max(1, Math.ceil(steps(most) - 2e-9) - first)
  const counts = new Array<number>(count).fill(0)
  for (const value of values) {
    const bin = Math.min(count - 1, Math.floor(steps(value)) - first)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts.map((inBin, index) => ({
    low: tidy((first + index) * step),
    high: tidy((first + index + 1) * step),
    count: inBin,
  }))
}

/** A few whole numbers have a bar each, around the number. */
function binsOfWholes(values: readonly number[], least: number, most: number): readonly Bin[] {
  return Array.from({ length: most - least + 1 }, (_, index) => ({
    low: least + index - 0.5,
    high: least + index + 0.5,
    count: values.filter((value) => value === least + index).length,
  }))
}

/** The next 1, 2 or 5 with zeros. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= atLeast * (1 - 1e-9)) ?? 10
  return tidy(factor * power)
}

const tidy = (value: number): number => Number(value.toPrecision(12))
