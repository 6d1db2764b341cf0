import { expect, it } from 'vitest'
import { holding, smallColumn } from '../../link/small-question.contract.ts'
import { writtenMonth } from './written-months.ts'

it.each([
  ['January', ['January 14', 'December 2'], 'January'],
  ['january', ['Jan. 14', 'Dec. 2'], 'jan'],
  ['March', ['January 14', 'December 2'], undefined],
])('finds %s in %j', (said, texts, text) => {
  const found = writtenMonth(smallColumn('day', holding(...texts)), 't/day', said)
  expect(found).toEqual(text === undefined ? undefined : { kind: 'contains', column: 't/day', text })
})

it('leaves dates alone', () => {
  expect(writtenMonth(smallColumn('day', { type: 'date' }), 't/day', 'January')).toBeUndefined()
})
