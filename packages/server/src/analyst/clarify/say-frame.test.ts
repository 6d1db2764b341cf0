import type { Metric } from '@auger/contract/plan'
import { describe, expect, it } from 'vitest'
import { emptyFrame, type Frame } from '../frame/frame.ts'
import { sayFrame } from './say-frame.ts'

const sum: Metric = { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 't/sales' } }
const count: Metric = { kind: 'aggregate', function: 'count' }

const figures = (metric: Metric, change: Partial<Frame> = {}): Frame => ({
  ...emptyFrame('t'),
  task: 'figures',
  metrics: [{ as: 'figure', metric }],
  ...change,
})

const byCity = { dimensions: [{ column: 't/city', as: 'city' }] }
const first = { ranking: { by: 'figure', direction: 'descending', count: 1 } } as const

describe('a frame is said', () => {
  it.each<readonly [string, Frame]>([
    ['How many rows are there?', figures(count)],
    ['What is the total "sales"?', figures(sum)],
    ['What is the total "sales" by "city"?', figures(sum, byCity)],
    ['Which "city" has the highest total "sales"?', figures(sum, { ...byCity, ...first })],
    ['Which "city" has the most rows?', figures(count, { ...byCity, ...first })],
    [
      'What is the total "sales" by month?',
      figures(sum, { dimensions: [{ column: 't/day', grain: 'month', as: 'month' }] }),
    ],
    [
      'What is the total "sales" where "city" is Oslo?',
      figures(sum, { filters: [{ kind: 'compare', column: 't/city', operator: '=', value: 'Oslo' }] }),
    ],
  ])('%s', (text, frame) => {
    expect(sayFrame(frame, { language: 'EN' })).toBe(text)
  })

  it('in the language of the question', () => {
    expect(sayFrame(figures(sum, byCity), { language: 'ZH-CN' })).toContain('city')
    expect(sayFrame(figures(sum, byCity), { language: 'ZH-CN' })).toMatch(/\p{Script=Han}/u)
  })

  it.each<readonly [string, Frame]>([
    ['a transform', figures(sum, { transform: { kind: 'cumulative' } })],
    ['the lowest', figures(sum, { ...byCity, ranking: { by: 'figure', direction: 'ascending', count: 1 } })],
    ['rows', emptyFrame('t')],
    [
      'a condition that is no equation',
      figures(sum, { filters: [{ kind: 'compare', column: 't/sales', operator: '>', value: 3 }] }),
    ],
  ])('not where there is more to it: %s', (_, frame) => {
    expect(sayFrame(frame, { language: 'EN' })).toBeUndefined()
  })
})
