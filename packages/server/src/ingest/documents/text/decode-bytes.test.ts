import { expect, test } from 'vitest'
import { decodeBytes } from './decode-bytes.ts'

test.each([
  ['a mark', Buffer.from('\ufeffGröße', 'utf16le'), undefined, 'Größe'],
  ['a mark of the other order', Buffer.from('\ufeffGröße', 'utf16le').swap16(), undefined, 'Größe'],
  ['its bytes, whatever it declares', Buffer.from('Größe'), 'windows-1251', 'Größe'],
  ['what it declares', Buffer.from('\xc7\xe8\xec\xe0', 'latin1'), 'windows-1251', 'Зима'],
  ['a guess, where what it declares cannot be', Buffer.from('L\x92\xe9t\xe9', 'latin1'), 'utf-8', 'L’été'],
  [
    'a guess, where what it declares is nothing',
    Buffer.from('L\x92\xe9t\xe9', 'latin1'),
    'nonsense',
    'L’été',
  ],
])('bytes are read by %s', (_, bytes, declared, text) => {
  expect(decodeBytes(bytes, declared)).toBe(text)
})
