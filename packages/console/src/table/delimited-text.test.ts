import { expect, it } from 'vitest'
import { delimitedText } from './delimited-text.ts'

const rows = [
  ['a', 1],
  ['say "hi"\tnow', 2.5],
]
const copied = (top: number, left: number, bottom: number, right: number) =>
  delimitedText({ row: top, column: left }, { row: bottom, column: right }, (index) => rows[index], [
    'n',
    'v',
  ])

it('copies a cell as it is and a stretch as a spreadsheet reads it, names of columns too', () => {
  expect(copied(1, 0, 1, 0)).toBe('say "hi"\tnow')
  expect(copied(-1, 0, 1, 1)).toBe('n\tv\na\t1\n"say ""hi""\tnow"\t2.5')
  expect(copied(1, 1, 0, 1)).toBe('1\n2.5')
})
