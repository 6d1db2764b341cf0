import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Metric } from '@auger/contract/plan'
import { compileFrame } from './compile.ts'
import type { Comparison, Frame } from './frame.ts'
import {
  aggregate,
  by,
  column,
  figuresFrame,
  is,
  kilos,
  month,
  openOrchards,
  type Orchards,
} from './orchards.contract.ts'

let orchards: Orchards
beforeAll(async () => {
  orchards = await openOrchards()
})
afterAll(() => {
  orchards.close()
})

const figures = (parts: Partial<Frame>): Frame => figuresFrame('deliveries', { metrics: [kilos], ...parts })
const byGrower = { dimensions: [by('deliveries/grower')] }
const named = (frame: Frame) => orchards.steps(frame).at(-1)?.answer

describe('dimensions', () => {
  it('of a calendar run forward, without the periods that have nothing', async () => {
    expect(await orchards.run(figures({ dimensions: [month] }))).toEqual(orchards.answer('kilos by month'))
  })

  it('may be parts of a time that come round again, and bins', async () => {
    const weekday = { column: 'deliveries/day', grain: 'weekday', as: 'weekday' } as const
    const mean = { as: 'mean', metric: aggregate('mean', 'deliveries/kilos') }
    expect(await orchards.run(figures({ dimensions: [weekday], metrics: [mean] }))).toEqual(
      orchards.answer('mean kilos by weekday'),
    )
    const bin = { column: 'deliveries/kilos', bins: { kind: 'width', width: 25 }, as: 'bin' } as const
    const rows = { as: 'rows', metric: aggregate('count') }
    expect(await orchards.run(figures({ dimensions: [bin], metrics: [rows] }))).toEqual(
      orchards.answer('deliveries by bins of 25'),
    )
  })

  it('must have what they are parted by', () => {
    const grain = { column: 'deliveries/grade', grain: 'month', as: 'month' } as const
    expect(orchards.problem(figures({ dimensions: [grain] }))).toBe('"grade" is text and has no month')
    const hour = { column: 'deliveries/day', grain: 'hour', as: 'hour' } as const
    expect(orchards.problem(figures({ dimensions: [hour] }))).toBe('"day" is date and has no hour')
    const bins = { column: 'deliveries/day', bins: { kind: 'width', width: 2 }, as: 'bin' } as const
    expect(orchards.problem(figures({ dimensions: [bins] }))).toBe('"day" is date and has no bins')
  })
})

describe('metrics', () => {
  it('may be told by the names of others, and have the names that dimensions leave', async () => {
    // By hand: 380 kilos in 10 deliveries.
    const frame = figures({
      metrics: [
        kilos,
        {
          as: 'each',
          metric: { kind: 'ratio', of: { kind: 'metric', name: 'kilos' }, to: aggregate('count') },
        },
      ],
    })
    expect(await orchards.run(frame)).toEqual([[380, 38]])
    const clash = figures({ dimensions: [{ column: 'deliveries/grade', as: 'Kilos' }] })
    expect(named(clash)).toEqual(['Kilos', 'kilos (2)'])
  })

  it('must be there, and not be made of themselves', () => {
    const self = { as: 'a', metric: { kind: 'metric', name: 'b' } } as const
    const other = { as: 'b', metric: { kind: 'metric', name: 'a' } } as const
    expect(orchards.problem(figures({ metrics: [self, other] }))).toBe('metric "a" is made of itself')
    expect(orchards.problem(figures({ metrics: [self] }))).toBe('there is no metric "b"')
    expect(orchards.problem(figures({ metrics: [] }))).toBe('figures need a metric')
  })
})

describe('what is summed up', () => {
  const problem = (metric: Metric) => orchards.problem(figures({ metrics: [{ as: 'm', metric }] }))

  it('must have such a figure', () => {
    expect(problem(aggregate('sum', 'deliveries/grade'))).toBe('"grade" is text and has no sum')
    expect(problem(aggregate('sum'))).toBe('a sum says nothing of what')
    expect(problem(aggregate('first', 'deliveries/kilos'))).toBe(
      'a first and a last, and no other, have a time',
    )
    expect(problem(aggregate('quantile', 'deliveries/kilos'))).toBe('a quantile, and no other, is at a share')
    const product = { kind: 'binary', operator: '*', left: column('deliveries/kilos') } as const
    expect(problem({ ...aggregate('sum'), of: { ...product, right: column('deliveries/grade') } })).toBe(
      '"grade" is text and is no number',
    )
  })

  it('must be a number where it is computed with', () => {
    const latest = aggregate('maximum', 'deliveries/day')
    expect(problem({ kind: 'ratio', of: latest, to: aggregate('count') })).toBe(
      'the maximum of "day" is date and cannot be computed with',
    )
  })

  it('and has a name that people gave it is of their table', () => {
    const metrics = [{ as: 'margin', metric: { kind: 'defined', name: 'Margin' } }] as const
    const definition = {
      id: 'd',
      kind: 'metric',
      name: 'margin',
      table: 'quotas',
      tableId: 'quotas',
      expression: 'sum(quota)',
    } as const
    const compiled = compileFrame(figures({ metrics, dimensions: [by('countries/country')] }), {
      ...orchards.question,
      definitions: [definition],
    })
    expect('steps' in compiled ? compiled.steps.map(({ input }) => input) : compiled).toEqual([
      { kind: 'table', tableId: 'quotas' },
    ])
  })
})

describe('a ranking', () => {
  const ranked = (parts: Partial<Frame['ranking']>, rest: Partial<Frame> = {}) =>
    figures({ ...byGrower, ranking: { by: 'kilos', direction: 'descending', ...parts }, ...rest })
  const all = () => orchards.answer('growers by kilos') as readonly (readonly (string | number)[])[]

  it('has as many as are asked for, from where it begins', async () => {
    expect(await orchards.run(ranked({ count: 2 }))).toEqual(all().slice(0, 2))
    expect(await orchards.run(ranked({ count: 1, offset: 1 }))).toEqual([all()[1]])
    expect(await orchards.run(ranked({ count: 1, direction: 'ascending' }))).toEqual([all().at(-1)])
  })

  it('is answered by who leads, with the others beside', async () => {
    const frame = ranked({}, { answer: { kind: 'dimensions', rows: 'top' } })
    expect(await orchards.run(frame)).toEqual(all())
    expect(await orchards.answered(frame)).toEqual([['Ada']])
  })

  it('may be within each of others', async () => {
    const frame = figures({
      dimensions: [by('fruits/kind'), by('deliveries/grower')],
      ranking: { by: 'kilos', direction: 'descending', count: 1, within: ['kind'] },
    })
    expect(await orchards.run(frame)).toEqual(orchards.answer('first of each kind'))
  })

  it('has no later place in each of others', () => {
    expect(orchards.problem(ranked({ count: 1, offset: 1, within: ['grower'] }))).toBe(
      'of each group only the first places can be told',
    )
  })

  it('is by a metric or a dimension that is there', () => {
    expect(orchards.problem(ranked({ by: 'price' }))).toBe('there is no metric or dimension "price"')
  })
})

it('groups may be bounded by what they come to', async () => {
  const frame = figures({
    ...byGrower,
    having: [{ kind: 'compare', column: 'kilos', operator: '>', value: 100 }],
  })
  expect(await orchards.run(frame)).toEqual(orchards.answer('growers of more than 100'))
})

describe('a transform', () => {
  it('takes the share of all, or within others', async () => {
    const share = figures({
      dimensions: [by('deliveries/grade')],
      transform: { kind: 'share', within: [] },
    })
    expect(await orchards.answered(share)).toEqual(orchards.answer('share by grade'))
    expect(named(share)).toEqual(['grade', 'share of kilos (%)'])
  })

  it('compares periods with those before them', async () => {
    const change = figures({
      dimensions: [month],
      transform: { kind: 'change', against: 'previous', in: 'amount' },
    })
    expect(await orchards.answered(change)).toEqual(
      // The first month changed from nothing.
      (orchards.answer('change by month') as readonly unknown[]).slice(1),
    )
    expect(named(change)).toEqual(['month', 'change of kilos'])
    expect(await orchards.columns(change)).toEqual([
      ...['month', 'kilos', 'change of kilos', 'change of kilos (%)'],
    ])
    const moving = figures({
      dimensions: [month],
      transform: { kind: 'moving', periods: 2, function: 'mean' },
    })
    expect(await orchards.answered(moving)).toEqual(orchards.answer('mean of two months'))
  })

  it('adds up from the first on', async () => {
    const frame = figures({ dimensions: [month], transform: { kind: 'cumulative' } })
    const rows = await orchards.answered(frame)
    expect(rows.filter(([, value]) => value !== null)).toEqual(orchards.answer('kilos so far'))
  })

  it('needs what it compares', () => {
    const change = { kind: 'change', against: 'previous', in: 'percent' } as const
    expect(orchards.problem(figures({ transform: change }))).toBe('a change needs a dimension of time')
    expect(orchards.problem(figures({ ...byGrower, transform: change }))).toBe(
      'a change needs a dimension of time',
    )
    const share = { kind: 'share', within: [] } as const
    expect(orchards.problem(figures({ transform: share }))).toBe('a share needs a dimension')
    const mean = { as: 'mean', metric: aggregate('mean', 'deliveries/kilos') }
    expect(orchards.problem(figures({ ...byGrower, metrics: [mean], transform: share }))).toBe(
      '"mean" does not add up to a whole, so it has no share',
    )
    expect(orchards.problem(figures({ ...byGrower, transform: { ...share, within: ['kind'] } }))).toBe(
      'there is no dimension "kind" to take shares of',
    )
    const years = { ...month, grain: 'year', as: 'year' } as const
    expect(orchards.problem(figures({ dimensions: [month, years], transform: change }))).toBe(
      'a change needs one dimension of time, and there are "month", "year"',
    )
  })
})

describe('two sides', () => {
  const compared = (show: Comparison['show'], rest: Partial<Frame> = {}) =>
    figures({
      comparison: {
        left: { name: 'A', where: is('deliveries/grade', 'A') },
        right: { name: 'B', where: is('deliveries/grade', 'B') },
        show,
      },
      ...rest,
    })

  it('stand beside each other', async () => {
    const frame = compared('sides', {
      dimensions: [by('fruits/kind')],
      filters: [{ kind: 'not', condition: { kind: 'missing', column: 'fruits/kind' } }],
      ranking: { by: 'kind', direction: 'ascending' },
    })
    expect(await orchards.answered(frame)).toEqual(orchards.answer('A and B by kind'))
    expect(named(frame)).toEqual(['kind', 'kilos (A)', 'kilos (B)'])
  })

  it('make one figure', async () => {
    expect(await orchards.answered(compared('difference'))).toEqual([[orchards.answer('A less B')]])
    expect(await orchards.answered(compared('percent'))).toEqual([[orchards.answer('A above B in percent')]])
    expect(await orchards.answered(compared('ratio'))).toEqual([[orchards.answer('A to B')]])
  })

  it('show one table, whichever part of it is asked for', async () => {
    const [difference, percent, sides] = await Promise.all(
      (['difference', 'percent', 'sides'] as const).map((show) => orchards.run(compared(show))),
    )
    expect(percent).toEqual(difference)
    expect(sides).toEqual(difference)
    expect(difference?.[0]?.slice(2)).toEqual([
      orchards.answer('A less B'),
      orchards.answer('A above B in percent'),
    ])
  })

  it('may be of what other tables say', async () => {
    // By hand: stone fruit came to 235 kilos, pome fruit to 110.
    const frame = figures({
      comparison: {
        left: { name: 'stone', where: is('fruits/kind', 'stone') },
        right: { name: 'pome', where: is('fruits/kind', 'pome') },
        show: 'difference',
      },
    })
    expect(await orchards.answered(frame)).toEqual([[125]])
  })

  it('are of figures of rows', () => {
    const share = { kind: 'share', within: [] } as const
    expect(orchards.problem(compared('ratio', { ...byGrower, transform: share }))).toBe(
      'a ratio of two sides has no share',
    )
    const defined = { as: 'margin', metric: { kind: 'defined', name: 'margin' } } as const
    expect(orchards.problem(compared('ratio', { metrics: [defined] }))).toBe(
      '"margin" is no figure of rows, so it has no sides',
    )
  })
})

it('answers with what of the result is asked for', () => {
  expect(named(figures(byGrower))).toEqual(['grower', 'kilos'])
  expect(named(figures({ ...byGrower, answer: { kind: 'dimensions', rows: 'all' } }))).toEqual(['grower'])
  expect(named(figures({ ...byGrower, answer: { kind: 'figures' } }))).toEqual(['kilos'])
})

it('says whether any group is left', async () => {
  const above = (value: number) =>
    figures({
      ...byGrower,
      having: [{ kind: 'compare', column: 'kilos', operator: '>', value }],
      answer: { kind: 'whether' },
    })
  expect(await orchards.answered(above(150))).toEqual([['yes']])
  expect(await orchards.answered(above(200))).toEqual([['no']])
})
