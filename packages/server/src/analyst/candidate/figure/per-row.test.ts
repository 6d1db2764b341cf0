import { expect, test } from 'vitest'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { framesOver } from '../small-scene.contract.ts'

/** Tours that have a number, by drivers who drive several of them. */
const tours = smallTable(
  'tours',
  [
    smallColumn('tour_no', { nature: 'key', distinct: 40 }),
    smallColumn('driver', { nature: 'name', distinct: 6 }),
    smallColumn('fuel', { type: 'number', nature: 'amount', distinct: 38, minimum: 3, maximum: 40 }),
  ],
  { rowCount: 40, keys: [['tour_no']] },
)

test.each(['average fuel per tour', 'median fuel per tour'])('%s is over all rows', async (question) => {
  const frames = await framesOver([tours], question)
  expect(frames[0]).toMatchObject({ task: 'figures', dimensions: [] })
  expect(frames[0]?.metrics.map(({ metric }) => metric.kind)).toEqual(['aggregate'])
  const each = frames
    .slice(0, 2)
    .filter(
      ({ metrics: [only, ...more], dimensions }) =>
        more.length === 0 &&
        only?.metric.kind === 'aggregate' &&
        ['mean', 'median'].includes(only.metric.function) &&
        dimensions.some(({ column }) => column === 'tours/tour_no'),
    )
  expect(each).toEqual([])
})

test('per driver parts the rows, because a driver has several', async () => {
  const [first] = await framesOver([tours], 'average fuel per driver')
  expect(first?.dimensions.map(({ column }) => column)).toEqual(['tours/driver'])
})

test('rows that have a number of their own are known by it, and not by a name that comes again', async () => {
  const [first] = await framesOver([tours], 'which tour used the most fuel?')
  expect(first?.shown).toEqual(['tours/tour_no'])
})
