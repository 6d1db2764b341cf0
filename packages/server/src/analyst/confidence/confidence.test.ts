import { describe, expect, test } from 'vitest'
import { outcomeNames } from '../ranker/outcome.ts'
import { calibrated, readCalibration } from './calibration.ts'
import { confidenceOf, readConfidence } from './confidence.ts'
import { decide, isClaimed } from './decide.ts'
import { standingFeatures, standingNames } from './standing.ts'

const features = ['leftover', ...outcomeNames, ...standingNames]
const written = {
  trees: {
    features,
    bounds: features.map((name) => (name === 'leftover' ? [0.5] : [])),
    start: 1,
    scale: 0.01,
    trees: [[0, 0, -1, 100, -1, -300]],
  },
  calibration: [
    [-2, 0.1],
    [0, 0.4],
    [2, 0.9],
  ],
}

test('a probability is what the trees say, as often as it came true', () => {
  const confidence = readConfidence(written, ['leftover'])
  expect(confidenceOf(new Map(), confidence)).toBeCloseTo(0.9, 12)
  expect(confidenceOf(new Map([['leftover', 1]]), confidence)).toBeCloseTo(0.1, 12)
})

test('a file that does not fit is refused', () => {
  expect(() => readConfidence(written, [])).toThrow('"leftover", which is not computed')
  expect(() => readConfidence({ ...written, calibration: [] }, ['leftover'])).toThrow('list of points')
  expect(() =>
    readCalibration([
      [0, 0.5],
      [1, 0.4],
    ]),
  ).toThrow('point 1 does not lie above')
})

test('between two points lies a line, beyond the last ones nothing changes', () => {
  const points = readCalibration(written.calibration)
  expect([-9, -2, -1, 1, 2, 9].map((said) => calibrated(said, points))).toEqual([
    0.1, 0.1, 0.25, 0.65, 0.9, 0.9,
  ])
})

describe('how the best stands', () => {
  const ln = Math.log
  // Shares 4/8, 2/8, 1/8, 1/8; the first and the third say the same.
  const ranked = [
    { score: ln(4), answer: 'a' },
    { score: ln(2), answer: 'b' },
    { score: ln(1), answer: 'a' },
    { score: ln(1), answer: 'c' },
  ]

  test('those that say the same speak for it', () => {
    const told = standingFeatures(ranked, 0)
    expect([...told.keys()]).toEqual([...standingNames])
    expect(told.get('standing:margin')).toBeCloseTo(ln(2), 12)
    expect(told.get('standing:likelihood')).toBeCloseTo(ln(5 / 3), 12)
    expect(told.get('standing:entropy')).toBeCloseTo(
      -(5 / 8) * ln(5 / 8) - (2 / 8) * ln(2 / 8) - (1 / 8) * ln(1 / 8),
      12,
    )
    expect(told.get('standing:answers')).toBe(3)
    expect(told.get('standing:agreeing')).toBe(2)
  })

  test('what stands alone is as far ahead as can be told', () => {
    const told = standingFeatures([{ score: 3, answer: 'a' }], 0)
    expect(told.get('standing:margin')).toBe(20)
    expect(told.get('standing:entropy')).toBeCloseTo(0, 12)
    expect(() => standingFeatures([], 0)).toThrow('no candidate 0 of 0')
  })
})

test('the likelier, the more is claimed', () => {
  expect([0.9, 0.7, 0.4, 0.1].map(decide)).toEqual(['answer', 'assume', 'ask', 'refuse'])
  expect([0.9, 0.7, 0.4, 0.1].map((one) => isClaimed(decide(one)))).toEqual([true, true, false, false])
})
