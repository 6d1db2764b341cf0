import { describe, expect, it } from 'vitest'
import { shownName, toldApart } from './names.ts'

describe('shownName', () => {
  it.each([
    ['a plain name', 'São Paulo', 'São Paulo'],
    ['quotes, backslashes, dots and brackets', 'a.b[0]["c"] \\n', 'a.b[0]["c"] \\n'],
    ['nothing', '', '""'],
    ['blanks', ' \t\n ', '""'],
    ['lines', 'one\r\ntwo\u2028three', 'one two three'],
    ['marks that turn writing around', '\u202eabc\u2066', 'abc'],
    ['joiners, which belong to words', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['half a character', 'a\ud83d', 'a\ufffd'],
  ])('shows %s', (_, name, shown) => {
    expect(shownName(name)).toBe(shown)
  })

  it('cuts a name without end, between characters', () => {
    expect(shownName('🚀'.repeat(500))).toBe(`${'🚀'.repeat(160)}…`)
    expect(shownName(`a${' '.repeat(1_000_000)}b`)).toBe('a…')
  })
})

describe('toldApart', () => {
  it('numbers what has the same name, and takes no name that another has', () => {
    expect(toldApart(['a', 'b', 'a', 'a (2)', 'a'])).toEqual(['a', 'b', 'a (3)', 'a (2)', 'a (4)'])
  })
})
