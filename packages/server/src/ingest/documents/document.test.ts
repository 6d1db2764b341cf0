import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Block } from './block.ts'
import { createDocument, type Document } from './document.ts'

async function finished(fill: (document: Document) => void, facts = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'document-'))
  const signal = new AbortController().signal
  const document = createDocument(
    { file: '', name: 'harvest.docx', folder, signal },
    { format: 'docx', ...facts },
  )
  fill(document)
  return document.finish()
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const table: Block = {
  kind: 'table',
  grid: {
    rows: [
      ['Orchard', 'Crates'],
      ['North', '120'],
      ['South', '85'],
    ].map((row) => row.map((text) => ({ text }))),
  },
}

test('text is gathered by page and heading, items on lines of their own', async () => {
  const { texts, report } = await finished((document) => {
    document.add({ kind: 'heading', level: 1, text: 'Harvest' })
    document.addAll([
      paragraph('Plums came late.'),
      { kind: 'item', text: ' pears ' },
      { kind: 'item', text: 'apples' },
    ])
    document.add({ kind: 'break', page: 2 })
    document.add(paragraph(' \u00a0 '))
    document.add(paragraph('Next year.'))
  })
  expect(texts).toEqual([
    { page: 1, headings: ['Harvest'], text: 'Harvest\n\nPlums came late.\n- pears\n- apples' },
    { page: 2, headings: ['Harvest'], text: 'Next year.' },
  ])
  expect(report).toMatchObject({ pages: 2, characters: 52, encoding: 'utf-8' })
})

test('a table is text and a table, called by the caption before it', async () => {
  const { texts, tables } = await finished((document) => {
    document.addAll([paragraph('Table 3: The harvest'), table, table])
  })
  expect(texts[0]?.text).toContain('North | 120')
  expect(tables.map(({ title }) => title)).toEqual(['Table 3: The harvest', 'harvest'])
  expect(await readFile(tables[0]?.file ?? '', 'utf8')).toBe('North,120\nSouth,85\n')
})

test('a caption counts for the next table alone, and not over a heading', async () => {
  const { tables } = await finished((document) => {
    document.addAll([
      { kind: 'caption', text: 'Prices' },
      { kind: 'heading', level: 1, text: 'Other things' },
      table,
    ])
  })
  expect(tables[0]?.title).toBe('Other things')
})

test('what looks like a heading but goes on and on is text', async () => {
  const { texts } = await finished((document) => {
    document.add({ kind: 'heading', level: 1, text: 'plum '.repeat(80) })
  })
  expect(texts[0]?.headings).toEqual([])
})

test('page numbers that were none are forgotten', async () => {
  const { texts, tables, report } = await finished((document) => {
    document.add({ kind: 'break', page: 2 })
    document.add(table)
    document.forgetPages()
  })
  expect(texts[0]).not.toHaveProperty('page')
  expect(tables[0]).not.toHaveProperty('place')
  expect(report).not.toHaveProperty('pages')
})

test('a note is told once, and what stands apart is under its label', async () => {
  const { texts, report } = await finished((document) => {
    document.note('Odd.')
    document.note('Odd.')
    document.apart('Notes', [{ kind: 'heading', level: 1, text: 'Not a heading here' }])
    document.unread('embedded object', 'prices.xls')
  })
  expect(texts).toEqual([
    { headings: ['Notes'], text: 'Not a heading here' },
    { headings: ['Embedded objects'], text: 'prices.xls' },
  ])
  expect(report.notes.filter((note) => note === 'Odd.')).toHaveLength(1)
})

test('a cell that is too long for a table is refused', async () => {
  const long: Block = {
    kind: 'table',
    grid: {
      rows: [
        [{ text: 'x'.repeat(4_000_001) }, { text: 'y' }],
        [{ text: 'a' }, { text: 'b' }],
      ],
    },
  }
  await expect(finished((document) => document.add(long))).rejects.toThrow(/4,000,000 characters/)
})
