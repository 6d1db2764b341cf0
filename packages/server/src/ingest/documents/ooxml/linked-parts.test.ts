import { describe, expect, test } from 'vitest'
import {
  declared,
  docxOf,
  linksOf,
  paragraph,
  pptxOf,
  shape,
  wordXml,
  type Link,
} from '../samples/office.contract.ts'
import { readSample } from '../samples/read-sample.contract.ts'

const series = (name: string, points: readonly (readonly [category: string, value: string])[]) =>
  `<c:ser><c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>${name}</c:v></c:pt></c:strCache></c:strRef></c:tx>${[
    'cat',
    'val',
  ]
    .map(
      (field, which) =>
        `<c:${field}>${points.map((point, at) => `<c:pt idx="${at}"><c:v>${point[which]}</c:v></c:pt>`).join('')}</c:${field}>`,
    )
    .join('')}</c:ser>`
const chart = (content: string) => `<c:chartSpace ${declared}><c:chart>${content}</c:chart></c:chartSpace>`
const drawn = (id: string) =>
  `<w:p><w:r><w:drawing><c:chart ${declared} r:id="${id}"/></w:drawing></w:r></w:p>`

describe('a chart', () => {
  test('is a table of its categories and series, under its title', async () => {
    const title = '<c:title><c:tx><c:rich><a:p><a:r><a:t>Harvest</a:t></a:r></a:p></c:rich></c:tx></c:title>'
    const content =
      title +
      series('Plums', [
        ['2023', '120'],
        ['2024', '85'],
      ]) +
      series('Pears', [['2023', '7']])
    const { grids, tables } = await readSample(
      docxOf(drawn('rId9'), {
        links: [['rId9', 'chart', 'charts/chart1.xml']],
        parts: { 'word/charts/chart1.xml': chart(content) },
      }),
      'docx',
    )
    expect(grids).toEqual([
      [
        ['column_1', 'Plums', 'Pears'],
        ['2023', '120', '7'],
        ['2024', '85', ''],
      ],
    ])
    expect(tables[0]?.title).toBe('Harvest')
  })

  test('without values is nothing', async () => {
    const { text, grids } = await readSample(
      docxOf(drawn('rId9') + paragraph('x'), {
        links: [['rId9', 'chart', 'charts/chart1.xml']],
        parts: { 'word/charts/chart1.xml': chart('<c:ser/>') },
      }),
      'docx',
    )
    expect({ text, grids }).toEqual({ text: 'x', grids: [] })
  })

  test('of more cells than a chart can show is left out', async () => {
    const points = Array.from({ length: 2_000 }, (_, at) => [`${at}`, `${at}`] as const)
    const many = Array.from({ length: 600 }, (_, at) =>
      series(`s${at}`, at === 0 ? points : points.slice(0, 1)),
    )
    const { grids } = await readSample(
      docxOf(drawn('rId9'), {
        links: [['rId9', 'chart', 'charts/chart1.xml']],
        parts: { 'word/charts/chart1.xml': chart(many.join('')) },
      }),
      'docx',
    )
    expect(grids).toEqual([])
  })
})

describe('what parts refer to', () => {
  test('is read once, however often it is referred to', async () => {
    const links = Array.from({ length: 20_000 }, (_, at): Link => [`rId${at}`, 'chart', 'charts/chart1.xml'])
    const { grids } = await readSample(
      docxOf(drawn('rId7') + drawn('rId8'), {
        links,
        parts: {
          'word/charts/chart1.xml': chart(
            series('Plums', [
              ['a', '1'],
              ['b', '2'],
            ]),
          ),
        },
      }),
      'docx',
    )
    expect(grids).toHaveLength(2)
  })

  test('may be named from the root, with a way back, or in signs of an address', async () => {
    const { text } = await readSample(
      docxOf(paragraph('body'), {
        links: [
          ['rId1', 'header', '/word/header1.xml'],
          ['rId2', 'footer', '../word/./footer%201.xml'],
        ],
        parts: {
          'word/header1.xml': `<w:hdr ${declared}>${paragraph('above')}</w:hdr>`,
          'word/footer 1.xml': `<w:ftr ${declared}>${paragraph('below')}</w:ftr>`,
        },
      }),
      'docx',
    )
    expect(text).toBe('above\n\nbody\n\nbelow')
  })

  test('a slide that is listed again and again is shown once', async () => {
    const order = Array.from({ length: 3_000 }, () => 1)
    const { texts } = await readSample(pptxOf([{ shapes: shape(['once']) }], order), 'pptx')
    expect(texts.map(({ text }) => text)).toEqual(['once'])
  })
})

describe('a package in one file of XML', () => {
  const flat = (parts: Readonly<Record<string, string>>) =>
    `<?xml version="1.0"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">${Object.entries(
      parts,
    )
      .map(
        ([name, xml]) =>
          `<pkg:part pkg:name="/${name}"><pkg:xmlData>${xml.replace(/<\?xml[^>]*>/, '')}</pkg:xmlData></pkg:part>`,
      )
      .join('')}</pkg:package>`

  test('is read part by part', async () => {
    const { text } = await readSample(
      flat({
        '_rels/.rels': linksOf([['rId1', 'officeDocument', 'word/document.xml']]),
        'word/document.xml': wordXml(paragraph('body')),
        'word/_rels/document.xml.rels': linksOf([['rId1', 'header', 'header1.xml']]),
        'word/header1.xml': `<w:hdr ${declared}>${paragraph('above')}</w:hdr>`,
      }),
      'docx',
    )
    expect(text).toBe('above\n\nbody')
  })

  test('of nothing that can be read is refused', async () => {
    await expect(readSample(flat({ 'a.xml': '<a/>' }), 'docx')).rejects.toThrow(/without a document/)
  })
})
