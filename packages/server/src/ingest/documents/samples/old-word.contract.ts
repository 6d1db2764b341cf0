import CFB from 'cfb'

/** A paragraph of a sample: its text with Word's marks, and the properties that go with it. */
export interface SampleParagraph {
  readonly text: string
  readonly style?: number
  /** It was deleted while changes were tracked. */
  readonly deleted?: boolean
  /** Codes and values of one byte each. */
  readonly properties?: readonly (readonly [code: number, value: number])[]
}

export const inTable = [0x2416, 1] as const
export const rowEnd = [0x2417, 1] as const

const textStart = 0x800

export interface SampleWord {
  readonly body: readonly SampleParagraph[]
  readonly headers?: string
  readonly footnotes?: string
  readonly encrypted?: boolean
  /** How often the list of its pieces names the text. */
  readonly repeats?: number
  /** What else the file holds. */
  readonly streams?: Readonly<Record<string, Buffer>>
}

/** A Word 97 document: its text as one piece of UTF-16, its paragraphs' properties on one page. */
export function docOf({
  body,
  headers = '',
  footnotes = '',
  encrypted = false,
  repeats = 1,
  streams = {},
}: SampleWord): Buffer {
  const bodyText = body.map(({ text }) => text).join('')
  const text = Buffer.from(bodyText + footnotes + headers, 'utf16le')
  const pageAt = Math.ceil((textStart + text.length) / 512)
  const stream = Buffer.alloc((pageAt + 2) * 512)
  stream.writeUInt16LE(0xa5ec, 0)
  stream.writeUInt16LE(0xc1, 2)
  stream.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 10)
  stream.writeUInt32LE(textStart, 0x18)
  stream.writeUInt32LE(textStart + text.length, 0x1c)
  stream.writeUInt32LE(bodyText.length, 0x4c)
  stream.writeUInt32LE(footnotes.length, 0x50)
  stream.writeUInt32LE(headers.length, 0x54)
  text.copy(stream, textStart)
  propertyPage(body).copy(stream, pageAt * 512)
  characterPage(body).copy(stream, (pageAt + 1) * 512)

  const pieces = Buffer.alloc(5 + 4 + repeats * 12)
  pieces[0] = 2
  pieces.writeUInt32LE(pieces.length - 5, 1)
  for (let piece = 1; piece <= repeats; piece++) {
    pieces.writeUInt32LE((text.length / 2) * piece, 5 + piece * 4)
    pieces.writeUInt32LE(textStart, 5 + repeats * 4 + piece * 8 - 2)
  }
  const pages = Buffer.alloc(24)
  for (const [index, page] of [pageAt, pageAt + 1].entries()) {
    pages.writeUInt32LE(textStart, index * 12)
    pages.writeUInt32LE(textStart + text.length, index * 12 + 4)
    pages.writeUInt32LE(page, index * 12 + 8)
  }
  range(stream, 0x1a2, 0, pieces.length)
  range(stream, 0x102, pieces.length, 12)
  range(stream, 0xfa, pieces.length + 12, 12)
  return compoundOf({ WordDocument: stream, '1Table': Buffer.concat([pieces, pages]), ...streams })
}

function range(stream: Buffer, at: number, start: number, length: number): void {
  stream.writeUInt32LE(start, at)
  stream.writeUInt32LE(length, at + 4)
}

function propertyPage(body: readonly SampleParagraph[]): Buffer {
  const page = Buffer.alloc(512)
  page[511] = body.length
  let [place, top] = [textStart, 510]
  page.writeUInt32LE(place, 0)
  body.forEach(({ text, style = 0, properties = [] }, index) => {
    place += text.length * 2
    page.writeUInt32LE(place, (index + 1) * 4)
    const bytes = Buffer.alloc(2 + properties.length * 3)
    bytes.writeUInt16LE(style, 0)
    properties.forEach(([code, value], at) => {
      bytes.writeUInt16LE(code, 2 + at * 3)
      bytes[4 + at * 3] = value
    })
    top = (top - bytes.length - 2) & ~1
    page[(body.length + 1) * 4 + index * 13] = top / 2
    page[top] = 0
    page[top + 1] = Math.ceil(bytes.length / 2)
    bytes.copy(page, top + 2)
  })
  return page
}

function characterPage(body: readonly SampleParagraph[]): Buffer {
  const page = Buffer.alloc(512)
  page[511] = body.length
  let place = textStart
  page.writeUInt32LE(place, 0)
  body.forEach(({ text, deleted = false }, index) => {
    place += text.length * 2
    page.writeUInt32LE(place, (index + 1) * 4)
    page[(body.length + 1) * 4 + index] = deleted ? 250 : 0
  })
  Buffer.from([3, 0x00, 0x08, 1]).copy(page, 500)
  return page
}

/** A document of Word 95: bytes of a code page in one stretch, and no tables beside it. */
export function doc95Of(text: Buffer, language = 0x0409): Buffer {
  const stream = Buffer.alloc(Math.max(4608, textStart + text.length))
  stream.writeUInt16LE(0xa5dc, 0)
  stream.writeUInt16LE(0x68, 2)
  stream.writeUInt16LE(language, 6)
  stream.writeUInt32LE(textStart, 0x18)
  stream.writeUInt32LE(textStart + text.length, 0x1c)
  stream.writeUInt32LE(text.length, 0x34)
  text.copy(stream, textStart)
  return compoundOf({ WordDocument: stream })
}

/** An old Office file with these streams, as another library writes it. */
export function compoundOf(streams: Readonly<Record<string, Buffer>>): Buffer {
  const file = CFB.utils.cfb_new()
  for (const [name, bytes] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, bytes)
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array)
}
