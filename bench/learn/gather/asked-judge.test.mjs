import { expect, test } from 'vitest'
import { answersAsked } from './asked-judge.mjs'

const judged = (gold, rows) =>
  answersAsked({ ordered: false, percent: false, ...gold }, { answer: rows, rows })

test('more columns and another order of rows do no harm', () => {
  const answer = [
    ['Oslo', 3],
    ['Bergen', 5],
  ]
  const ours = [
    [5, 'Bergen', true],
    [3, 'Oslo', false],
  ]
  expect(judged({ answer }, ours)).toBe(true)
  expect(judged({ answer, ordered: true }, ours)).toBe(false)
  expect(judged({ answer, ordered: true }, ours.toReversed())).toBe(true)
})

test('one cell of ours does not stand for two that were wanted', () => {
  expect(judged({ answer: [[3, 3]] }, [[3]])).toBe(false)
  expect(judged({ answer: [[3, 3]] }, [[3, 3]])).toBe(true)
})

test('only the first rows count where so many were wanted', () => {
  expect(
    judged({ answer: [['Oslo', 9]], first: 1 }, [
      ['Oslo', 9],
      ['Bergen', 5],
    ]),
  ).toBe(true)
  expect(
    judged({ answer: [['Oslo', 9]] }, [
      ['Oslo', 9],
      ['Bergen', 5],
    ]),
  ).toBe(false)
  expect(
    judged({ answer: [['Oslo', 9]], first: 1 }, [
      ['Bergen', 5],
      ['Oslo', 9],
    ]),
  ).toBe(false)
})

test('a share may be told of one where percent was wanted, and a rounded figure in full', () => {
  expect(judged({ answer: [[12.5]], percent: true }, [[0.125]])).toBe(true)
  expect(judged({ answer: [[12.5]] }, [[0.125]])).toBe(false)
  expect(judged({ answer: [[33.3]] }, [[33.3333]])).toBe(true)
  expect(judged({ answer: [[33]] }, [[33.3333]])).toBe(false)
})

test('a time may be told by its first day, by name or by number', () => {
  expect(judged({ answer: [['2023', 1]] }, [['2023-01-01', 1]])).toBe(true)
  expect(judged({ answer: [['2023', 1]] }, [[2024, 1]])).toBe(false)
  expect(judged({ answer: [['2023-04', 1]] }, [['2023-04-01', 1]])).toBe(true)
  expect(judged({ answer: [['2023-Q2', 1]] }, [['2023-04-01', 1]])).toBe(true)
  expect(judged({ answer: [['2023-Q2', 1]] }, [['2023-07-01', 1]])).toBe(false)
  expect(judged({ answer: [['Sunday', 1]] }, [[7, 1]])).toBe(true)
  expect(judged({ answer: [['Sunday', 1]] }, [['Monday', 1]])).toBe(false)
})

test('an empty cell is wanted as such', () => {
  expect(judged({ answer: [[null, 2]] }, [[null, 2]])).toBe(true)
  expect(judged({ answer: [['Oslo', 2]] }, [[null, 2]])).toBe(false)
})
