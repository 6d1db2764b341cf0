import { expect, test } from 'vitest'
import { sniffKind } from './sniff-kind.ts'

const bytes = (...numbers: readonly number[]) => Buffer.from(numbers)

test.each([
  ['zip', bytes(0x50, 0x4b, 3, 4, 0, 0)],
  ['zip', bytes(0x50, 0x4b, 5, 6, 0, 0)],
  ['compound', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
  ['old-word', bytes(0xdb, 0xa5, 0x2d, 0, 0)],
  ['pdf', Buffer.from('%PDF-1.4')],
  ['pdf', Buffer.from('a few odd bytes before %PDF-1.4')],
  ['rtf', Buffer.from('{\\rtf1 x}')],
  ['html', Buffer.from('\ufeff  <!DOCTYPE html><html>')],
  ['html', Buffer.from('<?xml version="1.0"?><!-- x --><html xmlns="x">')],
  ['html', Buffer.from('\ufeff<html>', 'utf16le')],
  ['mime', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n')],
  ['xml', Buffer.from('<?xml version="1.0"?><w:wordDocument/>')],
  ['xml', Buffer.from('<pkg:package xmlns:pkg="x">')],
  ['text', Buffer.from('Dear reader,')],
  ['text', Buffer.from('L\x92\xe9t\xe9 est l\xe0', 'latin1')],
  ['text', Buffer.from('From: a friend, who writes no mail')],
  ['unknown', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0)],
  ['unknown', Buffer.alloc(0)],
] as const)('%s', (kind, head) => {
  expect(sniffKind(head)).toBe(kind)
})

test('a character that the sample cuts in two is no sign of anything', () => {
  const text = Buffer.from('ж'.repeat(2_000))
  expect(sniffKind(text.subarray(0, 1_001))).toBe('text')
})
