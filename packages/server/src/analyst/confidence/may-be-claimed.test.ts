import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../operations/example-tables.contract.ts'
import { understand } from '../understand.ts'
import { mayBeClaimed } from './may-be-claimed.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders'])
})
afterAll(() => examples.close())

const understood = async (text: string) =>
  understand(await examples.question(text, 'EN', [examples.table('orders')]))

it('claims nothing of a text that asks for nothing, however likely', async () => {
  for (const text of ['???', 'hello'])
    expect((await understood(text)).filter((one) => mayBeClaimed('answer', one.features))).toEqual([])
})

it('counts no rows and assumes nothing where a word is left over', async () => {
  const all = await understood('How much profit did each region make?')
  const left = all.filter(({ candidate }) => candidate.reading.cover.leftover.length > 0)
  expect(left.length).toBeGreaterThan(0)
  expect(left.filter((one) => mayBeClaimed('assume', one.features))).toEqual([])
  const counts = left.filter(({ frame }) => {
    const [only, ...more] = frame.metrics
    return more.length === 0 && JSON.stringify(only?.metric) === '{"kind":"aggregate","function":"count"}'
  })
  expect(counts.length).toBeGreaterThan(0)
  expect(counts.filter((one) => mayBeClaimed('answer', one.features))).toEqual([])
})

it('claims no half of what was asked for', async () => {
  const all = await understood('number of orders and total amount by region')
  const half = all.filter(({ frame }) => frame.metrics.length === 1 && frame.dimensions.length === 1)
  const said = half.filter(({ features }) => features.has('count:said') || features.has('metric:said'))
  expect(said.length).toBeGreaterThan(1)
  expect(said.filter((one) => mayBeClaimed('answer', one.features))).toEqual([])
})

it('claims what every word says', async () => {
  const [first] = await understood('What is the total amount by region?')
  expect(first !== undefined && mayBeClaimed('assume', first.features)).toBe(true)
  expect(first !== undefined && mayBeClaimed('ask', first.features)).toBe(false)
})
