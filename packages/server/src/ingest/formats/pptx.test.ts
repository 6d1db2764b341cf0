import { documentFormatContract } from '../documents/document-format.contract.ts'
import { docxOf, paragraph, pptxOf, shape } from '../documents/samples/office.contract.ts'
import { pptOf } from '../documents/samples/old-slides.contract.ts'

const cells = (texts: readonly string[]) =>
  `<a:tr>${texts.map((text) => `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`).join('')}</a:tr>`
const table = (rows: readonly (readonly string[])[]) =>
  `<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${rows.map(cells).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`

const harvest = [
  ['Orchard', 'Crates'],
  ['North', '120'],
  ['South', '85'],
]

documentFormatContract('pptx', {
  good: pptxOf([
    { shapes: shape(['Plums came late.', 'Pears did not.']) + shape(['Harvest'], 'title') },
    { shapes: shape(['Numbers'], 'ctrTitle') + table(harvest) },
  ]),
  says: ['Harvest', 'Plums came late.\nPears did not.', 'Numbers', 'North | 120'],
  grids: [harvest],
  silent: pptxOf([{ shapes: '' }]),
  strangers: [
    [
      'an older presentation',
      pptOf([{ title: 'Older words' }]),
      /Older words.*holds what a \.ppt file holds/,
    ],
    ['a document', docxOf(paragraph('Running words')), /Running words/],
    ['plain text', '../../slides/real.pptx', /real\.pptx.*holds plain text/],
    ['noise', Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 131) & 0xff)), /no pptx file/],
  ],
  bombs: [
    [
      'a slide that unpacks a thousandfold',
      () => pptxOf([{ shapes: ' '.repeat(70_000_000) }]),
      /far more than/,
    ],
    ['deep nesting', () => pptxOf([{ shapes: '<p:grpSp>'.repeat(5_000) }]), /2000 deep/],
  ],
})
