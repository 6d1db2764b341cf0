import { documentFormatContract } from '../documents/document-format.contract.ts'
import {
  declared,
  docxOf,
  linksOf,
  paragraph,
  pptxOf,
  shape,
  wordTable,
} from '../documents/samples/office.contract.ts'
import { docOf } from '../documents/samples/old-word.contract.ts'
import { zipOf } from '../documents/samples/zip.contract.ts'

const harvest = [
  ['Orchard', 'Crates'],
  ['North', '120'],
  ['South', '85'],
]

const laughing = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><w:document ${declared}><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>`

documentFormatContract('docx', {
  good: docxOf(
    `${paragraph('Harvest report', 'Heading1')}${paragraph('Plums came late.')}${wordTable(harvest)}`,
  ),
  says: ['Harvest report', 'Plums came late.', 'North | 120'],
  grids: [harvest],
  silent: docxOf('<w:p/>'),
  strangers: [
    ['plain text', 'Only words.', /named \.docx but holds plain text.*read as that/],
    ['RTF', '{\\rtf1 Old words.\\par}', /Old words.*holds RTF/],
    ['a web page', '<html><body><p>Page words</p></body></html>', /Page words.*holds a web page/],
    [
      'an older document',
      docOf({ body: [{ text: 'Older words\r' }] }),
      /Older words.*holds what a \.doc file holds/,
    ],
    ['slides', pptxOf([{ shapes: shape(['Slide words']) }]), /Slide words/],
    [
      'a workbook',
      zipOf({
        '_rels/.rels': linksOf([['rId1', 'officeDocument', 'xl/workbook.xml']]),
        'xl/workbook.xml': '<workbook/>',
      }),
      /holds a workbook.*\.xlsx/,
    ],
    ['an archive of other things', zipOf({ 'photo.txt': 'x' }), /archive without a document/],
    ['a PDF', '%PDF-1.7 and more', /holds a PDF.*\.pdf/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000000010001', 'hex'), /no docx file/],
  ],
  bombs: [
    ['entities', () => docxOf(paragraph('&b;'), { parts: { 'word/document.xml': laughing } }), /entities/],
    ['deep nesting', () => docxOf('<w:tbl><w:tr><w:tc>'.repeat(5_000)), /2000 deep/],
    ['a cell without end', () => docxOf(wordTable([['a', 'plum '.repeat(900_000)]])), /4,000,000 characters/],
    ['a wide table', () => docxOf(wordTable([Array.from({ length: 6_000 }, String)])), /5,000 columns/],
    ['a part that unpacks a thousandfold', () => docxOf(paragraph(' '.repeat(70_000_000))), /far more than/],
    [
      'a part that lies about its size',
      () => zipOf([{ name: 'word/document.xml', bytes: ' '.repeat(70_000_000), claimed: 100 }]),
      /far more than/,
    ],
    [
      'a part that claims gigabytes',
      () => zipOf([{ name: 'word/document.xml', bytes: 'x', claimed: 3_000_000_000 }]),
      /far more than/,
    ],
    [
      'many parts',
      () => zipOf(Array.from({ length: 20_001 }, (_, at) => ({ name: `p${at}`, bytes: '' }))),
      /20,000 parts/,
    ],
    [
      'archives in archives',
      () => zipOf({ 'a.zip': zipOf({ 'b.zip': zipOf({ c: 'x' }) }) }),
      /without a document/,
    ],
  ],
})
