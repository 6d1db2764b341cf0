import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aggregateFunctions, type Condition } from '@auger/contract/plan'
import { compileFrame } from './compile.ts'
import type { Frame, FrameDimension, FrameMetric, Ranking, RowOrder, Transform } from './frame.ts'
import { aggregate, column, is, openOrchards, type Orchards } from './orchards.contract.ts'

let orchards: Orchards
beforeAll(async () => {
  orchards = await openOrchards()
})
afterAll(() => {
  orchards.close()
})

/** Most of what is said can be said; some of it cannot. */
const table = fc.oneof(
  { weight: 4, arbitrary: fc.constant('deliveries') },
  { weight: 2, arbitrary: fc.constant('growers') },
  { weight: 1, arbitrary: fc.constantFrom('countries', 'cities', 'fruits', 'quotas', 'summary') },
)
const values = {
  'countries/country': 'Italy',
  'countries/continent': 'South',
  'cities/city': 'Bari',
  'cities/country': 'Italy',
  'growers/grower': 'Ada',
  'growers/hectares': 4,
  'fruits/kind': 'stone',
  'fruits/price': 3,
  'deliveries/delivery': 3,
  'deliveries/day': '2024-02-14',
  'deliveries/kilos': 20,
  'deliveries/grade': 'A',
} as const
const known = Object.keys(values)
const isNumber = (one: string): boolean => typeof values[one as keyof typeof values] === 'number'
const rarely = <Value>(often: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: often }, { weight: 1, arbitrary: other })
const ref = rarely(
  fc.constantFrom(...known),
  fc.constantFrom('quotas/quota', 'summary/amount', 'growers/none'),
)
const number = rarely(fc.constantFrom(...known.filter(isNumber)), ref)
const own = fc.constantFrom(...known.filter((one) => one.startsWith('deliveries/')))
const optional = <Name extends string, Value>(name: Name, value: fc.Arbitrary<Value>) =>
  fc.option(value).map((one) => (one === null ? {} : { [name]: one }))

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.entries(values)).map(([one, value]) => is(one, value)) },
  { weight: 2, arbitrary: ref.map((one): Condition => ({ kind: 'missing', column: one })) },
  ref.map((one): Condition => is(one, 'A')),
  ref.map((one): Condition => ({ kind: 'contains', column: one, text: 'a' })),
  number.map((one): Condition => ({ kind: 'against', column: one, operator: '>', function: 'mean' })),
  fc
    .tuple(number, number)
    .map(([one, other]): Condition => ({ kind: 'columns', column: one, operator: '<', other })),
)
const condition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 3, arbitrary: leaf },
  leaf.map((one): Condition => ({ kind: 'not', condition: one })),
  fc
    .tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(leaf, { minLength: 1, maxLength: 3 }))
    .map(([kind, conditions]): Condition => ({ kind, conditions })),
)

const metric = (as: string): fc.Arbitrary<FrameMetric> =>
  fc.oneof(
    fc.constant({ as, metric: aggregate('count') }),
    fc
      .tuple(fc.constantFrom(...aggregateFunctions), number)
      .map(([name, one]) => ({ as, metric: aggregate(name, one) })),
    fc.tuple(number, number).map(([one, other]): FrameMetric => ({
      as,
      metric: { kind: 'ratio', of: aggregate('sum', one), to: aggregate('sum', other), percent: true },
    })),
    fc.tuple(number, number).map(([one, other]): FrameMetric => ({
      as,
      metric: {
        ...aggregate('sum'),
        of: { kind: 'binary', operator: '*', left: column(one), right: column(other) },
      },
    })),
  )

const dimension = (as: string): fc.Arbitrary<FrameDimension> =>
  fc.oneof(
    fc.oneof(own, ref).map((one) => ({ column: one, as })),
    fc
      .tuple(
        rarely(fc.constant('deliveries/day'), ref),
        fc.constantFrom('month' as const, 'weekday' as const),
      )
      .map(([one, grain]) => ({ column: one, grain, as })),
    number.map((one) => ({ column: one, bins: { kind: 'width' as const, width: 10 }, as })),
  )

const ranking = (names: fc.Arbitrary<string>): fc.Arbitrary<Ranking> =>
  fc
    .tuple(
      names,
      fc.constantFrom('ascending' as const, 'descending' as const),
      optional('count', fc.integer({ min: 1, max: 3 })),
      optional('offset', fc.integer({ min: 0, max: 2 })),
      optional('within', fc.array(names, { maxLength: 1 })),
      optional('written', fc.constant(true)),
    )
    .map(([by, direction, ...rest]) => Object.assign({ by, direction }, ...rest) as Ranking)

const transform: fc.Arbitrary<Transform> = fc.constantFrom<Transform[]>(
  { kind: 'share', within: [] },
  { kind: 'share', within: ['d1'] },
  { kind: 'change', against: 'previous', in: 'percent' },
  { kind: 'change', against: 'year', in: 'amount' },
  { kind: 'cumulative' },
  { kind: 'moving', periods: 2, function: 'sum' },
)

const order: fc.Arbitrary<RowOrder> = fc.oneof(
  fc.constantFrom<RowOrder[]>(
    { kind: 'edge', edge: 'first', count: 2 },
    { kind: 'edge', edge: 'last', count: 2 },
  ),
  leaf.map((where): RowOrder => ({ kind: 'beside', where, offset: 1 })),
  leaf.map((where): RowOrder => ({ kind: 'streak', where })),
)

const frames: fc.Arbitrary<Frame> = fc
  .tuple(
    fc.constantFrom('rows' as const, 'figures' as const),
    table,
    fc.array(condition, { maxLength: 2 }),
    fc.array(fc.oneof(own, ref), { maxLength: 2 }),
    fc.oneof(fc.tuple(metric('m1')), fc.tuple(metric('m1'), metric('m2'))),
    fc.oneof(fc.constant([]), fc.tuple(dimension('d1')), fc.tuple(dimension('d1'), dimension('d2'))),
    fc.constantFrom<Frame['answer'][]>(
      { kind: 'all' },
      { kind: 'dimensions', rows: 'top' },
      { kind: 'figures' },
      { kind: 'whether' },
    ),
    fc.tuple(
      optional('distinct', fc.constant(true as const)),
      fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, optional('transform', transform)),
      fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, optional('order', order)),
      optional(
        'comparison',
        fc.tuple(leaf, leaf, fc.constantFrom('sides', 'difference', 'ratio')).map(([a, b, show]) => ({
          left: { name: 'A', where: a },
          right: { name: 'B', where: b },
          show,
        })),
      ),
    ),
    fc.option(ranking(rarely(fc.constantFrom('m1', 'd1'), fc.constant('none')))),
    fc.option(ranking(ref)),
  )
  .map(([task, tableId, filters, shown, metrics, dimensions, answer, rest, ofGroups, ofRows]) => {
    const ranked = task === 'figures' ? ofGroups : ofRows
    return Object.assign(
      { task, tableId, filters, shown, metrics, dimensions, having: [], chart: 'auto', answer },
      ...rest,
      ranked === null ? {} : { ranking: ranked },
    ) as Frame
  })

it('whatever a frame says, it is a plan that runs, or a problem that is told', async () => {
  let ran = 0
  await fc.assert(
    fc.asyncProperty(frames, async (frame) => {
      const compiled = compileFrame(frame, orchards.question)
      if ('problem' in compiled) {
        expect(compiled.problem).not.toBe('')
        return
      }
      await orchards.run(frame)
      ran++
    }),
    { numRuns: 300 },
  )
  expect(ran).toBeGreaterThan(30)
})
