import { documentFormatContract } from '../documents/document-format.contract.ts'
import { docxOf, paragraph } from '../documents/samples/office.contract.ts'
import { at, line, pdfObjects, pdfOf, streamOf } from '../documents/samples/pdf.contract.ts'

const grid =
  [100, 200, 300].map((x) => line(x, 540, x, 600)).join('') +
  [540, 560, 580, 600].map((y) => line(100, y, 300, y)).join('')
const cells = [
  ['Orchard', 'Crates'],
  ['North', '120'],
  ['South', '85'],
]

documentFormatContract('pdf', {
  good: pdfOf([
    {
      content:
        at(72, 700, 'Harvest report', 20) +
        at(72, 660, 'Plums came late this year, and there were fewer of them than in the years before.') +
        grid +
        cells
          .flatMap((row, index) => row.map((text, column) => at(105 + column * 100, 586 - index * 20, text)))
          .join(''),
    },
  ]),
  says: ['Harvest report', 'Plums came late', 'North | 120'],
  grids: [cells],
  silent: pdfOf([{ content: '' }]),
  strangers: [
    ['a document', docxOf(paragraph('x')), /holds an archive or an Office file/],
    ['plain text', 'Only words.', /no PDF, or it is damaged/],
    ['protected', encrypted(), /password/],
  ],
  bombs: [
    [
      'a page that unpacks a thousandfold',
      () => pdfWith(streamOf(Buffer.alloc(140 * 2 ** 20, 32))),
      /unpacks to far more/,
    ],
    ['a page packed twice', () => packedTwice(), /unpacks to far more/],
    [
      'more pages than a document may have',
      () => pdfOf(Array.from({ length: 20_001 }, () => ({ content: '' }))),
      /20,000 pages/,
    ],
  ],
})

function pdfWith(content: Buffer, catalog = ''): Buffer {
  return pdfObjects(
    new Map<number, string | Buffer>([
      [1, `<</Type/Catalog/Pages 2 0 R ${catalog}>>`],
      [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
      [3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>'],
      [4, content],
    ]),
  )
}

function packedTwice(): Buffer {
  const inner = streamOf(Buffer.alloc(140 * 2 ** 20, 32))
  const packed = inner.subarray(inner.indexOf('stream\n') + 7, inner.lastIndexOf('\nendstream'))
  return pdfWith(
    Buffer.from(
      streamOf(packed).toString('latin1').replace('/FlateDecode', '[/FlateDecode/FlateDecode]'),
      'latin1',
    ),
  )
}

/** Marked as encrypted with a password that nobody knows. */
function encrypted(): Buffer {
  const key = '<' + '11'.repeat(32) + '>'
  return pdfObjects(
    new Map([
      [1, '<</Type/Catalog/Pages 2 0 R>>'],
      [2, '<</Type/Pages/Kids[]/Count 0>>'],
      [3, `<</Filter/Standard/V 1/R 2/O ${key}/U ${key}/P -1>>`],
    ]),
    `/Encrypt 3 0 R/ID[${key}${key}]`,
  )
}
