import { expect, test } from 'vitest'
import { gatherText } from './text-parts.ts'

test('headings without text between them are one part', () => {
  const parts = gatherText()
  parts.heading(0, 'Book')
  parts.heading(1, 'Chapter')
  parts.add('Words', '\n\n')
  parts.heading(1, 'Empty')
  parts.heading(1, 'Next')
  expect(parts.finish()).toEqual([
    { headings: ['Book', 'Chapter'], text: 'Book\n\nChapter\n\nWords' },
    { headings: ['Book', 'Empty'], text: 'Empty' },
    { headings: ['Book', 'Next'], text: 'Next' },
  ])
})

test('what stands apart does not end the headings around it', () => {
  const parts = gatherText()
  parts.turnTo(1)
  parts.heading(1, 'Slide')
  parts.apart('Notes')
  parts.add('Say this', '\n\n')
  parts.apart(undefined)
  parts.add('Go on', '\n\n')
  expect(parts.finish().map(({ headings, text }) => [headings, text])).toEqual([
    [['Slide'], 'Slide'],
    [['Slide', 'Notes'], 'Say this'],
    [['Slide'], 'Go on'],
  ])
})

test('there is a limit to text and to pages', () => {
  const parts = gatherText()
  const million = 'x'.repeat(1_000_000)
  for (let count = 0; count < 100; count++) parts.add(million, '\n')
  expect(() => parts.add('x', '\n')).toThrow(/more than 100,000,000 characters/)
  expect(() => parts.turnTo(20_001)).toThrow(/more than 20,000 pages/)
})

test('there is a limit to headings', () => {
  const parts = gatherText()
  const fill = () => {
    for (let count = 0; count <= 200_001; count++) parts.heading(1, `${count}`)
  }
  expect(fill).toThrow(/more than 200,000 headings/)
})

test('a part of very many short texts is whole', () => {
  const parts = gatherText()
  for (let count = 0; count < 25_000; count++) parts.add(`${count}`, '\n')
  expect(parts.finish()).toEqual([
    { headings: [], text: Array.from({ length: 25_000 }, (_, count) => `${count}`).join('\n') },
  ])
})
