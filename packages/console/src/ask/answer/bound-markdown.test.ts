import { expect, it } from 'vitest'
import { boundsOf, markBounds } from './bound-markdown.ts'

interface Node {
  readonly type: string
  readonly value?: string
  readonly url?: string
  children?: Node[]
  readonly position?: { start: { offset: number }; end: { offset: number } }
}

/** A paragraph whose texts stand where they are found, as a parser of Markdown would have them. */
function paragraph(
  source: string,
  ...texts: readonly { readonly read: string; readonly written: string }[]
): Node {
  const children = texts.map(({ read, written }): Node => {
    const start = source.indexOf(written)
    return {
      type: 'text',
      value: read,
      position: { start: { offset: start }, end: { offset: start + written.length } },
    }
  })
  return { type: 'root', children: [{ type: 'paragraph', children }] }
}

const plain = (text: string) => ({ read: text, written: text })
const linesOf = (tree: Node) =>
  tree.children?.[0]?.children?.map(({ type, value, url, children }) =>
    type === 'link' ? `[${children?.[0]?.value}](${url})` : value,
  )

it('counts code points, as the wire does', () => {
  // Two code units and one code point stand before the number.
  expect(boundsOf('😀 12', [{ start: 2, end: 4, expression: 'x' }])).toEqual([{ start: 3, end: 5, index: 0 }])
})

it('makes links of numbers within a text, and leaves the rest of it', () => {
  const source = 'Berlin has **6,617.4**, 29% of it.'
  const tree = paragraph(source, plain('Berlin has '), plain('6,617.4'), plain(', 29% of it.'))
  markBounds(source, [
    { start: 13, end: 20, table: 'a.csv', row: 0, column: 'total' },
    { start: 24, end: 27, expression: 'share' },
  ])(tree)
  expect(linesOf(tree)).toEqual(['Berlin has ', '[6,617.4](#bound-0)', ', ', '[29%](#bound-1)', ' of it.'])
})

it('finds a number behind characters that are written with a backslash', () => {
  const source = 'unit\\_price is 2.97'
  const tree = paragraph(source, { read: 'unit_price is 2.97', written: source })
  markBounds(source, [{ start: 15, end: 19, expression: 'mean' }])(tree)
  expect(linesOf(tree)).toEqual(['unit_price is ', '[2.97](#bound-0)'])
})
