import { expect, test } from 'vitest'
import type { FormatKind } from '../number-format/format-kind.ts'
import { countTexts, takeText } from './text-facts.ts'
import { hasWrittenAmounts, writtenAmountText } from './written-amounts.ts'

const column = (formats: readonly FormatKind[], units: readonly string[], cells: readonly string[]) => {
  const texts = countTexts()
  for (const cell of cells) takeText(cell, texts)
  return {
    formats: new Map(formats.map((kind) => [kind, 1])),
    units: new Set(units),
    texts,
  }
}

test('texts with a unit are numbers among numbers', () => {
  expect(hasWrittenAmounts(column(['number'], [], ['$1,234', 'n/a', '99']))).toBe(true)
  expect(hasWrittenAmounts(column(['money', 'number'], ['€'], ['€ 5']))).toBe(true)
  expect(hasWrittenAmounts(column(['percent'], [], ['12.5 %']))).toBe(true)
})

test.each([
  ['there are no numbers', column([], [], ['$1,234'])],
  ['there is nothing with a unit', column(['number'], [], ['1,234'])],
  ['there is a word', column(['number'], [], ['$1,234', 'free'])],
  ['currencies differ', column(['number'], [], ['$1', '€ 2'])],
  ['the numbers are in another currency', column(['money'], ['€'], ['$1'])],
  ['percents may be fractions or not', column(['number'], [], ['12.5 %'])],
  ['money stands among dates', column(['date'], [], ['$5'])],
  ['it is a measure', column(['number'], [], ['5 kg'])],
])('they stay texts where %s', (_, facts) => expect(hasWrittenAmounts(facts)).toBe(false))

test('they are written like the numbers of the file', () => {
  expect(['$1,234', '($5.50)', '€ 3.000,50', '12.5 %', 'n/a', '1,234'].map(writtenAmountText)).toEqual([
    '1234',
    '-5.5',
    '3000.5',
    '0.125',
    'n/a',
    '1,234',
  ])
})
