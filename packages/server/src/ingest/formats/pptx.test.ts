import { documentFormatContract } from '../documents/document-format.contract.ts'
import { declared, docxOf, paragraph, pptxOf, shape } from '../documents/samples/office.contract.ts'
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
    ['a cell without end', () => pptxOf([{ shapes: table([['a', 'plum '.repeat(900_000)]]) }]), /4,000,000/],
    [
      'a wide table',
      () => pptxOf([{ shapes: table([Array.from({ length: 6_000 }, String)]) }]),
      /5,000 columns/,
    ],
    [
      'entities',
      () =>
        pptxOf([{ shapes: '' }], [1], {
          'ppt/slides/slide1.xml': `<!DOCTYPE p [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><p:sld ${declared}>&b;</p:sld>`,
        }),
      /entities/,
    ],
    ['deep nesting', () => pptxOf([{ shapes: '<p:grpSp>'.repeat(5_000) }]), /2000 deep/],
  ],
})
