import { expect, test } from 'vitest'
import { dropRepeated } from './page-edges.ts'

const pages = (texts: (page: number) => readonly string[]) =>
  [1, 2, 3, 4].map((page) => texts(page).map((text) => ({ kind: 'text', text, size: 10, lines: 1 }) as const))
const dropped = (texts: (page: number) => readonly string[]) =>
  dropRepeated(pages(texts)).map((page) => page.map((block) => ('text' in block ? block.text : '')))

test('what is the same on every page stays on the first', () => {
  expect(dropped((page) => ['Yearly report', `a${page}`, `b${page}`, `c${page}`])[1]).toEqual([
    'a2',
    'b2',
    'c2',
  ])
})

test.each(['4', '- 4 -', 'Page 4', 'Seite 4 von 9', '第4页', '4 / 9', 'Стр. 4'])(
  '%s is the number of a page',
  (text) => {
    const numbered = (page: number) => [`a${page}`, `b${page}`, `c${page}`, text.replace('4', String(page))]
    expect(dropped(numbered)[3]).toEqual(['a4', 'b4', 'c4'])
  },
)

test.each(['Total 4', 'Invoice 4', '营业收入 4', 'Сумма 4', '4 crates'])(
  '%s is no number of a page',
  (text) => {
    const numbered = (page: number) => [`a${page}`, `b${page}`, `c${page}`, text.replace('4', String(page))]
    expect(dropped(numbered)[3]).toContain(text)
  },
)

test('a number that does not count up with the pages is no number of a page', () => {
  const totals = ['', '120.50', '97', '1', '85']
  expect(
    dropped((page) => [`a${page}`, `b${page}`, `c${page}`, totals[page] ?? '']).map((page) => page[3]),
  ).toEqual(totals.slice(1))
})
