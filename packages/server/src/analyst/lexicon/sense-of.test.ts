import { describe, expect, it } from 'vitest'
import { senseOf } from './sense-of.ts'

describe('the head of a line', () => {
  it.each([
    ['quantity', { kind: 'quantity' }],
    ['quantity amount', { kind: 'quantity', amount: true }],
    ['aggregate sum', { kind: 'aggregate', function: 'sum' }],
    [
      'superlative high of=price,cost place=2',
      { kind: 'superlative', direction: 'high', of: ['price', 'cost'], place: 2 },
    ],
    ['compare = before', { kind: 'compare', operator: '=', place: 'before' }],
    ['compare >= before of=age', { kind: 'compare', operator: '>=', place: 'before', of: ['age'] }],
    ['rank low position', { kind: 'rank', direction: 'low', position: true }],
    ['beside -1 plain', { kind: 'beside', offset: -1, plain: true }],
    ['contains', { kind: 'contains' }],
    ['contains start', { kind: 'contains', place: 'start' }],
    ['change', { kind: 'change' }],
    ['change up times', { kind: 'change', direction: 'up', times: true }],
    ['change against=year', { kind: 'change', against: 'year' }],
    ['grain month-of-year', { kind: 'grain', grain: 'month-of-year' }],
    ['relative month 1', { kind: 'relative', grain: 'month', back: 1 }],
    ['unit length 0.01', { kind: 'unit', of: 'length', size: 0.01 }],
    ['ask thing of=age', { kind: 'ask', about: 'thing', of: ['age'] }],
    ['follow break-down', { kind: 'follow', edit: 'break-down' }],
    ['task what-if', { kind: 'task', task: 'what-if' }],
    ['task what-if down', { kind: 'task', task: 'what-if', direction: 'down' }],
  ])('%s', (head, sense) => {
    expect(senseOf(head)).toEqual(sense)
  })

  it.each([
    ['sum', 'no such sense: sum'],
    ['constructor', 'no such sense: constructor'],
    ['aggregate', '"aggregate" lacks its function'],
    ['aggregate add', '"aggregate" takes no "add"'],
    ['quantity high', '"quantity" takes no "high"'],
    ['superlative high place=0', '"superlative" takes no "place=0"'],
    ['superlative high of=Price', '"superlative" takes no "of=Price"'],
    ['compare before', '"compare" takes no "before"'],
    ['month 13', '"month" takes no "13"'],
    ['statistic luck', '"statistic" takes no "luck"'],
  ])('refuses %s', (head, message) => {
    expect(() => senseOf(head)).toThrow(message)
  })
})
