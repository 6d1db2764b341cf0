import { documentFormatContract } from '../documents/document-format.contract.ts'
import { docxOf, paragraph } from '../documents/samples/office.contract.ts'
import { compoundOf, doc95Of, docOf, inTable, rowEnd } from '../documents/samples/old-word.contract.ts'

const cells = (texts: readonly string[]) => [
  ...texts.map((text) => ({ text: `${text}\u0007`, properties: [inTable] })),
  { text: '\u0007', properties: [inTable, rowEnd] },
]

documentFormatContract('doc', {
  good: docOf({
    body: [
      { text: 'Harvest report\r', style: 1 },
      { text: 'Plums came late.\r' },
      ...cells(['Orchard', 'Crates']),
      ...cells(['North', '120']),
      ...cells(['South', '85']),
      { text: 'The end.\r' },
    ],
  }),
  says: ['Harvest report', 'Plums came late.', 'North | 120', 'The end.'],
  grids: [
    [
      ['Orchard', 'Crates'],
      ['North', '120'],
      ['South', '85'],
    ],
  ],
  silent: docOf({ body: [{ text: '\r' }] }),
  strangers: [
    ['a newer document', docxOf(paragraph('Newer words')), /Newer words.*holds what a \.docx file holds/],
    ['RTF', '{\\rtf1\\ansi Rich words.\\par}', /Rich words.*holds RTF/],
    [
      'a web page',
      '<html><head><title>no</title></head><body><h1>Page words</h1></body></html>',
      /Page words/,
    ],
    ['a web archive', webArchive(), /Größe 5 m.*holds a web page/],
    ['XML of Word 2003', word2003(), /Words of 2003/],
    ['some other XML', '<?xml version="1.0"?><feed><entry/></feed>', /XML that is no document of Word/],
    ['a document of Word 95', doc95Of(Buffer.from('Old words\r')), /Old words/],
    ['protected', docOf({ body: [{ text: 'x\r' }], encrypted: true }), /password/],
    [
      'an encrypted package',
      compoundOf({ EncryptedPackage: Buffer.alloc(9000), EncryptionInfo: Buffer.alloc(300) }),
      /password/,
    ],
    ['a workbook', compoundOf({ Workbook: Buffer.alloc(5000) }), /holds a workbook.*\.xls/],
  ],
  bombs: [
    ['groups in groups', () => `{\\rtf1${'{'.repeat(100_000)}`, /2000 deep/],
    [
      'a cell without end',
      () => `<html><table><tr><td>${'plum '.repeat(900_000)}<td>b<tr><td>c<td>d</table>`,
      /4,000,000 characters/,
    ],
    ['a wide table', () => `<html><table><tr>${'<td>x'.repeat(6_000)}</table>`, /5,000 columns/],
    [
      'pieces of text that overlap',
      () => docOf({ body: [{ text: `${'Plums. '.repeat(2_000)}\r` }], repeats: 10_000 }),
      /pieces of its text overlap/,
    ],
  ],
})

function webArchive(): string {
  return [
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary="edge"',
    '',
    '--edge',
    'Content-Type: text/html; charset="utf-8"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html><body><p>Gr=C3=B6=C3=9Fe =35 m</p></body></html>',
    '--edge--',
  ].join('\r\n')
}

function word2003(): string {
  return `<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body><w:p><w:r><w:t>Words of 2003</w:t></w:r></w:p></w:body></w:wordDocument>`
}
