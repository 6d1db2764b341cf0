import { at, sum } from '../numbers.ts'
import { encodeLabels, type Label } from '../scale/encode.ts'
import { MersenneTwister } from './mersenne-twister.ts'
import { testSize, type Split } from './train-test.ts'

/** The rows that scikit-learn's train_test_split(test_size, random_state, stratify) picks, in its order. */
export function stratifiedSplit(labels: readonly Label[], testShare: number, seed: number): Split {
  const { classes, codes } = encodeLabels(labels)
  const rowsByClass: number[][] = classes.map(() => [])
  codes.forEach((code, row) => rowsByClass[code]?.push(row))
  const testCount = testSize(labels.length, testShare)
  const fewest = Math.min(testCount, labels.length - testCount)
  if (rowsByClass.some((rows) => rows.length < 2))
    throw new RangeError('each class needs 2 rows or more to be split')
  if (fewest < classes.length) throw new RangeError(`${fewest} rows cannot hold ${classes.length} classes`)
  const generator = new MersenneTwister(seed)
  const counts = rowsByClass.map((rows) => rows.length)
  const trainCounts = proportional(counts, labels.length - testCount, generator)
  const left = counts.map((count, index) => count - at(trainCounts, index))
  const testCounts = proportional(left, testCount, generator)
  const train: number[] = []
  const test: number[] = []
  rowsByClass.forEach((rows, index) => {
    const order = generator.permutation(rows)
    const middle = at(trainCounts, index)
    for (const row of order.slice(0, middle)) train.push(row)
    for (const row of order.slice(middle, middle + at(testCounts, index))) test.push(row)
  })
  return { train: generator.permutation(train), test: generator.permutation(test) }
}

/** Shares of `draws` by class: rounded down, the largest remainders then get one more, equals by lot. */
function proportional(counts: readonly number[], draws: number, generator: MersenneTwister): number[] {
  const total = sum(counts)
  const exact = counts.map((count) => (count / total) * draws)
  const shares = exact.map(Math.floor)
  let missing = Math.trunc(draws - sum(shares))
  const remainders = exact.map((value, index) => value - at(shares, index))
  for (const remainder of [...new Set(remainders)].sort((left, right) => right - left)) {
    if (missing <= 0) break
    const tied = remainders.flatMap((value, index) => (value === remainder ? [index] : []))
    const lucky = generator.permutation(tied).slice(0, missing)
    for (const index of lucky) shares[index] = at(shares, index) + 1
    missing -= lucky.length
  }
  return shares
}
