import { describe, expect, test } from 'vitest'
import { fixture, readSample } from '../samples/read-sample.contract.ts'
import { htmlBlocks } from './html-blocks.ts'
import { mimeHtml } from './mime-html.ts'
import { rtfBlocks } from './rtf-blocks.ts'

const paragraph = (text: string) => ({ kind: 'paragraph', text })

describe('HTML', () => {
  test('gives its text, without what only a browser needs', () => {
    expect(
      htmlBlocks(
        '<head><title>t</title><style>p > a {}</style></head><script>if (a < b) x()</script><h2>One &amp; two</h2><p>a<br>b  c<!-- no --> d</p><ul><li>e</ul>1 < 2',
      ),
    ).toEqual([
      { kind: 'heading', level: 2, text: 'One & two' },
      paragraph('a\nb c d'),
      { kind: 'item', text: 'e' },
      paragraph('1 < 2'),
    ])
  })

  test('has cells that reach over rows in each of them', () => {
    const [table] = htmlBlocks('<table><tr><th>a<th>b<tr><td rowspan=2>x<td>1<tr><td>2</table>')
    expect(table).toEqual({
      kind: 'table',
      grid: {
        headerRows: 1,
        rows: [
          [
            { text: 'a', across: 1 },
            { text: 'b', across: 1 },
          ],
          [
            { text: 'x', across: 1 },
            { text: '1', across: 1 },
          ],
          [
            { text: '', across: 1, above: true },
            { text: '2', across: 1 },
          ],
        ],
      },
    })
  })

  test('written by another program has its table', async () => {
    const { grids } = await readSample(await fixture('quarterly-page.doc'), 'doc')
    expect(grids[0]?.[0]).toEqual(['Region', 'Q1', 'Q2', 'Change'])
    expect(grids[0]?.at(-1)).toEqual(['Westend', '1310', '1295', '-1.1 %'])
  })

  test('takes time in step with its length', () => {
    expect(htmlBlocks('<'.repeat(3_000_000))).toHaveLength(1)
    expect(htmlBlocks('<a "'.repeat(300_000))).toHaveLength(1)
  })
})

test('HTML and RTF have a limit to the cells of a table', () => {
  const row = `<tr>${'<td>'.repeat(5_001)}`
  expect(() => htmlBlocks(`<table>${row}`)).toThrow(/more than 5,000 columns/)
  const reaching = `<tr>${'<td rowspan="9000">x'.repeat(1_000)}`
  expect(() => htmlBlocks(`<table>${reaching}${'<tr>'.repeat(9_000)}`)).toThrow(/more cells than/)
  expect(() => rtfBlocks(Buffer.from(`{\\rtf1\\intbl ${'x\\cell '.repeat(5_001)}\\row}`))).toThrow(
    /more than 5,000 columns/,
  )
})

describe('a web archive', () => {
  const archive = (part: string) =>
    Buffer.from(
      `MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n boundary="=_x"\r\n\r\n--=_x\r\n${part}\r\n--=_x--\r\n`,
      'latin1',
    )

  test.each([
    [
      'quoted',
      'Content-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>Gr=C3=B6=\r\n=C3=9Fe</p>',
    ],
    [
      'in base64',
      `Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from('<p>Größe</p>').toString('base64')}`,
    ],
    ['as it is', 'Content-Type: text/html; charset=windows-1252\r\n\r\n<p>Gr\xf6\xdfe</p>'],
  ])('has a page that is %s', (_, part) => {
    expect(mimeHtml(archive(part))).toContain('<p>Größe</p>')
  })

  test('without a page has none', () => {
    expect(mimeHtml(archive('Content-Type: image/png\r\n\r\nx'))).toBeUndefined()
    expect(mimeHtml(Buffer.from('MIME-Version: 1.0'))).toBeUndefined()
  })
})

describe('RTF', () => {
  const blocks = (rtf: string) => rtfBlocks(Buffer.from(rtf, 'latin1'))

  test('gives its text in any of its encodings', () => {
    expect(
      blocks(
        "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset204 B;}{\\f2\\fcharset128 C;}}{\\info{\\title no}}\\f0 caf\\'e9 \\u8364? {\\f1 \\'cf\\'f0}{\\f2 \\'93\\'fa\\'96\\'7b}\\par next\\tab x\\par}",
      ),
    ).toEqual([paragraph('café € Пр日本'), paragraph('next\tx')])
  })

  test('keeps what fields show and drops what no one sees', () => {
    expect(
      blocks(
        '{\\rtf1{\\*\\generator me;}{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt here}} {\\pict 00ff00}now{\\*\\shpinst{\\sp{\\sn a}}{\\shptxt boxed}}\\constructor\\par}',
      ),
    ).toEqual([paragraph('here nowboxed')])
  })

  test('has tables and headings', () => {
    expect(
      blocks(
        '{\\rtf1\\pard\\outlinelevel0 Title\\par\\pard\\intbl a\\cell b\\cell\\row\\intbl 1\\cell 2\\cell\\row\\pard after\\par}',
      ),
    ).toEqual([
      { kind: 'heading', level: 1, text: 'Title' },
      {
        kind: 'table',
        grid: {
          rows: [
            [{ text: 'a' }, { text: 'b' }],
            [{ text: '1' }, { text: '2' }],
          ],
        },
      },
      paragraph('after'),
    ])
  })
})

describe('Markdown', () => {
  const read = (text: string, extension: 'md' | 'mdx' = 'md') => readSample(text, extension)

  test('has what is quoted under a table', async () => {
    const { text } = await read('| a | b |\n|---|---|\n| 1 | 2 |\n> quoted\n')
    expect(text).toBe('a | b\n1 | 2\n\nquoted')
  })

  test('has front matter told apart, and a line of dashes that nothing closes is one', async () => {
    expect((await read('---\ntitle: Plums\n---\nbody')).texts).toEqual([
      { headings: ['Front matter'], text: 'title: Plums' },
      { headings: [], text: 'body' },
    ])
    expect((await read('---\nfirst\n\nsecond')).text).toBe('first\n\nsecond')
    const long = Array.from({ length: 3_000 }, (_, at) => `line ${at}`).join('\n')
    expect((await read(`---\n${long}\n---\nend`)).texts[0]?.headings).not.toContain('Front matter')
  })

  test('has paragraphs and code of any length', async () => {
    const lines = Array.from({ length: 25_000 }, (_, at) => `line ${at}`)
    for (const text of [lines.join('\n'), `\`\`\`\n${lines.join('\n')}\n\`\`\`\n`]) {
      const words = (await read(text)).text.split(/\s*\n\s*/)
      expect(words).toEqual(lines)
    }
  })

  test('has headings of both kinds, and what is in code is no heading', async () => {
    const { texts } = await read(
      'Top\n===\n\na\n\n## Sub ##\n\n```\n# no heading\n| no | table |\n|---|---|\n```\n\nTop two\n---\n\n#hashtag',
    )
    expect(texts).toEqual([
      { headings: ['Top'], text: 'Top\n\na' },
      { headings: ['Top', 'Sub'], text: 'Sub\n\n# no heading\n| no | table |\n|---|---|' },
      { headings: ['Top', 'Top two'], text: 'Top two\n\n#hashtag' },
    ])
  })

  test('has the words of links, pictures and marks', async () => {
    const { text } = await read(
      '**Bold** and *soft* `code_here` snake_case [a *link*](x(y).html "t") ![a picture](p.png) <https://example.org> <b>tag</b> 2 \\* 3 &amp; 5 * 4 * 3',
    )
    expect(text).toBe(
      'Bold and soft code_here snake_case a link a picture https://example.org tag 2 * 3 & 5 * 4 * 3',
    )
  })

  test('has tables with pipes in their cells, of too few and too many cells', async () => {
    const { grids } = await read(
      'a | b\n:-|-:\n1 \\| 2 | `x|y`\n3\n\n| c | d |\n|---|---|\n| 4 | 5 | 6 |\n| 7 |\n',
    )
    expect(grids).toEqual([
      [
        ['a', 'b'],
        ['1 | 2', 'x|y'],
        ['3', ''],
      ],
      [
        ['c', 'd'],
        ['4', '5'],
        ['7', ''],
      ],
    ])
  })

  test('has tables of HTML', async () => {
    const { grids } = await read(
      'Before\n\n<table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>\n\nAfter',
    )
    expect(grids).toEqual([
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ])
  })

  test('takes time in step with its length', async () => {
    const { text } = await read(
      `${'*a '.repeat(300_000)}\n\n${'['.repeat(300_000)}\n\n${'![('.repeat(100_000)}`,
    )
    expect(text.length).toBeGreaterThan(1_000_000)
  })

  test('with JSX keeps the text between tags and drops expressions in them', async () => {
    const { text } = await read(
      'export default ({ children }) => <Layout>{children}</Layout>\n\n<Tabs items={["a > b", {c: 1}]}>\n<Tab>First **tab**</Tab>\n</Tabs>\n\n5 < 6 and 7 > 3',
      'mdx',
    )
    expect(text).toBe('First tab\n\n5 < 6 and 7 > 3')
  })
})
