import { expect, test } from 'vitest'
import { CharacterMaps, characterMap } from './character-maps.ts'

test.each([
  ['GBK-EUC-H', '<d6d0>', '中'],
  ['ETen-B5-H', '<a4a4>', '中'],
  ['90ms-RKSJ-V', '<8abf>', '漢'],
  ['KSCms-UHC-H', '<b0a1>', '가'],
])('%s tells what %s stands for', (name, code, character) => {
  expect(characterMap(name)).toContain(`${code} ${character.codePointAt(0)}\n`)
})

test('codes that are characters already stay as they are', () => {
  expect(characterMap('UniGB-UCS2-H')).toMatch(/<0000> <ffff> 0/)
  expect(characterMap('Adobe-Japan1-UCS2')).toMatch(/<0000> <ffff> <0000>/)
})

test('vertical writing is told', () => {
  expect(characterMap('UniJIS-UTF16-V')).toContain('/WMode 1')
  expect(characterMap('UniJIS-UTF16-H')).toContain('/WMode 0')
})

test('what is not made here is not there', async () => {
  const maps = new CharacterMaps()
  await expect(maps.fetch({ kind: 'cMapUrl', filename: 'Nonsense' })).rejects.toThrow(/no Nonsense/)
  await expect(maps.fetch({ kind: 'standardFontDataUrl', filename: 'GBK-EUC-H' })).rejects.toThrow()
  expect((await maps.fetch({ kind: 'cMapUrl', filename: 'UniGB-UCS2-H' })).length).toBeGreaterThan(100)
})
