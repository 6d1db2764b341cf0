import {
  declared,
  paragraph,
  wordXml,
} from '../../../packages/server/src/ingest/documents/samples/office.contract.ts'
import { deflated, stored } from './archive-file.ts'
import { megabytes, read, refused, type Bomb } from './bomb.ts'
import {
  docxOf,
  docxWith,
  firstSheet,
  mainPart,
  pptxWith,
  sheetXml,
  workbookOf,
  xlsxOf,
} from './office-files.ts'

/** Ten of each, twenty times over. */
const laughs = Array.from(
  { length: 20 },
  (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
).join('')
const billionLaughs = `<!DOCTYPE w [<!ENTITY l0 "ha">${laughs}]>`
const quadratic = `<!DOCTYPE w [<!ENTITY a "${'a'.repeat(100_000)}">]>`
const external = '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>'

const word = (declarations: string, text: string) =>
  docxOf(
    deflated(
      mainPart,
      `<?xml version="1.0"?>${declarations}<w:document ${declared}><w:body>${paragraph(text)}</w:body></w:document>`,
    ),
  )
const shared = (declarations: string, text: string) =>
  xlsxOf(
    [deflated(firstSheet, sheetXml('<sheetData><row><c t="s"><v>0</v></c></row></sheetData>'))],
    [
      deflated(
        'xl/sharedStrings.xml',
        `<?xml version="1.0"?>${declarations}<sst><si><t>${text}</t></si></sst>`,
      ),
    ],
  )
const oldWord = (declarations: string, text: string) =>
  `<?xml version="1.0"?>${declarations}<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body>${paragraph(text)}</w:body></w:wordDocument>`
const oldBook = (declarations: string, text: string) =>
  `<?xml version="1.0"?>${declarations}<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row><Cell><Data ss:Type="String">${text}</Data></Cell></Row></Table></Worksheet></Workbook>`

const multiplying = /entities that stand for others/
const declaring = /declares entities of its own/

export const entities: readonly Bomb[] = [
  refused('docx', 'entities that multiply', multiplying, () => word(billionLaughs, '&l20;')),
  refused('docx', 'one long entity many times', multiplying, () => word(quadratic, '&a;'.repeat(100_000))),
  refused('docx', 'an entity that is a file of the machine', /entities that lie outside/, () =>
    word(external, '&x;'),
  ),
  refused('xlsx', 'entities that multiply', declaring, () => shared(billionLaughs, '&l20;')),
  refused('xlsx', 'an entity that is a file of the machine', declaring, () => shared(external, '&x;')),
  refused('doc', 'entities that multiply', multiplying, () => oldWord(billionLaughs, '&l20;')),
  read('xls', 'entities that multiply', /"tables":\[|"texts"|"passages"/, () =>
    oldBook(billionLaughs, '&l20;'),
  ),
]

const deepXml = '<w:tbl><w:tr><w:tc>'.repeat(400_000)

export const depths: readonly Bomb[] = [
  refused('docx', 'elements without end', /2000 deep/, () => docxWith(deepXml)),
  refused('pptx', 'elements without end', /2000 deep/, () => pptxWith('<p:grpSp>'.repeat(400_000))),
  refused('xlsx', 'elements without end', /nests its elements without end/, () =>
    workbookOf(`<sheetData><row><c>${'<is>'.repeat(400_000)}`),
  ),
  refused('doc', 'groups without end', /2000 deep/, () => `{\\rtf1 ${'{\\b '.repeat(400_000)}`),
  read('doc', 'tables in tables', /characters of text/, () => `<html>${'<table><tr><td>x'.repeat(100_000)}`),
  read('md', 'lists in lists', /characters of text/, () =>
    Array.from({ length: 4_000 }, (_, depth) => `${'  '.repeat(depth)}- item`).join('\n'),
  ),
  read('md', 'lists and quotes in one line', /characters of text/, () =>
    ['- ', '> ', '1. '].map((mark) => `${mark.repeat(500_000)}x`).join('\n'),
  ),
  read('mdx', 'tags and braces without end', /characters of text/, () =>
    ['<A {', 'words', '{', '{/*'].map((mark) => mark.repeat(200_000)).join('\n\n'),
  ),
  refused('docx', 'a text without end', /without a paragraph or a tag/, () =>
    docxOf(stored(mainPart, wordXml(paragraph('plum '.repeat(megabytes(20)))))),
  ),
]
