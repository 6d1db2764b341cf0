import { documentFormatContract } from '../documents/document-format.contract.ts'
import { pptxOf, shape } from '../documents/samples/office.contract.ts'
import { pptOf } from '../documents/samples/old-slides.contract.ts'
import { compoundOf } from '../documents/samples/old-word.contract.ts'

const harvest = [
  ['Orchard', 'Crates'],
  ['North', '120'],
  ['South', '85'],
]

documentFormatContract('ppt', {
  good: pptOf([
    { title: 'Harvest', boxes: ['Plums came late.'] },
    { title: 'Numbers', table: harvest },
  ]),
  says: ['Harvest', 'Plums came late.', 'Numbers', 'North | 120'],
  grids: [harvest],
  silent: pptOf([{}]),
  strangers: [
    [
      'a newer presentation',
      pptxOf([{ shapes: shape(['Newer words']) }]),
      /Newer words.*holds what a \.pptx file holds/,
    ],
    ['protected', pptOf([{ title: 'x' }], [0], { encrypted: true }), /password/],
    ['a presentation of 1995', compoundOf({ PP40: Buffer.alloc(5000) }), /PowerPoint 95 or older/],
    ['no document at all', compoundOf({ Contents: Buffer.alloc(5000) }), /no document that can be read/],
  ],
  bombs: [
    [
      'a cell without end',
      () =>
        pptOf([
          {
            table: [
              ['a', 'b'],
              ['plum '.repeat(900_000), 'c'],
            ],
          },
        ]),
      /4,000,000 characters/,
    ],
    [
      'more slides than a presentation may have',
      () =>
        pptOf(
          [{ title: 'x' }],
          Array.from({ length: 20_001 }, () => 0),
        ),
      /20,000 pages/,
    ],
  ],
})
