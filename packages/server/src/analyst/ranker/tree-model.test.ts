import { describe, expect, test } from 'vitest'
import { scoreOf } from './score.ts'
import { readTreeModel } from './tree-model.ts'

const written = {
  features: ['words left', 'exact'],
  bounds: [[1.5], [0.5, 2.5]],
  start: 0.25,
  scale: 0.001,
  trees: [
    // Fewer than 1.5 words left: 1, or 0.4 where fewer than 0.5 are exact; else -2.
    [0, 0, 1, 0, -1, 400, -1, 1000, -1, -2000],
    [1, 1, -1, 0, -1, 100],
  ],
}
const known = ['exact', 'words left']

describe('scores', () => {
  const model = readTreeModel(written, known)

  test.each([
    [{ 'words left': 0, exact: 1 }, 0.25 + 1],
    [{ 'words left': 1 }, 0.25 + 0.4],
    [{ 'words left': 1.5, exact: 2 }, 0.25 - 2],
    [{ exact: 2.5 }, 0.25 + 1 + 0.1],
  ])('of %o', (features, score) => {
    expect(scoreOf(new Map(Object.entries(features)), model)).toBeCloseTo(score, 12)
  })

  test('of values in the order of the computed features', () => {
    expect(scoreOf(Float64Array.from([3, 0]), model)).toBeCloseTo(0.25 + 1 + 0.1, 12)
  })

  test('not of a feature that the model does not know', () => {
    expect(() => scoreOf(new Map([['typo', 1]]), model)).toThrow('does not know the feature "typo"')
  })
})

describe('a file that does not fit is refused, and what does not fit is named', () => {
  test.each([
    ['a feature that is not computed', { ...written }, ['exact'], '"words left", which is not computed'],
    ['a computed feature', written, [...known, 'new'], 'without the feature "new"'],
    ['no object', 3, known, 'A model is an object'],
    ['bounds', { ...written, bounds: [[1]] }, known, 'bounds of a model'],
    ['a bound', { ...written, trees: [[0, 1, -1, 0, -1, 0]] }, known, 'bound 1 of feature 0'],
    ['an end', { ...written, trees: [[0, 0, -1, 5]] }, known, 'Tree 0 ends within a node'],
    [
      'a rest',
      {
        ...written,
        trees: [
          [-1, 5],
          [-1, 5, 7],
        ],
      },
      known,
      'Tree 1 goes on behind its end',
    ],
    ['a text', { ...written, trees: ['no'] }, known, 'trees of a model are lists of numbers'],
  ])('%s', (_, file, features, message) => {
    expect(() => readTreeModel(file, features)).toThrow(message)
  })
})
