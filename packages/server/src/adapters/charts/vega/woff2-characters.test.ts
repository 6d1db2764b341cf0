import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { woff2Characters } from './woff2-characters.ts'

const require = createRequire(import.meta.url)
const slice = (pack: string, key: string) =>
  readFileSync(
    path.join(
      path.dirname(require.resolve(`@fontsource-variable/${pack}/package.json`)),
      'files',
      `${pack}-${key}-wght-normal.woff2`,
    ),
  )

describe('woff2Characters', () => {
  // Counted with fontTools, without U+0000, which the fonts map to no glyph.
  it.each([
    ['noto-sans', 'greek', 124],
    ['noto-sans', 'latin-ext', 1137],
    ['noto-sans', 'vietnamese', 114],
    ['noto-sans-sc', '119', 277],
    ['noto-sans-sc', '21', 25],
    ['noto-sans-sc', '4', 12],
  ])('counts the characters of %s %s', (pack, key, count) => {
    expect(woff2Characters(slice(pack, key)).size).toBe(count)
  })

  it('does not find the Hangul that a Chinese slice claims', () => {
    const characters = woff2Characters(slice('noto-sans-sc', '21'))
    expect(characters.has(0xac00)).toBe(false)
    expect(characters.has(0x9f83)).toBe(true)
  })

  it('finds characters beyond the first 65,536', () => {
    expect([...woff2Characters(slice('noto-sans-sc', '4'))].some((character) => character > 0xffff)).toBe(
      true,
    )
  })

  it('refuses what is not a font', () => {
    expect(() => woff2Characters(Buffer.from('not a font at all, and long enough to look at'))).toThrow(
      /not a WOFF2/,
    )
  })
})
