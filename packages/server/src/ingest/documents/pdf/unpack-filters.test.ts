import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { filterOf, TooLarge } from './unpack-filters.ts'

const most = 1_000_000
const unpack = (name: string, bytes: Buffer, limit = most) => filterOf(name)?.unpack(bytes, limit)
const text = 'Plums came late this year, and there were fewer of them.'

/** Codes in as many bits as there are texts to tell apart by then. */
function lzwOf(codes: readonly number[]): Buffer {
  let bits = ''
  let known = 257
  for (const code of codes) {
    const width = known < 511 ? 9 : known < 1023 ? 10 : known < 2047 ? 11 : 12
    bits += code.toString(2).padStart(width, '0')
    known = code === 256 ? 257 : known + 1
  }
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '0'), 2)))
}

describe('what was packed comes out', () => {
  test.each([
    ['FlateDecode', deflateSync(text), text],
    ['Fl', deflateSync(text), text],
    ['ASCIIHexDecode', Buffer.from('50 6C\n756d 73>rest'), 'Plums'],
    ['AHx', Buffer.from('50'), 'P'],
    // As Python's base64.a85encode writes the text and eight zeros.
    [
      'ASCII85Decode',
      Buffer.from(String.raw`:i(8kF!+t$D.Oi+@<?''FD,B0+F.O,E\&>ADIal3BOu3q+EqC;AKYSrG@be;De:,6BOu$5zz~>`),
      `${text}${'\u0000'.repeat(8)}`,
    ],
    ['RunLengthDecode', Buffer.from([4, ...Buffer.from('Plums'), 253, 0x21, 128, 9]), 'Plums!!!!'],
    // The example that the format's specification gives.
    [
      'LZWDecode',
      Buffer.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]),
      Buffer.from([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]).toString('latin1'),
    ],
  ])('%s', (name, packed, plain) => {
    expect(unpack(name, packed)?.toString('latin1')).toBe(plain)
  })

  test('of codes that grow longer, and begin anew', () => {
    const growing = Array.from({ length: 700 }, (_, at) => 258 + at)
    const codes = [256, 0x61, ...growing, 256, 0x62, 257]
    // The first code is one letter, the next are two, three and so on.
    const letters = (701 * 702) / 2
    expect(unpack('LZW', lzwOf(codes))?.toString()).toBe(`${'a'.repeat(letters)}b`)
  })
})

describe('what comes to too much is not unpacked', () => {
  test.each([
    ['FlateDecode', deflateSync(Buffer.alloc(2_000_000))],
    ['LZWDecode', lzwOf([256, 0x61, ...Array.from({ length: 3_000 }, (_, at) => 258 + at)])],
    ['RunLengthDecode', Buffer.alloc(40_000, Buffer.from([129, 0x20]))],
    ['ASCII85Decode', Buffer.alloc(400_000, 'z')],
  ])('%s', (name, packed) => {
    expect(() => unpack(name, packed)).toThrow(TooLarge)
    expect((filterOf(name)?.growth ?? 0) * packed.length).toBeGreaterThan(most)
  })
})

test('other filters are not known', () => {
  expect(filterOf('DCTDecode')).toBeUndefined()
})
