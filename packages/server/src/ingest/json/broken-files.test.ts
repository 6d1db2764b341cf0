import { describe, expect, test } from 'vitest'
import { readText } from './json-bench.contract.ts'

const lines = (count: number, broken: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: count }, (_, index) => broken[index + 1] ?? `{"n": ${index + 1}}`).join('\n')

describe('a file that breaks off', () => {
  test.each([
    ['in a record', '[{"n": 1},\n{"n": 2},\n{"n":', 'line 3, column 6'],
    ['in a text', '[{"n": 1},\n{"n": 2},\n{"n": "a', 'line 3, column 9'],
    ['between records', '[{"n": 1},\n{"n": 2},', 'line 2, column 10'],
    ['before its list is closed', '[{"n": 1},\n{"n": 2}, {"n": 3}', 'line 2, column 19'],
    ['in a comment', '[{"n": 1}, {"n": 2}, /* and', 'line 1, column 28'],
    ['in an object around the records', '{"ok": true, "data": [{"n": 1}, {"n": 2}, {', 'line 1, column 44'],
    ['in a line', '{"n": 1}\n{"n": 2}\n{"n', 'line 3, column 4'],
    ['in a record of several lines', '{\n"n": 1}\n{"n": 2}\n{\n"n": ', 'line 5, column 6'],
  ])('%s keeps what came before', async (_, text, place) => {
    const { tables, report } = await readText(text)
    expect(tables[0]?.lines).toEqual(['1', '2'])
    expect(report.notes.at(-1)).toBe(`The file breaks off at ${place}: the 2 rows before were read.`)
    expect(report.rejectedRows).toBe(0)
  })

  test.each(['[{"n": 1', '{"n": 1, "m"', '{"data": [{"n": ', '{"a": [1, 2], "b": [1'])(
    'before its first record, as %s does, is refused',
    async (text) => {
      await expect(readText(text)).rejects.toThrow(/ends at line 1, column \d+, before its first record/)
    },
  )
})

describe('broken lines', () => {
  test('are left out, counted and shown', async () => {
    const { tables, report } = await readText(
      lines(40, { 3: '{"n": 3, }}', 17: '{"n": [17,', 18: '{"n": "18', 39: 'oops' }),
    )
    expect(tables[0]?.lines).toHaveLength(37)
    expect(report).toMatchObject({
      rejectedRows: 4,
      rejectedSamples: ['}', '{"n": [17,', '{"n": "18', 'oops'],
    })
    expect(report.notes).toEqual([
      '4 lines left out, not valid JSON; the first at line 3, column 11: expected a value, found }.',
    ])
  })

  test('in the beginning are left out as well', async () => {
    const { tables, report } = await readText(lines(20, { 1: '{"n": ' }))
    expect(tables[0]?.lines).toHaveLength(19)
    expect(report).toMatchObject({ rejectedRows: 1, rejectedSamples: ['{"n":'] })
    expect(report.notes.join()).toContain(
      'line 1, column 7: expected the rest of the value, found a line break',
    )
  })

  test('are too many if they are more than a tenth', async () => {
    expect((await readText(lines(20, { 5: '{', 6: '{' }))).report.rejectedRows).toBe(2)
    await expect(readText(lines(20, { 5: '{', 6: '{', 7: '{' }))).rejects.toThrow(/3 of 20 lines are broken/)
  })

  test('are told early in a file that is no JSON', async () => {
    await expect(readText('name,n\n'.repeat(5_000))).rejects.toThrow(
      'The file is not valid JSON at line 1, column 1: expected a value, found name. 1000 of 1000 lines are broken.',
    )
  })
})

describe('a broken file', () => {
  test.each([
    ['[{"n": 1},\n  {"n" 2}]', /line 2, column 8: expected a colon after a name, found 2\./],
    ['[{"n": 1},\n  {"n": None}]', /line 2, column 9: expected a value, found None\./],
    ['{"data": [{"n": 1}, {"n": 1 "m": 2}]}', /line 1, column 29: expected a comma or }, found "\./],
    ['{\n"n": 1}\n{\n"n": }', /line 4, column 6: expected a value, found }\./],
    ['[1, 2] x', /line 1, column 8: expected the end of the file, found x\./],
    ['callback([1, 2])', /line 1, column 1: expected a value, found callback\(/],
    ['[{"n": 1}, {"n": 2}}', /line 1, column 20: expected a comma or \], found }\./],
  ])('%j is refused at its place', async (text, reason) => {
    await expect(readText(text)).rejects.toThrow(reason)
  })

  test('is told at its place far into it', async () => {
    const records = Array.from({ length: 60_000 }, (_, n) => `{"n": ${n}, "text": "línea ${n}"}`)
    records[45_678] = '{"n": 45678, "text": línea}'
    await expect(readText(`[${records.join(',\n')}]`)).rejects.toThrow(
      'line 45679, column 22: expected a value, found línea',
    )
  })

  test.each([
    [' \n ', /empty or holds only blanks/],
    ['[]', /no records/],
    ['{}', /no values/],
    ['[{}, {}, null]', /no values/],
  ])('%j has nothing to read', async (text, reason) => {
    await expect(readText(text)).rejects.toThrow(reason)
  })
})
