import { expect, test } from 'vitest'
import { cleanText, oneLine } from './clean-text.ts'

test.each([
  ['line ends of every system', 'a\r\nb\rc\u2028d\ve\ff', 'a\nb\nc\nd\ne\nf'],
  ['blanks of every width', 'a\u00a0b\u202fc\u2007d', 'a b c d'],
  ['blanks at the ends of lines', 'a  \t\nb ', 'a\nb'],
  ['more than one blank line', 'a\n\n\n\nb', 'a\n\nb'],
  ['what cannot be seen', 'a\u0000\u0007b\u00ad\u200bc\ufeff', 'abc'],
  ['signs of symbol fonts', '\uf0b7 item', 'item'],
  ['letters, joiners and tabs, which stay', 'नमस्ते\tक्\u200dष', 'नमस्ते\tक्\u200dष'],
])('%s', (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
})

test('on one line, all blanks are single spaces', () => {
  expect(oneLine(' a\n\n b\t\tc ')).toBe('a b c')
})

test('runs of blanks take time in step with their length', () => {
  expect(cleanText(`${' '.repeat(2_000_000)}x`)).toBe('x')
  expect(cleanText(`${'\n '.repeat(500_000)}x`)).toBe('x')
})
