/** A stretch of a histogram: from `low`, to below `high`; the last one has its end too. */
export interface Bin {
  readonly low: number
  readonly high: number
  readonly count: number
}

/** What is known of values before they are counted. */
export interface Spread {
  readonly least: number
  readonly most: number
  readonly count: number
  readonly integer: boolean
}

const mostBins = 20

/** How many values lie in each of equal stretches, which begin at round numbers. */
export function binsOf(values: readonly number[], integer: boolean): readonly Bin[] {
  const least = values.reduce((low, value) => Math.min(low, value), Infinity)
  const most = values.reduce((high, value) => Math.max(high, value), -Infinity)
  const ends = endsOf({ least, most, count: values.length, integer })
  const [first = 0, second = 1] = ends
  const counts = new Array<number>(ends.length - 1).fill(0)
  for (const value of values) {
    // 0.3 / 0.1 is a hair less than 3.
    const place = Math.floor((value - first) / tidy(second - first) + 1e-9)
    const bin = Math.min(counts.length - 1, place)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return binsBetween(ends, (_, index) => counts[index] ?? 0)
}

export const binsBetween = (
  ends: readonly number[],
  countOf: (low: number, index: number) => number,
): readonly Bin[] =>
  ends.slice(1).map((high, index) => {
    const low = ends[index] ?? high
    return { low, high, count: countOf(low, index) }
  })

/** Where the stretches end, the first beginning included. A few whole numbers have one each, around the number. */
export function endsOf({ least, most, count, integer }: Spread): readonly number[] {
  if (integer && most - least < mostBins)
    return Array.from({ length: most - least + 2 }, (_, index) => least + index - 0.5)
  const wanted = Math.min(mostBins, Math.max(5, Math.ceil(2 * Math.cbrt(count))))
  const step = roundStep((most - least || Math.abs(most) || 1) / wanted)
  const first = Math.floor(least / step + 1e-9)
  const stretches = Math.max(1, Math.ceil(most / step - 1e-9) - first)
  return Array.from({ length: stretches + 1 }, (_, index) => tidy((first + index) * step))
}

/** The next 1, 2 or 5 with zeros. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= atLeast * (1 - 1e-9)) ?? 10
  return tidy(factor * power)
}

const tidy = (value: number): number => Number(value.toPrecision(12))
