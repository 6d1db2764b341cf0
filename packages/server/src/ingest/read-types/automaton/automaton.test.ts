import { assert, constantFrom, nat, property, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsersFor } from '../parsers.ts'
import { createAutomaton, start } from './automaton.ts'

function matcher(pattern: string): ((text: string) => boolean) | undefined {
  const automaton = createAutomaton(pattern)
  if (automaton === undefined) return undefined
  return (text) => {
    let state = start
    for (const byte of Buffer.from(text)) state = automaton.next[(state << 8) | byte] ?? 0
    return automaton.accepts[state] === 1
  }
}

describe('an automaton', () => {
  test.each([
    [
      '[+-]?(0|[1-9][0-9]{0,17})',
      ['0', '-12', '+999999999999999999'],
      ['', '007', '1.5', '--1', '1234567890123456789'],
    ],
    ['[Tt]rue|TRUE', ['true', 'True', 'TRUE'], ['tRUE', 'truetrue', '']],
    ['[0-9]{4}年[0-9]{1,2}月', ['2024年1月', '2024年12月'], ['2024年', '2024年123月']],
    ['(ab)*c+', ['c', 'abababccc'], ['ab', 'abac']],
    ['[-x]{2,}', ['--', 'x-x'], ['-', 'xy']],
    ['[年년]?x', ['x', '年x', '년x'], ['年']],
    ['\\s*(#N/A|\\\\N|)\\s*', ['', ' ', '#N/A', ' \\N\n'], ['N', '#N/A#']],
    ['a[.]b', ['a.b'], ['axb']],
  ])('of %s takes what it should', (pattern, taken, refused) => {
    expect(taken.filter((text) => matcher(pattern)?.(text) !== true)).toEqual([])
    expect(refused.filter((text) => matcher(pattern)?.(text) !== false)).toEqual([])
  })

  test.each([
    'a.b',
    '^a',
    '(?=a)b',
    '[^a]',
    '\\bword',
    'a{1',
    '(a',
    'a**',
    '[\u00aa-\u024f]',
    '([0-9]{1,99}x?){9}',
  ])('of %s there is none', (pattern) => expect(createAutomaton(pattern)).toBeUndefined())

  test('agrees with the pattern of every parser it can be made of', () => {
    const patterns = [',', ';'].flatMap((delimiter) => parsersFor(delimiter).map((parser) => parser.pattern))
    const signs = constantFrom(...'0123456789+-.,:/ TZeE年月'.split(''))
    let made = 0
    for (const pattern of new Set(patterns)) {
      const matches = matcher(pattern)
      if (matches === undefined) continue
      made++
      const whole = new RegExp(`^(?:${pattern})$`)
      assert(
        property(stringMatching(whole), nat(), signs, (text, place, sign) => {
          const at = place % (text.length + 1)
          const changed = text.slice(0, at) + sign + text.slice(at + (place % 2))
          expect([text, matches(text)]).toEqual([text, true])
          expect([changed, matches(changed)]).toEqual([changed, whole.test(changed)])
        }),
        { numRuns: 50 },
      )
    }
    expect(made).toBeGreaterThan(10)
  })
})
