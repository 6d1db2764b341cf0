import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition } from '@auger/contract/plan'
import {
  aggregate,
  by,
  column,
  figuresFrame,
  is,
  kilos,
  not,
  openOrchards,
  rowsFrame,
  type Orchards,
} from './orchards.contract.ts'

let orchards: Orchards
beforeAll(async () => {
  orchards = await openOrchards()
})
afterAll(() => {
  orchards.close()
})

/** Groups from the largest on, as they are told unless something else is asked for. */
const largestFirst = (name: string) =>
  [...(orchards.answer(name) as [string, number][])].sort((a, b) => b[1] - a[1])

describe('what other tables say of the rows', () => {
  it('is joined over two, three and four tables', async () => {
    for (const [dimension, name, input] of [
      ['growers/city', 'kilos by city', 'join'],
      ['cities/country', 'kilos by country', 'path'],
      ['countries/country', 'kilos by country', 'path'],
      ['countries/continent', 'kilos by continent', 'path'],
    ] as const) {
      const frame = figuresFrame('deliveries', { metrics: [kilos], dimensions: [by(dimension)] })
      expect(orchards.steps(frame)[0]?.input.kind).toBe(input)
      expect(await orchards.run(frame)).toEqual(largestFirst(name))
    }
  })

  it('is not joined for a key, which the rows name themselves', () => {
    const frame = figuresFrame('deliveries', { metrics: [kilos], dimensions: [by('growers/grower')] })
    expect(orchards.steps(frame)[0]?.input).toEqual({ kind: 'table', tableId: 'deliveries' })
  })

  it('narrows them, and is computed with', async () => {
    const stone = figuresFrame('deliveries', { metrics: [kilos], filters: [is('fruits/kind', 'stone')] })
    expect(await orchards.run(stone)).toEqual([[orchards.answer('kilos of stone fruit')]])
    const value = aggregate('sum')
    const frame = figuresFrame('deliveries', {
      metrics: [
        {
          as: 'value',
          metric: {
            ...value,
            of: {
              kind: 'binary',
              operator: '*',
              left: column('deliveries/kilos'),
              right: column('fruits/price'),
            },
          },
        },
      ],
    })
    expect(await orchards.run(frame)).toEqual([[orchards.answer('value of deliveries')]])
  })

  it('is shown beside what they say themselves', async () => {
    const frame = rowsFrame('growers', {
      shown: ['growers/grower', 'cities/country', 'countries/continent'],
      filters: [is('growers/grower', 'Cleo')],
    })
    expect(await orchards.run(frame)).toEqual([['Cleo', 'Italy', 'South']])
  })
})

describe('what many rows of another table say', () => {
  const named = (filters: readonly Condition[], tableId = 'growers', ref = 'growers/grower') =>
    rowsFrame(tableId, { filters, shown: [ref] })
  const names = async (filters: readonly Condition[], tableId?: string, ref?: string) =>
    (await orchards.run(named(filters, tableId, ref))).map(([name]) => String(name)).sort()

  it('chooses rows without multiplying them, all of it said of the same row', async () => {
    const large: Condition = { kind: 'compare', column: 'deliveries/kilos', operator: '>', value: 50 }
    const filters = [is('deliveries/grade', 'A'), large]
    expect(await names(filters)).toEqual(orchards.answer('growers of an A of more than 50'))
    expect(orchards.steps(named(filters))[0]?.verbs[0]).toEqual({
      kind: 'filter',
      where: {
        kind: 'among',
        column: 'grower',
        of: {
          tableId: 'deliveries',
          column: 'grower',
          verbs: [
            {
              kind: 'filter',
              where: {
                kind: 'and',
                conditions: [
                  { kind: 'compare', column: 'grade', operator: '=', value: 'A' },
                  { kind: 'compare', column: 'kilos', operator: '>', value: 50 },
                ],
              },
            },
          ],
        },
      },
    })
  })

  it('leaves out those that it is said of', async () => {
    expect(await names([not(is('deliveries/grade', 'B'))])).toEqual(orchards.answer('growers without a B'))
    expect(await names([{ kind: 'missing', column: 'deliveries/delivery' }])).toEqual(
      orchards.answer('growers who never delivered'),
    )
    // By hand: all but Eva.
    expect(await names([not({ kind: 'missing', column: 'deliveries/delivery' })])).toEqual([
      'Ada',
      'Bo',
      'Cleo',
      'Dan',
    ])
  })

  it('is looked up over several tables, there and back', async () => {
    expect(await names([is('fruits/fruit', 'plum')], 'cities', 'cities/city')).toEqual(
      orchards.answer('cities of plums'),
    )
    // By hand: stone fruit came from Ada, Bo and Dan; one of two conditions is enough.
    const either: Condition = {
      kind: 'or',
      conditions: [is('fruits/kind', 'stone'), is('growers/grower', 'Eva')],
    }
    expect(await names([either])).toEqual(['Ada', 'Bo', 'Dan', 'Eva'])
  })

  it('may be looked up by the frame itself', async () => {
    // By hand: Bo and Ada delivered three times.
    const often: Condition = {
      kind: 'among',
      column: 'growers/grower',
      of: {
        tableId: 'deliveries',
        column: 'grower',
        verbs: [
          {
            kind: 'metrics',
            by: [{ column: 'deliveries/grower', as: 'grower' }],
            metrics: [{ as: 'rows', metric: aggregate('count') }],
          },
          { kind: 'filter', where: { kind: 'compare', column: 'rows', operator: '>=', value: 3 } },
        ],
      },
    }
    expect(await names([often])).toEqual(['Ada', 'Bo'])
  })
})

describe('figures of rows of several tables', () => {
  const quota = { as: 'quota', metric: aggregate('sum', 'quotas/quota') }

  it('meet once each is computed, by dimensions that both tables know', async () => {
    for (const dimension of ['countries/country', 'cities/country']) {
      const frame = figuresFrame('deliveries', {
        metrics: [kilos, quota],
        dimensions: [by(dimension)],
        filters: [not({ kind: 'missing', column: 'cities/country' })],
        ranking: { by: 'country', direction: 'ascending' },
      })
      expect(orchards.steps(frame).map(({ input }) => input.kind)).toEqual(['path', 'table', 'merge'])
      expect(await orchards.run(frame)).toEqual(orchards.answer('kilos and quota by country'))
    }
  })

  it('are computed with', async () => {
    const frame = figuresFrame('deliveries', {
      metrics: [
        { as: 'reached', metric: { kind: 'ratio', of: kilos.metric, to: quota.metric, percent: true } },
      ],
      dimensions: [by('countries/country')],
      having: [not({ kind: 'missing', column: 'reached' })],
      ranking: { by: 'country', direction: 'ascending' },
    })
    expect(await orchards.run(frame)).toEqual(orchards.answer('share of the quota by country'))
  })

  it('keep the conditions that say something of their own rows', async () => {
    // By hand: kilos of grade A from Italy are 120 + 35, its quotas 250 whatever was delivered.
    const frame = figuresFrame('deliveries', {
      metrics: [kilos, quota],
      filters: [is('deliveries/grade', 'A'), is('cities/country', 'Italy')],
    })
    expect(await orchards.run(frame)).toEqual([[155, 250]])
  })

  it('are apart, too, where a join would repeat one of them', async () => {
    const frame = figuresFrame('deliveries', {
      metrics: [kilos, { as: 'hectares', metric: aggregate('sum', 'growers/hectares') }],
      dimensions: [by('growers/city')],
      ranking: { by: 'city', direction: 'ascending' },
    })
    expect(await orchards.run(frame)).toEqual(orchards.answer('kilos and hectares by city'))
  })

  it('are read of the table that they are of, though the frame starts elsewhere', async () => {
    const frame = figuresFrame('growers', { metrics: [kilos], dimensions: [by('growers/city')] })
    expect(await orchards.run(frame)).toEqual(largestFirst('kilos by city'))
  })
})

describe('what cannot be told', () => {
  it('is said, with the names that people know', () => {
    expect(orchards.problem(rowsFrame('growers', { shown: ['deliveries/kilos'] }))).toBe(
      'rows of "growers" do not each name one of "deliveries", so there is no "kilos" for them',
    )
    expect(orchards.problem(rowsFrame('growers', { filters: [is('summary/shop', 'North')] }))).toBe(
      'nothing ties rows of "growers" to those of "summary"',
    )
    expect(orchards.problem(rowsFrame('growers', { filters: [is('growers/age', 3)] }))).toBe(
      'there is no column "growers/age"',
    )
    expect(orchards.problem(rowsFrame('farms', {}))).toBe('there is no table "farms"')
    const targets = figuresFrame('deliveries', {
      metrics: [kilos, { as: 'quota', metric: aggregate('sum', 'quotas/quota') }],
      dimensions: [by('deliveries/grade')],
    })
    expect(orchards.problem(targets)).toBe(
      'rows of "quotas" do not each name one of "deliveries", so there is no "grade" for them',
    )
  })
})
