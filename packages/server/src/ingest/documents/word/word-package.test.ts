import { describe, expect, test } from 'vitest'
import { cell, declared, docxOf, linksOf, paragraph, wordTable } from '../samples/office.contract.ts'
import { readSample } from '../samples/read-sample.contract.ts'
import { zipOf } from '../samples/zip.contract.ts'

const read = async (body: string, more = {}) => readSample(docxOf(body, more), 'docx')
const run = (inside: string) => `<w:r>${inside}</w:r>`
const part = (root: string, inside: string) => `<w:${root} ${declared}>${inside}</w:${root}>`

describe('running text', () => {
  test('keeps what is shown and drops what is not', async () => {
    const { text } = await read(
      `<w:p>${run('<w:t>Kept</w:t>')}<w:del>${run('<w:delText>deleted</w:delText>')}</w:del><w:ins>${run('<w:t> and added</w:t>')}</w:ins>` +
        `${run('<w:tab/><w:t>a</w:t><w:noBreakHyphen/><w:t>b</w:t><w:softHyphen/><w:br/><w:t>c</w:t>')}</w:p>`,
    )
    expect(text).toBe('Kept and added\ta-b\nc')
  })

  test('shows what fields say, not what they are', async () => {
    const field = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`)
    const { text } = await read(
      `<w:p>${run('<w:t>Page </w:t>')}${field('begin')}${run('<w:instrText>PAGE \\* MERGEFORMAT</w:instrText>')}${run('<w:t>hidden</w:t>')}${field('separate')}${run('<w:t>7</w:t>')}${field('end')}${run('<w:t> of </w:t>')}<w:fldSimple w:instr="NUMPAGES">${run('<w:t>9</w:t>')}</w:fldSimple></w:p>`,
    )
    expect(text).toBe('Page 7 of 9')
  })

  test('has its headings by style, by what the style is based on, or by outline level', async () => {
    const styles = part(
      'styles',
      '<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>' +
        '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="Outline"/></w:style>' +
        '<w:style w:type="paragraph" w:styleId="Outline"><w:name w:val="Outline"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>',
    )
    const { texts } = await read(
      paragraph('First', 'berschrift1') +
        paragraph('a') +
        paragraph('Second', 'Mine') +
        paragraph('b') +
        '<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>Third</w:t></w:r></w:p>' +
        paragraph('c'),
      { links: [['rId1', 'styles', 'styles.xml']], parts: { 'word/styles.xml': styles } },
    )
    expect(texts.map(({ headings }) => headings)).toEqual([['First'], ['First', 'Second'], ['Third']])
    expect(texts.map(({ text }) => text)).toEqual(['First\n\na', 'Second\n\nb', 'Third\n\nc'])
  })

  test('has its headings however long the chain of styles is', async () => {
    const chain = Array.from(
      { length: 20_000 },
      (_, at) =>
        `<w:style w:type="paragraph" w:styleId="s${at}"><w:name w:val="s${at}"/><w:basedOn w:val="s${at + 1}"/></w:style>`,
    )
    const { texts } = await readSample(
      docxOf(paragraph('text', 's0'), {
        links: [['rId1', 'styles', 'styles.xml']],
        parts: { 'word/styles.xml': `<w:styles ${declared}>${chain.join('')}</w:styles>` },
      }),
      'docx',
    )
    expect(texts).toEqual([{ headings: [], text: 'text' }])
  })

  test('has list items on lines of their own', async () => {
    const item = (text: string) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr>${run(`<w:t>${text}</w:t>`)}</w:p>`
    expect((await read(`${paragraph('Buy:')}${item('plums')}${item('pears')}`)).text).toBe(
      'Buy:\n- plums\n- pears',
    )
  })

  test('has a text box once, though it is stored twice', async () => {
    const box = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`
    const { text } = await read(
      `<w:p>${run('<w:t>Around</w:t>')}${run(`<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent>`)}</w:p>`,
    )
    expect(text).toBe('Around\n\nIn the box')
  })

  test('is on the pages that the program left marks of', async () => {
    const { texts, report } = await read(
      `${paragraph('one')}<w:p>${run('<w:br w:type="page"/>')}${run('<w:lastRenderedPageBreak/><w:t>two</w:t>')}</w:p><w:p>${run('<w:t>still two </w:t>')}${run('<w:lastRenderedPageBreak/><w:t>three</w:t>')}</w:p>`,
    )
    expect(texts.map(({ page, text }) => [page, text])).toEqual([
      [1, 'one'],
      [2, 'two\n\nstill two'],
      [3, 'three'],
    ])
    expect(report.pages).toBe(3)
  })

  test('has no pages where only the writer broke them', async () => {
    const { texts, report } = await read(
      `${paragraph('one')}<w:p>${run('<w:br w:type="page"/><w:t>two</w:t>')}</w:p>`,
    )
    expect(texts.every(({ page }) => page === undefined)).toBe(true)
    expect(report.pages).toBeUndefined()
  })
})

describe('what stands beside the text', () => {
  test('is told apart, and headers come once', async () => {
    const header = part('hdr', paragraph('Yearly report'))
    const { texts } = await read(paragraph('Body'), {
      links: [
        ['r1', 'header', 'header1.xml'],
        ['r2', 'header', 'header2.xml'],
        ['r3', 'footer', 'footer1.xml'],
        ['r4', 'footnotes', 'footnotes.xml'],
        ['r5', 'comments', 'comments.xml'],
      ],
      parts: {
        'word/header1.xml': header,
        'word/header2.xml': header,
        'word/footer1.xml': part('ftr', paragraph('Page foot')),
        'word/footnotes.xml': part(
          'footnotes',
          `<w:footnote w:type="separator">${paragraph('x')}</w:footnote><w:footnote>${paragraph('A note')}</w:footnote>`,
        ),
        'word/comments.xml': part(
          'comments',
          `<w:comment w:author="Ada">${paragraph('Is that so?')}</w:comment>`,
        ),
      },
    })
    expect(texts).toEqual([
      { text: 'Yearly report', headings: ['Header'] },
      { text: 'Body', headings: [] },
      { text: 'Page foot', headings: ['Footer'] },
      { text: 'A note', headings: ['Footnotes'] },
      { text: 'Ada: Is that so?', headings: ['Comments'] },
    ])
  })

  test('is drawn from charts, diagrams and imported pages where they stand', async () => {
    const series = (name: string, values: readonly number[]) =>
      `<c:ser><c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>${name}</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${['North', 'South'].map((place, at) => `<c:pt idx="${at}"><c:v>${place}</c:v></c:pt>`).join('')}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')}</c:numCache></c:numRef></c:val></c:ser>`
    const { text, grids, tables } = await read(
      `${paragraph('Before')}<w:p>${run('<w:drawing><c:chart r:id="r1"/></w:drawing>')}</w:p><w:p>${run('<w:drawing><dgm:relIds r:dm="r2"/></w:drawing>')}</w:p><w:altChunk r:id="r3"/>${paragraph('After')}`,
      {
        links: [
          ['r1', 'chart', 'charts/chart1.xml'],
          ['r2', 'diagramData', 'diagrams/data1.xml'],
          ['r3', 'aFChunk', 'page.html'],
        ],
        parts: {
          'word/charts/chart1.xml': `<c:chartSpace ${declared}><c:title><a:p><a:r><a:t>Crates</a:t></a:r></a:p></c:title>${series('2023', [5, 7])}${series('2024', [6, 8])}</c:chartSpace>`,
          'word/diagrams/data1.xml': `<dgm:dataModel ${declared}><dgm:pt><dgm:t><a:p><a:r><a:t>Sow</a:t></a:r></a:p></dgm:t></dgm:pt><dgm:pt><dgm:t><a:p><a:r><a:t>Reap</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:dataModel>`,
          'word/page.html': '<html><body><p>From a page</p></body></html>',
        },
      },
    )
    expect(text.split('\n\n')).toEqual([
      'Before',
      'Crates',
      '| 2023 | 2024\nNorth | 5 | 6\nSouth | 7 | 8',
      'Sow',
      'Reap',
      'From a page',
      'After',
    ])
    expect(tables[0]?.title).toBe('Crates')
    expect(grids[0]?.slice(1)).toEqual([
      ['North', '5', '6'],
      ['South', '7', '8'],
    ])
  })

  test('is counted where it cannot be read', async () => {
    const { report, text } = await read(`<w:p>${run('<w:drawing><a:blip/></w:drawing>')}</w:p>`, {
      links: [['r1', 'package', 'embeddings/Budget.xlsx']],
      parts: { 'word/embeddings/Budget.xlsx': 'x' },
    })
    expect(text).toBe('Budget.xlsx')
    expect(report.notes).toContain('1 picture not read.')
    expect(report.notes).toContain('1 embedded object not read: Budget.xlsx.')
  })
})

describe('tables', () => {
  test('have spans and merged cells spread out, and a header of two rows made one', async () => {
    const head =
      `<w:tr>${cell(paragraph('Orchard'), '<w:vMerge w:val="restart"/>')}${cell(paragraph('Crates'), '<w:gridSpan w:val="2"/>')}</w:tr>` +
      `<w:tr>${cell('<w:p/>', '<w:vMerge/>')}${cell(paragraph('plums'))}${cell(paragraph('pears'))}</w:tr>`
    const rows =
      `<w:tr>${cell(paragraph('North'), '<w:vMerge w:val="restart"/>')}${cell(paragraph('1'))}${cell(paragraph('2'))}</w:tr>` +
      `<w:tr>${cell('<w:p/>', '<w:vMerge/>')}${cell(paragraph('3'))}${cell(paragraph('4'))}</w:tr>`
    expect((await read(`<w:tbl>${head}${rows}</w:tbl>`)).grids).toEqual([
      [
        ['Orchard', 'Crates plums', 'Crates pears'],
        ['North', '1', '2'],
        ['North', '3', '4'],
      ],
    ])
  })

  test('are named by their caption, else by the heading over them', async () => {
    const table = wordTable([
      ['a', 'b'],
      ['1', '2'],
    ])
    const { tables } = await read(
      `${paragraph('Prices', 'Heading1')}${table}${paragraph('Table 2: What was paid')}${table}${paragraph('Costs', 'Heading1')}${table}`,
    )
    expect(tables.map(({ title }) => title)).toEqual(['Prices', 'Table 2: What was paid', 'Costs'])
  })

  test('that only lay text out are text', async () => {
    const { tables, text } = await read(
      wordTable([['In a frame']]) + wordTable([['one'], ['two'], ['three']]),
    )
    expect(tables).toEqual([])
    expect(text).toBe('In a frame\n\none\ntwo\nthree')
  })

  test('in the cells of a table are part of the cell', async () => {
    const inner = wordTable([
      ['x', 'y'],
      ['1', '2'],
    ])
    const { grids } = await read(
      `<w:tbl><w:tr>${cell(paragraph('a'))}${cell(paragraph('b'))}</w:tr><w:tr>${cell(inner)}${cell(paragraph('c'))}</w:tr></w:tbl>`,
    )
    expect(grids).toEqual([
      [
        ['a', 'b'],
        ['x | y\n1 | 2', 'c'],
      ],
    ])
  })

  test('beyond the most that a file may have stay as text', async () => {
    const table = wordTable([
      ['a', 'b'],
      ['1', '2'],
    ])
    const { tables, report } = await read(table.repeat(1_003))
    expect(tables).toHaveLength(1_000)
    expect(report.notes).toContain('3 more tables kept as text alone: a file may have at most 1,000 tables.')
  })
})

describe('a package', () => {
  test('may use the strict namespaces, any prefix, any names and any case', async () => {
    const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main'
    const bytes = zipOf({
      '_rels/.rels': linksOf([['rId1', 'officeDocument', '/Custom/Main.xml']]),
      'custom\\main.xml': `<x:document xmlns:x="${strict}"><x:body><x:p><x:r><x:t>Strict words</x:t></x:r></x:p></x:body></x:document>`,
    })
    expect((await readSample(bytes, 'docx')).text).toBe('Strict words')
  })

  test('may be one file of XML', async () => {
    const flat = `<?xml version="1.0"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"><pkg:part pkg:name="/_rels/.rels"><pkg:xmlData>${linksOf([['rId1', 'officeDocument', 'word/document.xml']])}</pkg:xmlData></pkg:part><pkg:part pkg:name="/word/document.xml"><pkg:xmlData>${part('document', `<w:body>${paragraph('Flat words')}</w:body>`)}</pkg:xmlData></pkg:part></pkg:package>`
    expect((await readSample(flat, 'doc')).text).toBe('Flat words')
  })

  test('whose XML breaks off is read up to there', async () => {
    const bytes = docxOf('', {
      parts: {
        'word/document.xml': `<w:document ${declared}><w:body>${paragraph('Before')}<w:tbl><w:tr><w:tc>${paragraph('In a cell')}<w:p><w:r><w:t>broken`,
      },
    })
    const { text, report } = await readSample(bytes, 'docx')
    expect(text).toBe('Before\n\nIn a cell\nbroken'.replace('\nbroken', ' broken'))
    expect(report.notes).toContain(
      'The part word/document.xml of the file is damaged; it was read as far as possible.',
    )
  })

  test('with a part that is not what was saved is read, and that is told', async () => {
    const bytes = docxOf(paragraph('Still here'))
    // Its checksum in the directory.
    bytes.writeUInt32LE(12_345, bytes.lastIndexOf('word/document.xml') - 30)
    const { text, report } = await readSample(bytes, 'docx')
    expect(text).toBe('Still here')
    expect(report.notes).toContain(
      'The part word/document.xml of the file is damaged; it was read as far as possible.',
    )
  })

  test('without its directory is read part by part', async () => {
    const whole = docxOf(paragraph('Still here'))
    const { text, report } = await readSample(whole.subarray(0, whole.indexOf('PK\u0001\u0002')), 'docx')
    expect(text).toBe('Still here')
    expect(report.notes.join()).toMatch(/list of the parts .* is damaged/)
  })

  test('never has its entities replaced', async () => {
    const read = (entity: string) => {
      const declared = `<!DOCTYPE w [<!ENTITY word ${entity}>]>`
      const document = `${declared}${part('document', `<w:body>${paragraph('a &word; b')}</w:body>`)}`
      return readSample(docxOf('', { parts: { 'word/document.xml': document } }), 'docx')
    }
    expect((await read('"replaced"')).text).toBe('a &word; b')
    await expect(read('SYSTEM "file:///etc/passwd"')).rejects.toThrow(/entities that lie outside/)
  })
})
