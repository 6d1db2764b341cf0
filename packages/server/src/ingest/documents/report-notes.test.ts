import { expect, test } from 'vitest'
import { reportNotes, type DocumentSummary } from './report-notes.ts'

const plain: DocumentSummary = {
  pages: undefined,
  pageWord: 'page',
  characters: 1_200,
  tables: 1,
  tablesLeftOut: 0,
  unread: new Map(),
}
const notes = (facts: Partial<DocumentSummary>) => reportNotes({ ...plain, ...facts })

test('how much was read', () => {
  expect(notes({})).toEqual(['1,200 characters of text, 1 table.'])
  expect(notes({ pages: 3, pageWord: 'slide', characters: 1, tables: 0 })).toEqual([
    '3 slides, 1 character of text, 0 tables.',
  ])
})

test('that there is no text, and why where a reason is seen', () => {
  expect(notes({ characters: 0 })).toEqual(['The document holds no text.'])
  expect(notes({ characters: 0, pages: 2 })).toEqual(['The pages hold no text.'])
  const [first, second] = notes({ characters: 0, pages: 1, unread: new Map([['picture', ['']]]) })
  expect(first).toMatch(/^The page holds pictures but no text\. .*please upload the original/)
  expect(second).toBe('1 picture not read.')
})

test('what was not read, the first of it by name', () => {
  const names = Array.from({ length: 12 }, (_, at) => `part ${at}`)
  expect(notes({ unread: new Map([['embedded object', ['a.xls', '', 'a.xls']]]) })[1]).toBe(
    '3 embedded objects not read: a.xls.',
  )
  expect(notes({ unread: new Map([['linked part', names]]) })[1]).toMatch(/: part 0, .*part 9, …\.$/)
})

test('tables that were too many', () => {
  expect(notes({ tables: 1_000, tablesLeftOut: 2 })[1]).toMatch(/^2 more tables kept as text alone/)
})
