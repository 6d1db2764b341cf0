import { expect, it } from 'vitest'
import { holding, smallColumn, smallTable } from '../link/small-question.contract.ts'
import { compileFrame } from './compile.ts'
import { emptyFrame } from './frame.ts'

const towers = smallTable('towers', [
  smallColumn('tower'),
  smallColumn('height', holding('31 m', '9.5 m')),
  smallColumn('year', { type: 'integer' }),
])
const over = { tables: [towers], relations: [] }

it('puts rows in the order of the number that a text begins with', () => {
  const frame = {
    ...emptyFrame('towers'),
    shown: ['towers/tower'],
    ranking: { by: 'towers/height', direction: 'descending', count: 1, written: true },
  } as const
  expect(compileFrame(frame, over)).toEqual({
    steps: [
      expect.objectContaining({
        answer: ['tower'],
        verbs: [
          { kind: 'derive', column: 'height', function: 'number', as: 'height (number)' },
          {
            kind: 'filter',
            where: { kind: 'not', condition: { kind: 'missing', column: 'height (number)' } },
          },
          { kind: 'order', by: [{ column: 'height (number)', direction: 'descending' }] },
          { kind: 'limit', count: 1 },
          { kind: 'select', columns: ['tower', 'height (number)'], distinct: false },
        ],
      }),
    ],
  })
})

it('finds no number written in a column of numbers', () => {
  const ranking = { by: 'towers/year', direction: 'descending', written: true } as const
  expect(compileFrame({ ...emptyFrame('towers'), ranking }, over)).toEqual({
    problem: '"year" is integer, so no number is written in it',
  })
})
