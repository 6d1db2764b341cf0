import { afterAll, beforeAll, expect, it } from 'vitest'
import { metricName } from './names.ts'
import { aggregate, column, openOrchards, type Orchards } from './orchards.contract.ts'

let orchards: Orchards
beforeAll(async () => {
  orchards = await openOrchards()
})
afterAll(() => {
  orchards.close()
})

it('names metrics by what is summed up, in the language of the question', () => {
  const { question } = orchards
  const sum = aggregate('sum', 'deliveries/kilos')
  expect(metricName(sum, question)).toBe('total kilos')
  expect(metricName(aggregate('count'), question)).toBe('number of rows')
  expect(metricName(aggregate('maximum', 'deliveries/day'), question)).toBe('latest day')
  expect(metricName({ kind: 'ratio', of: sum, to: aggregate('count') }, question)).toBe(
    'total kilos / number of rows',
  )
  const value = {
    ...aggregate('mean'),
    of: {
      kind: 'binary',
      operator: '*',
      left: column('deliveries/kilos'),
      right: column('fruits/price'),
    },
  } as const
  expect(metricName(value, question)).toBe('average kilos, price')
  expect(metricName({ kind: 'share', of: sum, within: [] }, question)).toBe('total kilos')
  expect(metricName(sum, { ...question, language: 'DE' })).toBe('Summe von kilos')
})
