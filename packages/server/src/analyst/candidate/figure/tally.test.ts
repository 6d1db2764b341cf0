import { describe, expect, it } from 'vitest'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { talliesOf, wholeOf } from './tally.ts'

const category = (name: string, distinct: number) => smallColumn(name, { nature: 'category', distinct })
const count = (name: string) =>
  smallColumn(name, { type: 'integer', nature: 'amount', distinct: 20, minimum: 0, maximum: 90 })
const rows = { rowCount: 24 }

describe('what the rows of a table stand for', () => {
  it('is counted by the one number beside what parts them', () => {
    const table = smallTable('votes', [category('ward', 6), category('party', 4), count('votes')], rows)
    expect(talliesOf(table)).toEqual(['votes/votes'])
    expect(wholeOf(table)).toEqual({
      kind: 'aggregate',
      function: 'sum',
      of: { kind: 'column', column: 'votes/votes' },
    })
  })

  it('is counted by several numbers that part it further', () => {
    const table = smallTable('exams', [category('school', 6), count('passed'), count('failed')], rows)
    expect(wholeOf(table)).toEqual({
      kind: 'aggregate',
      function: 'sum',
      of: {
        kind: 'binary',
        operator: '+',
        left: { kind: 'column', column: 'exams/passed' },
        right: { kind: 'column', column: 'exams/failed' },
      },
    })
  })

  it.each([
    [
      'a name of its own in each row',
      [smallColumn('shop', { nature: 'name', distinct: 24 }), count('visits')],
    ],
    ['nothing that parts them', [count('visits')]],
    ['measures alone', [category('ward', 6), smallColumn('height', { type: 'number', nature: 'level' })]],
  ])('is not counted by %s', (_why, columns) => {
    expect(wholeOf(smallTable('others', columns, rows))).toBeUndefined()
  })
})
