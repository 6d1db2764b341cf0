import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { refuseOverpacked } from './overpacked.ts'

const zeros = deflateSync(Buffer.alloc(140 * 2 ** 20))
const object = (dictionary: string, bytes: Buffer, after = 'stream\n') =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<<${dictionary}>>${after}`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ])
const hex = Buffer.from(`${zeros.toString('hex')}>`)
const length = `/Length ${zeros.length}`

test.each([
  ['named in full', object(`${length}/Filter/FlateDecode`, zeros)],
  ['named in short, in a list', object(`${length}/Filter [ /Fl ]`, zeros)],
  ['with letters as numbers', object(`${length}/Filter/#46lateDecode`, zeros)],
  ['named elsewhere', object(`${length}/Filter 9 0 R`, zeros)],
  ['behind another coding', object('/Filter[/ASCIIHexDecode/FlateDecode]', hex)],
  ['packed twice', object('/Filter[/FlateDecode/FlateDecode]', deflateSync(zeros))],
  ['after a comment', object(`${length}/Filter/FlateDecode`, zeros, ' % plums\nstream\r\n')],
  ['in a long dictionary', object(`/Filter/FlateDecode/X(${'x'.repeat(10_000)})${length}`, zeros)],
  [
    'with its end in its middle',
    object(`/Length ${zeros.length + 20}/Filter/FlateDecode`, Buffer.concat([zeros, Buffer.alloc(20)])),
  ],
])('a stream that unpacks to too much is refused: %s', (_, bytes) => {
  expect(() => refuseOverpacked(bytes)).toThrow(/unpacks to far more than its pages need/)
})

test.each([
  ['a picture, which is never unpacked', object(`${length}/Subtype/Image/Filter/FlateDecode`, zeros)],
  ['damaged', object('/Filter/FlateDecode', Buffer.alloc(300_000, 'x'))],
  ['small', object('/Filter/FlateDecode', deflateSync('x'))],
  ['not packed', object('/Length 9', Buffer.alloc(300_000, 'x'))],
  ['nothing at all', Buffer.from('stream')],
])('a stream is left alone that is %s', (_, bytes) => {
  expect(() => refuseOverpacked(bytes)).not.toThrow()
})

test('many streams that together come to too much are refused', () => {
  const large = object('/Filter/FlateDecode', deflateSync(Buffer.alloc(127 * 2 ** 20), { level: 1 }))
  expect(() => refuseOverpacked(Buffer.concat(Array.from({ length: 17 }, () => large)))).toThrow(/far more/)
})
