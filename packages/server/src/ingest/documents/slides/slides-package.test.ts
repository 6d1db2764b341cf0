import { expect, test } from 'vitest'
import { declared, linksOf, pptxOf, shape, slideXml } from '../samples/office.contract.ts'
import { readSample } from '../samples/read-sample.contract.ts'

const read = async (...input: Parameters<typeof pptxOf>) => readSample(pptxOf(...input), 'pptx')

test('slides come in the order in which they are shown', async () => {
  const slides = ['one', 'two', 'three'].map((title) => ({ shapes: shape([title], 'title') }))
  const { texts, report } = await read(slides, [3, 1, 2])
  expect(texts).toEqual([
    { page: 1, headings: ['three'], text: 'three' },
    { page: 2, headings: ['one'], text: 'one' },
    { page: 3, headings: ['two'], text: 'two' },
  ])
  expect(report).toMatchObject({ pages: 3, notes: ['3 slides, 11 characters of text, 0 tables.'] })
})

test('a slide without a title is not under the title of the one before', async () => {
  const { texts } = await read([{ shapes: shape(['Title'], 'title') }, { shapes: shape(['words']) }])
  expect(texts[1]).toEqual({ page: 2, headings: [], text: 'words' })
})

test('notes and comments are told apart', async () => {
  const { texts } = await read(
    [
      {
        shapes: shape(['Title'], 'title'),
        links: [
          ['r1', 'notesSlide', '../notesSlides/notesSlide1.xml'],
          ['r2', 'comments', '../comments/comment1.xml'],
        ],
      },
    ],
    [1],
    {
      'ppt/notesSlides/notesSlide1.xml': slideXml(
        'notes',
        shape(['Say this'], 'body') + shape(['1'], 'sldNum') + shape(['Header'], 'hdr'),
      ),
      'ppt/comments/comment1.xml': `<p:cmLst ${declared}><p:cm><p:text>Really?</p:text></p:cm></p:cmLst>`,
    },
  )
  expect(texts).toEqual([
    { page: 1, headings: ['Title'], text: 'Title' },
    { page: 1, headings: ['Title', 'Notes'], text: 'Say this' },
    { page: 1, headings: ['Title', 'Comments'], text: 'Really?' },
  ])
})

test('footers come once, slide numbers not at all, and what the layout says comes last', async () => {
  const slide = (text: string) => ({
    shapes: shape([text]) + shape(['Confidential'], 'ftr') + shape(['4'], 'sldNum'),
    links: [['r1', 'slideLayout', '../slideLayouts/slideLayout1.xml']] as const,
  })
  const { text } = await read([slide('one'), slide('two')], [1, 2], {
    'ppt/slideLayouts/slideLayout1.xml': slideXml(
      'sldLayout',
      shape(['Click to edit'], 'title') + shape(['Drawn by us']),
    ),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': linksOf([]),
  })
  expect(text.split('\n\n')).toEqual(['one', 'Confidential', 'two', 'Drawn by us'])
})

test('hidden slides are read, and that is told', async () => {
  const { text, report } = await read([
    { shapes: shape(['shown']) },
    { shapes: shape(['hidden']), show: false },
  ])
  expect(text).toBe('shown\n\nhidden')
  expect(report.notes).toContain('1 hidden slide was read too.')
})

test('cells that span columns or rows are spread out', async () => {
  const cell = (text: string, attributes = '') =>
    `<a:tc ${attributes}><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`
  const rows = [
    cell('Orchard') + cell('Crates', 'gridSpan="2"') + cell('', 'hMerge="1"'),
    cell('') + cell('plums') + cell('pears'),
    cell('North', 'rowSpan="2"') + cell('1') + cell('2'),
    cell('', 'vMerge="1"') + cell('3') + cell('4'),
  ]
  const { grids, tables } = await read([
    {
      shapes: `<p:graphicFrame><a:tbl>${rows.map((row) => `<a:tr>${row}</a:tr>`).join('')}</a:tbl></p:graphicFrame>`,
    },
  ])
  expect(grids).toEqual([
    [
      ['Orchard', 'Crates plums', 'Crates pears'],
      ['North', '1', '2'],
      ['North', '3', '4'],
    ],
  ])
  expect(tables[0]?.place).toEqual({ page: 1 })
})

test('slides that nothing lists are found by their names', async () => {
  const { text } = await read([{ shapes: shape(['one']) }, { shapes: shape(['two']) }], [])
  expect(text).toBe('one\n\ntwo')
})

test('a slide that is too damaged for its elements still gives its words', async () => {
  const broken = `<p:sld ${declared}><p:cSld><p:spTree><p:extLst><p:sp><p:txBody><a:p><a:r><a:t>Saved &amp; sound</a:t></a:r></a:p></p:sld>`
  const { text } = await read([{ shapes: '' }], [1], { 'ppt/slides/slide1.xml': broken })
  expect(text).toBe('Saved & sound')
})
