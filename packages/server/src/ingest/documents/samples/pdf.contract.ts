import { deflateSync } from 'node:zlib'

export interface SamplePage {
  /** What is drawn, in the language of PDF. */
  readonly content: string
  readonly rotate?: number
}

/** A text that begins at a place; y grows upwards from the bottom of a page of 612 by 792. */
export const at = (x: number, y: number, text: string, size = 10) =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET\n`

/** Lines of text under each other. */
export const lines = (x: number, y: number, texts: readonly string[], size = 10) =>
  texts.map((text, index) => at(x, y - index * size * 1.2, text, size)).join('')

export const prose = (name: string, count = 8) =>
  Array.from({ length: count }, (_, index) => `${name} line ${index + 1} of words that go on to the edge`)

export const line = (x1: number, y1: number, x2: number, y2: number) => `${x1} ${y1} m ${x2} ${y2} l S\n`

/** A PDF of these pages, in Helvetica. */
export function pdfOf(pages: readonly SamplePage[]): Buffer {
  const kids = pages.map((_, index) => `${10 + index * 2} 0 R`).join(' ')
  const objects = new Map<number, string | Buffer>([
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`],
    [3, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'],
  ])
  pages.forEach(({ content, rotate = 0 }, index) => {
    const number = 10 + index * 2
    objects.set(
      number,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Rotate ${rotate}/Resources<</Font<</F1 3 0 R>>>>/Contents ${number + 1} 0 R>>`,
    )
    objects.set(number + 1, streamOf(Buffer.from(content, 'latin1')))
  })
  return pdfObjects(objects)
}

export function streamOf(bytes: Buffer, more = ''): Buffer {
  const packed = deflateSync(bytes)
  return Buffer.concat([
    Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode${more}>>stream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}

export function pdfObjects(objects: ReadonlyMap<number, string | Buffer>, trailer = ''): Buffer {
  const pieces = [Buffer.from('%PDF-1.7\n')]
  const places = new Map<number, number>()
  let start = pieces[0]?.length ?? 0
  for (const [number, object] of objects) {
    places.set(number, start)
    const piece = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    pieces.push(piece)
    start += piece.length
  }
  const size = Math.max(...objects.keys()) + 1
  const table = Array.from({ length: size }, (_, number) => {
    const place = places.get(number)
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`
  })
  pieces.push(
    Buffer.from(
      `xref\n0 ${size}\n${table.join('')}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`,
    ),
  )
  return Buffer.concat(pieces)
}
