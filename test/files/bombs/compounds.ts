import { pptOf } from '../../../packages/server/src/ingest/documents/samples/old-slides.contract.ts'
import { compoundOf, docOf } from '../../../packages/server/src/ingest/documents/samples/old-word.contract.ts'
import { read, refused, type Bomb } from './bomb.ts'

const sector = 512
const place = (number: number) => (number + 1) * sector
const firstTable = (bytes: Buffer) => place(bytes.readUInt32LE(76))
const directory = (bytes: Buffer) => bytes.readUInt32LE(48)

function entryOf(bytes: Buffer, name: string): number {
  return bytes.indexOf(Buffer.from(`${name}\u0000`, 'utf16le'), place(directory(bytes)))
}

/** The sectors of a stream come back to its first one, and it claims to be as long as can be. */
function loopStream(bytes: Buffer, name: string): Buffer {
  const entry = entryOf(bytes, name)
  const start = bytes.readUInt32LE(entry + 116)
  bytes.writeUInt32LE(start, firstTable(bytes) + (start + 1) * 4)
  bytes.writeUInt32LE(0x7fffffff, entry + 120)
  return bytes
}

function loopDirectory(bytes: Buffer): Buffer {
  bytes.writeUInt32LE(directory(bytes), firstTable(bytes) + directory(bytes) * 4)
  return bytes
}

const word = () => docOf({ body: [{ text: `${'Plums came late. '.repeat(2_000)}\r` }] })
const slides = () => pptOf([{ title: 'Harvest', boxes: ['Plums came late. '.repeat(500)] }])
const excel97 = Buffer.from([0x09, 0x08, 0x10, 0, 0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
const book = () => compoundOf({ Workbook: Buffer.concat([excel97, Buffer.alloc(20_000)]) })
const damaged = /damaged|no document that can be read|cannot be found/

export const compounds: readonly Bomb[] = [
  read('doc', 'a stream that loops', /characters of text/, () => loopStream(word(), 'WordDocument')),
  read('doc', 'a directory that loops', /characters of text/, () => loopDirectory(word())),
  read('ppt', 'a stream that loops', /characters of text/, () => loopStream(slides(), 'PowerPoint Document')),
  refused('xls', 'a stream that loops', damaged, () => loopStream(book(), 'Workbook')),
  refused('xls', 'a directory that loops', damaged, () => loopDirectory(book())),
]
