import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BadJson } from './bad-json.ts'
import { cellText, type Json } from './json-value.ts'
import { parseValue } from './parse-value.ts'
import { newShape } from './shape.ts'

const parse = (text: string): Json => parseValue({ text, at: 0 }, newShape())

/** The value as JavaScript has it, with each scalar as text. */
function plain(value: Json): unknown {
  if (typeof value === 'string') return value
  if (value.kind === 'list') return value.items.map(plain)
  return value.kind === 'deep' ? '' : value.keys.map((key, at) => [key, plain(value.values[at] ?? '')])
}

function expected(value: unknown): unknown {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(expected)
  if (typeof value === 'object') return Object.entries(value).map(([key, member]) => [key, expected(member)])
  return typeof value === 'string' ? value : JSON.stringify(value)
}

describe('a value', () => {
  test('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        expect(plain(parse(text))).toEqual(expected(JSON.parse(text)))
      }),
    )
  })

  test.each([
    ['12345678901234567890123', '12345678901234567890123'],
    ['0.1000000000000000055511151231257827', '0.1000000000000000055511151231257827'],
    ['1.50', '1.50'],
    ['-0', '-0'],
    ['1E+400', '1E+400'],
    ['true', 'true'],
    ['null', ''],
    ['NaN', ''],
    ['-Infinity', ''],
    ['"\\u00e9\\ud83d\\ude00\\/\\b"', 'é😀/\b'],
    ['"\\ud800"', '\ud800'],
    ['"tab\there"', 'tab\there'],
    [' // what\n /* it\n is */ 5', '5'],
  ])('%s is %s', (text, value) => {
    expect(parse(text)).toBe(value)
  })

  test('may have a comma after its last part', () => {
    expect(plain(parse('{"a": [1, 2,], "b": {},}'))).toEqual([
      ['a', ['1', '2']],
      ['b', []],
    ])
  })

  test('knows names again by what they mean, not by how they are written', () => {
    const cursor = {
      text: String.raw`[{"a\\b": 1}, {"a\b": 2}, {"a\\b": 3}, {"c": 4, "d": 5}, {"c": 6}]`,
      at: 0,
    }
    expect(plain(parseValue(cursor, newShape()))).toEqual([
      [['a\\b', '1']],
      [['a\b', '2']],
      [['a\\b', '3']],
      [
        ['c', '4'],
        ['d', '5'],
      ],
      [['c', '6']],
    ])
  })

  test('inside thousands of others is passed over', () => {
    const text = `${'{"a":['.repeat(5_000)}"]"${']}'.repeat(5_000)}`
    const value = parse(text)
    expect(typeof value === 'object' && value.end).toBe(text.length)
    expect(() => parse('['.repeat(20_000))).toThrow(/at most 10,000 brackets/)
  })
})

describe('a cell', () => {
  test.each([
    ['[1, null, "x"]', '1, x'],
    ['[]', ''],
    ['{}', ''],
    ['[[1, 2],\n [3]] ', '[[1,2],[3]]'],
    ['{ "a b" : 1.50, // why\n "c": [ "d e" ] }', '{"a b":1.50,"c":["d e"]}'],
  ])('of %s shows %s', (text, shown) => {
    expect(cellText(parse(text))).toBe(shown)
  })
})

describe('what is not JSON', () => {
  test.each([
    ['{"a" 1}', 5, false, 'expected a colon after a name, found 1'],
    ["{'a': 1}", 1, false, "expected a name in quotes or }, found 'a'"],
    ['[1 2]', 3, false, 'expected a comma or ], found 2'],
    ['[1,,2]', 3, false, 'expected a value, found ,'],
    ['None', 0, false, 'expected a value, found None'],
    ['01', 0, false, 'expected a value, found 01'],
    ['[.5]', 1, false, 'expected a value, found .5'],
    ['"a\nb"', 2, false, 'expected a " that ends the text, found a line break'],
    ['"C:\\data"', 3, false, 'expected an escape such as \\n or \\u00e9, found \\data'],
    ['[1, /x', 4, false, 'expected a value, found /x'],
    ['[[[[[[[[[[[[[[[[[[}]]]', 18, false, 'expected the other closing bracket, found }'],
    ['{"a": "b', 8, true, 'expected a " that ends the text, found the end of the file'],
    ['[tru', 1, true, 'expected a value, found tru'],
    ['[1, 2', 5, true, 'expected a comma or ], found the end of the file'],
    ['[1 /* and', 9, true, 'expected */, found the end of the file'],
    ['', 0, true, 'expected a value, found the end of the file'],
  ])('%j is told at %i', (text, at, ended, message) => {
    const failure = (): unknown => {
      try {
        return parse(text)
      } catch (error) {
        return error
      }
    }
    expect(failure()).toBeInstanceOf(BadJson)
    expect(failure()).toMatchObject({ at, ended, message })
  })
})
