import { describe, expect, test } from 'vitest'
import { readText } from './json-bench.contract.ts'

const numbered = (count: number, value: (n: number) => unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, value(n)]))

describe('more names than a table may have columns', () => {
  test.each([
    ['of records', (n: number) => ({ n }), ['key', 'n'], 'k5999,5999'],
    ['of scalars', (n: number) => n, ['key', 'value'], 'k5999,5999'],
    ['of lists of records', (n: number) => [{ n }], ['key', 'n'], 'k5999,5999'],
  ])('are keys %s', async (_, value, names, lastLine) => {
    const { tables } = await readText(JSON.stringify({ all: numbered(6_000, value), version: 2 }))
    expect(tables).toHaveLength(1)
    expect(tables[0]?.names).toEqual(names)
    expect(tables[0]?.lines).toHaveLength(6_000)
    expect(tables[0]?.lines.at(-1)).toBe(lastLine)
  })

  test('are keys also inside records', async () => {
    const records = Array.from({ length: 30 }, (_, id) => ({
      id,
      scores: Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`u${id * 200 + n}`, n])),
    }))
    const { tables } = await readText(JSON.stringify(records))
    expect(tables.map(({ title, names, lines }) => [title, names, lines.length, lines.at(-1)])).toEqual([
      ['orders', ['id'], 30, '29'],
      ['orders scores', ['orders_id', 'key', 'value'], 6_000, '29,u5999,199'],
    ])
  })

  test.each([
    ['records', [numbered(6_000, (n) => n)]],
    ['lists', [Array.from({ length: 6_000 }, (_, n) => n)]],
  ])('are refused in %s', async (_, value) => {
    await expect(readText(JSON.stringify(value))).rejects.toThrow('has more than 5,000 columns')
  })
})

describe('what is too much', () => {
  test.each([
    [
      'a text',
      `[{"a": 1, "b": "${'x'.repeat(4_000_001)}"}]`,
      /A value of b .* more than 4,000,000 characters/,
    ],
    ['a list in a cell', `[{"a": [${'123456,'.repeat(600_000)}]}]`, /A value of a .* more than 4,000,000/],
    ['a column', `{"a": ["${'x'.repeat(4_000_001)}"]}`, /A value of a .* more than 4,000,000/],
    [
      'a row',
      `[{"a": "${'漢'.repeat(1_000_000)}", "b": "${'字'.repeat(1_000_000)}"}]`,
      /Row 1 .* 4,400,000 bytes/,
    ],
    ['a record', `[{"a": 1}, {"b": "${'x'.repeat(70_000_000)}"}]`, /begins at line 1, column 11 is longer/],
    ['brackets', '['.repeat(1_000_000), /at most 10,000 brackets inside each other/],
    ['tables', JSON.stringify(numbered(1_001, (n) => [{ [`n${n}`]: n }])), /more than 1,000 tables/],
  ])('is refused: %s', async (_, text, reason) => {
    await expect(readText(text)).rejects.toThrow(reason)
  })

  test('is not a thousand values inside each other', async () => {
    const { tables } = await readText(`${'{"a": '.repeat(9_000)}1${'}'.repeat(9_000)}`)
    expect(tables[0]?.names).toEqual(['a.a.a.a'])
    expect(tables[0]?.lines[0]).toMatch(/^"\{""a"":\{""a"":/)
  })
})
