import { expect, test } from 'vitest'
import { nameColumns } from './name-columns.ts'

test.each([
  ['plain names', ['a', 'b'], ['a', 'b']],
  ['spaces and line breaks', [' a ', 'b\n c', '\ufeffd'], ['a', 'b c', 'd']],
  ['blank names', ['', 'b', '  '], ['column_1', 'b', 'column_3']],
  ['repeated names', ['a', 'a', 'a'], ['a', 'a_2', 'a_3']],
  ['names that differ in case alone', ['Name', 'name', 'ÄRA', 'ära'], ['Name', 'name_2', 'ÄRA', 'ära_2']],
  ['a number that is taken', ['a', 'a', 'a_2'], ['a', 'a_3', 'a_2']],
  ['a blank whose number is taken', ['', 'column_1'], ['column_1_2', 'column_1']],
  [
    'hostile names',
    ['a"b', "'; drop table x; --", '😀', '城市'],
    ['a"b', "'; drop table x; --", '😀', '城市'],
  ],
])('%s', (_, header, names) => {
  expect(nameColumns(header)).toEqual(names)
})

test('a name is cut without splitting a character', () => {
  expect(nameColumns(['😀'.repeat(300)])).toEqual(['😀'.repeat(200)])
})
