import { expect, test } from 'vitest'
import { calibrated } from '@auger/server/analyst/confidence/calibration'
import { isotonic } from './isotonic.mjs'
import { randomFrom } from './random.mjs'

test('what was said too boldly is told as often as it came true', () => {
  const random = randomFrom(7)
  // Said are logits; they come true half as steeply as they claim.
  const truth = (said) => 1 / (1 + Math.exp(-said / 2))
  const said = Array.from({ length: 20_000 }, () => random() * 8 - 4)
  const right = said.map((one) => (random() < truth(one) ? 1 : 0))
  const points = isotonic(
    said,
    right,
    said.map(() => 1),
  )
  for (const one of [-3, -2, -1, 0, 1, 2, 3]) expect(calibrated(one, points)).toBeCloseTo(truth(one), 1)
  const off = [-3, -2, -1, 0, 1, 2, 3].map((one) => Math.abs(calibrated(one, points) - truth(one)))
  expect(Math.max(...off)).toBeLessThan(0.03)
})

test('neighbours that fall are taken together', () => {
  // 100 each: 10, 40, 20 and 80 of a hundred came true; the middle ones fall and share (40 + 20) / 200.
  const groups = [
    [1, 10],
    [2, 40],
    [3, 20],
    [4, 80],
  ]
  const one = groups.flatMap(([said, good]) =>
    Array.from({ length: 100 }, (_, at) => ({ said: said + at / 1e6, right: at < good ? 1 : 0 })),
  )
  // Within a group those that came true are said first, so that only whole groups rise.
  const points = isotonic(
    one.map(({ said }) => said),
    one.map(({ right }) => right),
    one.map(() => 1),
  )
  expect(points.map(([said]) => Math.round(said * 10) / 10)).toEqual([1, 2.5, 4])
  expect(points.map(([, right]) => right)).toEqual([
    Number((11 / 102).toFixed(4)),
    Number((61 / 202).toFixed(4)),
    Number((81 / 102).toFixed(4)),
  ])
})
