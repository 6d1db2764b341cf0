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

it('keeps the name of a number that a lookup has made of a text', () => {
  const column = 'towers/height'
  const as = 'height (number)'
  const where = { kind: 'compare', column: as, operator: '>', value: 20 } as const
  const verbs = [
    { kind: 'derive', column, function: 'number', as },
    { kind: 'filter', where },
  ] as const
  const frame = {
    ...emptyFrame('towers'),
    filters: [{ kind: 'among', column, of: { tableId: 'towers', verbs, column } }],
    shown: ['towers/tower'],
  } as const
  expect(compileFrame(frame, over)).toMatchObject({
    steps: [
      {
        verbs: [
          {
            kind: 'filter',
            where: {
              kind: 'among',
              column: 'height',
              of: {
                verbs: [
                  { kind: 'derive', column: 'height', as },
                  { kind: 'filter', where },
                ],
                column: 'height',
              },
            },
          },
          { kind: 'select', columns: ['tower'] },
        ],
      },
    ],
  })
})
