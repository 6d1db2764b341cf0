import { MersenneTwister } from './mersenne-twister.ts'

/** Row numbers, in the order in which they are to be used. */
export interface Split {
  readonly train: readonly number[]
  readonly test: readonly number[]
}

/** The rows that scikit-learn's train_test_split(test_size, random_state) picks, in its order. */
export function trainTestSplit(count: number, testShare: number, seed: number): Split {
  const testCount = testSize(count, testShare)
  const order = new MersenneTwister(seed).permutation(Array.from({ length: count }, (_, row) => row))
  return { test: order.slice(0, testCount), train: order.slice(testCount) }
}

function testSize(count: number, testShare: number): number {
  if (!(testShare > 0 && testShare < 1))
    throw new RangeError(`the share of test rows is above 0 and below 1, not ${testShare}`)
  const testCount = Math.ceil(count * testShare)
  if (testCount >= count)
    throw new RangeError(`${count} rows leave none to train on with a test share of ${testShare}`)
  return testCount
}
