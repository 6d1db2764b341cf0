import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Formula } from '../formula.ts'
import type { Plan } from '../plan.ts'
import type { Condition, Verb } from '../verb.ts'
import { anyPlan } from './any-plan.contract.ts'
import { isNestedDeeper } from './nesting.ts'
import { mostNested, plan } from './plan.ts'

const planOf = (...verbs: readonly Verb[]): Plan => ({
  version: 1,
  steps: [{ id: '1', input: { kind: 'table', tableId: 't' }, verbs, chart: 'auto', answer: ['a'] }],
})

const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const problemsWith = (value: unknown): readonly string[] => {
  const { error } = plan.safeParse(kept(value))
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('every plan comes back as it was kept', () => {
  fc.assert(
    fc.property(anyPlan, (made) => {
      expect(plan.parse(kept(made))).toEqual(kept(made))
    }),
    { numRuns: 100 },
  )
})

test('a plan of another version tells its version first', () => {
  const [first] = problemsWith({ ...planOf(), version: 99, steps: 'unlike' })
  expect(first).toBe('version: Invalid option: expected one of 1|2')
})

test.each([
  ['the plan', { ...planOf(), more: 1 }],
  ['a step', { version: 1, steps: planOf().steps.map((step) => ({ ...step, more: 1 })) }],
  ['a verb', planOf({ kind: 'limit', count: 1, ...{ more: 1 } })],
  ['a condition', planOf({ kind: 'filter', where: { kind: 'missing', column: 'a', ...{ more: 1 } } })],
  ['a formula', planOf({ kind: 'compute', formula: { kind: 'number', value: 1, ...{ more: 1 } }, as: 'b' })],
])('a key that is not known in %s is refused', (_, made) => {
  expect(problemsWith(made)).toEqual([expect.stringContaining('Unrecognized key: "more"')])
})

test.each([
  ['a verb', planOf({ kind: 'forget', count: 1 } as unknown as Verb), 'steps.0.verbs.0.kind'],
  ['a condition', planOf({ kind: 'filter', where: { kind: 'near' } as unknown as Condition }), 'where.kind'],
  ['a value', planOf({ kind: 'limit', count: 'five' } as unknown as Verb), 'steps.0.verbs.0.count'],
])('%s that is not known is refused by its place', (_, made, place) => {
  expect(problemsWith(made).join()).toContain(place)
})

const sumOf = (terms: number): Formula =>
  Array.from({ length: terms }).reduce<Formula>(
    (left) => ({ kind: 'binary', operator: '+', left, right: { kind: 'number', value: 1 } }),
    { kind: 'number', value: 1 },
  )

test('a plan is read as deep as it may be, and refused beyond, however deep', () => {
  const deep = (terms: number) => planOf({ kind: 'compute', formula: sumOf(terms), as: 'b' })
  expect(isNestedDeeper(deep(390), mostNested)).toBe(false)
  expect(plan.safeParse(deep(390)).success).toBe(true)
  for (const terms of [mostNested, 100_000])
    expect(plan.safeParse(deep(terms)).error?.issues[0]?.message).toContain('nested deeper than 400')
})

test('conditions are read as deep as they may be', () => {
  const nested = Array.from({ length: 190 }).reduce<Condition>(
    (inner) => ({ kind: 'and', conditions: [inner] }),
    { kind: 'missing', column: 'a' },
  )
  expect(plan.safeParse(planOf({ kind: 'filter', where: nested })).success).toBe(true)
})

test('a plan of the first version has nothing of the second, wherever it stands', () => {
  const elapsed: Formula = { kind: 'elapsed', from: 'a', to: 'b', in: 'days' }
  const looked: Condition = {
    kind: 'among',
    column: 'a',
    of: { tableId: 't', verbs: [{ kind: 'compute', formula: elapsed, as: 'c' }], column: 'a' },
  }
  for (const verb of [
    { kind: 'metrics', by: [], metrics: [] },
    { kind: 'filter', where: looked },
  ] satisfies readonly Verb[]) {
    expect(problemsWith(planOf(verb))).toEqual([
      ': a plan of version 1 has verbs, inputs, formulas or charts of version 2',
    ])
    expect(problemsWith({ ...planOf(verb), version: 2 })).toEqual([])
  }
  const [step] = planOf().steps
  const sloped = { ...planOf(), steps: [{ ...step, chart: 'slope' }] }
  expect(problemsWith(sloped)).toHaveLength(1)
  expect(problemsWith({ ...sloped, version: 2 })).toEqual([])
})
