import { describe, expect, test } from 'vitest'
import { at, lines, pdfObjects, pdfOf, prose, streamOf } from '../samples/pdf.contract.ts'
import { readSample } from '../samples/read-sample.contract.ts'

const read = async (...pages: readonly string[]) =>
  readSample(pdfOf(pages.map((content) => ({ content }))), 'pdf')

describe('running text', () => {
  test('is put together from its lines, and divided words are whole again', async () => {
    const { text } = await read(
      lines(72, 700, [
        'The harvest of the plums was late in all of the orch-',
        'ards of the valley, and nobody knew what to do about',
        'it.',
      ]) + at(72, 640, 'A second paragraph stands further down the page.'),
    )
    expect(text).toBe(
      'The harvest of the plums was late in all of the orchards of the valley, and nobody knew what to do about it.\n\nA second paragraph stands further down the page.',
    )
  })

  test('in two columns is read one after the other, under the title over both', async () => {
    const { text } = await read(
      at(72, 740, 'A title that goes over both of the columns of this page', 16) +
        lines(72, 700, prose('Left')) +
        lines(330, 700, prose('Right')),
    )
    const places = ['A title', 'Left line 1', 'Left line 8', 'Right line 1', 'Right line 8'].map((piece) =>
      text.indexOf(piece),
    )
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
  })

  test('has larger letters as headings, the largest outermost', async () => {
    const { texts } = await read(
      at(72, 740, 'Report', 24) +
        at(72, 700, 'Plums', 16) +
        lines(72, 670, prose('Plum', 4)) +
        at(72, 600, 'Pears', 16) +
        lines(72, 570, prose('Pear', 4)),
    )
    expect(texts.map(({ headings, page }) => [headings, page])).toEqual([
      [['Report', 'Plums'], 1],
      [['Report', 'Pears'], 1],
    ])
  })

  test('is read level, however the page is turned', async () => {
    const content = lines(72, 700, prose('Turned', 3))
    for (const rotate of [0, 90, 180, 270]) {
      const { text } = await readSample(pdfOf([{ content, rotate }]), 'pdf')
      expect(text).toMatch(/^Turned line 1 .* Turned line 2 .* Turned line 3 /)
    }
  })

  test('has what every page repeats at its edges once', async () => {
    const { text, report } = await read(
      ...[1, 2, 3, 4].map(
        (page) =>
          at(72, 760, 'Yearly report') +
          lines(72, 700, prose(`Body${page}`, 3)) +
          at(72, 600, `Word${page} alone`) +
          at(300, 30, `Page ${page}`),
      ),
    )
    expect(text.match(/Yearly report/g)).toHaveLength(1)
    expect(text.match(/Page \d/g)).toEqual(['Page 1'])
    expect(text.match(/Body\d line 1/g)).toHaveLength(4)
    expect(text.match(/Word\d alone/g)).toHaveLength(4)
    expect(report.pages).toBe(4)
  })

  test('has letters as a keyboard has them, where a font has signs for their shapes', async () => {
    const map = streamOf(
      Buffer.from(
        'begincmap\n1 begincodespacerange\n<00> <ff>\nendcodespacerange\n3 beginbfchar\n<41> <fefb>\n<42> <feb3>\n<43> <fee2>\nendbfchar\nendcmap',
      ),
    )
    const { text } = await readSample(
      pdfObjects(
        new Map<number, string | Buffer>([
          [1, '<</Type/Catalog/Pages 2 0 R>>'],
          [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
          [
            3,
            '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
          ],
          [4, streamOf(Buffer.from('BT /F1 12 Tf 72 700 Td (ABC) Tj ET'))],
          [5, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>'],
          [6, map],
        ]),
      ),
      'pdf',
    )
    expect([...text].sort()).toEqual([...'لاسم'].sort())
  })

  test('of a font that names a published table is decoded', async () => {
    const codes = Buffer.from('你好世界', 'utf16le').swap16().toString('hex')
    const bytes = pdfObjects(
      new Map<number, string | Buffer>([
        [1, '<</Type/Catalog/Pages 2 0 R>>'],
        [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
        [
          3,
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
        ],
        [4, streamOf(Buffer.from(`BT /F1 12 Tf 72 700 Td <${codes}> Tj ET`))],
        [5, '<</Type/Font/Subtype/Type0/BaseFont/Song/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>'],
        [
          6,
          '<</Type/Font/Subtype/CIDFontType0/BaseFont/Song/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor 7 0 R>>',
        ],
        [
          7,
          '<</Type/FontDescriptor/FontName/Song/Flags 6/FontBBox[0 0 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/StemV 93>>',
        ],
      ]),
    )
    expect((await readSample(bytes, 'pdf')).text).toBe('你好世界')
  })
})

describe('a file that is not as it should be', () => {
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 9 0 R>>/XObject<</X 5 0 R>>>>>>'
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
  const hello = streamOf(Buffer.from('BT /F1 12 Tf 72 700 Td (Hello there) Tj ET'))
  const objects = (more: readonly (readonly [number, string | Buffer])[]) =>
    pdfObjects(
      new Map<number, string | Buffer>([
        [1, '<</Type/Catalog/Pages 2 0 R>>'],
        [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
        [3, page],
        [4, hello],
        [9, font],
        ...more,
      ]),
    )

  test.each([
    [
      'pages that lead back to themselves',
      [
        [2, '<</Type/Pages/Kids[5 0 R 3 0 R]/Count 4>>'],
        [5, '<</Type/Pages/Kids[2 0 R]/Count 3>>'],
      ],
    ],
    ['a count of pages that is a lie', [[2, '<</Type/Pages/Kids[3 0 R]/Count 15000>>']]],
    [
      'a drawing that draws itself',
      [
        [4, streamOf(Buffer.from('/X Do'))],
        [
          5,
          streamOf(
            Buffer.from('/X Do /X Do'),
            '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>',
          ),
        ],
      ],
    ],
    ['brackets in brackets', [[1, `<</Type/Catalog/Pages 2 0 R/X ${'['.repeat(200_000)}>>`]]],
  ] as const)('%s: it ends', async (_, more) => {
    const outcome = await readSample(objects(more), 'pdf').catch((error: unknown) => error)
    expect(outcome).toHaveProperty(outcome instanceof Error ? 'message' : 'report.format')
  })

  test('without a page that can be read is refused', async () => {
    const looped = objects([[2, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']])
    await expect(readSample(looped, 'pdf')).rejects.toThrow(/none of its pages can be read/)
  })

  test('of a page that is nearly a table over and over ends', async () => {
    const cells = Array.from({ length: 40 }, (_, column) => column)
    const crowded = Array.from({ length: 600 }, (_, row) =>
      cells
        .filter((column) => (row + column) % 3 > 0)
        .map((column) => at(10 + column * 14, 780 - row * 1.2, 'words', 0.4))
        .join(''),
    )
    const { report } = await readSample(pdfOf([{ content: crowded.join('') }]), 'pdf')
    expect(report.characters).toBeGreaterThan(50_000)
  })

  test('of pictures alone says so', async () => {
    const picture = streamOf(
      Buffer.alloc(30),
      '/Type/XObject/Subtype/Image/Width 10/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8',
    )
    const { texts, report } = await readSample(
      objects([
        [4, streamOf(Buffer.from('/X Do'))],
        [5, picture],
      ]),
      'pdf',
    )
    expect(texts).toEqual([])
    expect(report.notes[0]).toMatch(/^The page holds pictures but no text\./)
  })
})
