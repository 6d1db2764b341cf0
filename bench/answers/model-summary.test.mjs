import { expect, test } from 'vitest'
import { linesOf, summaryOf } from './model-summary.mjs'

const use = (more = {}) => ({
  ...{ name: 'compatible:one', requests: 1, tokens_sent: 4_000, tokens_received: 100 },
  ...{ estimated: false, seconds: 2, cost: null, failure: null, ...more },
})
const dollars = (amount) => ({ amount, currency: 'USD' })

test('only what went to the model counts for what a question takes', () => {
  const lines = [
    { analyst: 'model', model: use({ requests: 2, tokens_sent: 9_000, seconds: 5.5 }) },
    { analyst: 'builtin', model: use({ tokens_received: 0, failure: 'slow', seconds: 60 }) },
    { analyst: 'builtin', model: use({ failure: 'declined', estimated: true }) },
    { analyst: 'builtin', model: use({ failure: 'slow' }) },
    { analyst: 'builtin', model: null },
    { error: 'gone' },
  ]
  const summary = summaryOf(lines)
  expect(summary).toEqual({
    ...{ questions: 6, byModel: 1, byBuiltin: 4, errors: 1, asked: 4, requests: 5, estimated: 1 },
    ...{ failures: { declined: 1, slow: 2 }, sent: 21_000, received: 300, seconds: 69.5, cost: undefined },
  })
  expect(linesOf('people', summary)).toEqual([
    '\npeople: of 6 questions the model answered 1, the built-in analyst 4, 1 met an error',
    '  went to the model  4 questions in 5 requests',
    '  it failed          declined 1, slow 2',
    '  tokens a question  5,250 sent, 75 received, those of 1 questions counted from the length of the texts',
    '  seconds            17.4 a question, 70 in all',
    '  cost               not known: AUGER_MODEL_PRICES are not set',
  ])
})

test('what it cost is told where all prices are known', () => {
  const lines = [0.0135, 0.0165].map((amount) => ({
    analyst: 'model',
    model: use({ cost: dollars(amount) }),
  }))
  expect(linesOf('people', summaryOf(lines)).at(-1)).toBe(
    '  cost               0.015 USD a question, 0.03 USD in all',
  )
  const unknown = summaryOf([...lines, { analyst: 'model', model: use() }])
  expect(unknown.cost).toBeUndefined()
})

test('where nothing went to a model there is nothing to tell', () => {
  expect(linesOf('people', summaryOf([{ analyst: 'builtin', model: null }]))).toEqual([
    '\npeople: of 1 questions the model answered 0, the built-in analyst 1',
    '  no question went to the model',
  ])
})
