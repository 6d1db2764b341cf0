import { describe, expect, it } from 'vitest'
import { holding, smallColumn } from '../../link/small-question.contract.ts'
import { framesAbout } from '../small-scene.contract.ts'
import { isWrittenNumber, writtenAs } from './written-numbers.ts'

describe('numbers that are written in text', () => {
  it.each([
    [['31 m', '9.5 m', '$120'], true],
    [['2:25.65', '2:37.70'], true],
    [['Bell', 'Mill', '3 Kings'], false],
    [[], false],
  ])('are what most values of a column begin with: %j', (values, expected) => {
    expect(isWrittenNumber(smallColumn('height', holding(...values)))).toBe(expected)
  })

  it('are no numbers of a column of numbers', () => {
    expect(isWrittenNumber(smallColumn('height', { type: 'number', ...holding('3') }))).toBe(false)
  })

  it.each([
    [6, '6'],
    [2, '2nd'],
    [3, '#3'],
    [4, undefined],
    [1, undefined],
  ])('stand as their column writes them: %j', (value, expected) => {
    expect(writtenAs(smallColumn('volume', holding('6', '2nd', '#3', '14', '1 of 4')), value)).toBe(expected)
  })

  it('choose rows where the column is named beside them', async () => {
    expect(await framesAbout('how many visitors on the 6th floor?')).toContainEqual(
      expect.objectContaining({
        filters: [{ kind: 'compare', column: 'towers/floor', operator: '=', value: '6th' }],
      }),
    )
  })

  it('are compared by the numbers that texts begin with', async () => {
    const [cheapest] = await framesAbout('which tower has a height of at least 40?')
    expect(cheapest).toMatchObject({
      shown: ['towers/tower'],
      filters: [
        {
          kind: 'among',
          column: 'towers/height',
          of: {
            tableId: 'towers',
            column: 'towers/height',
            verbs: [
              { kind: 'derive', column: 'towers/height', function: 'number', as: 'height (number)' },
              {
                kind: 'filter',
                where: { kind: 'compare', column: 'height (number)', operator: '>=', value: 40 },
              },
            ],
          },
        },
      ],
    })
  })
})
