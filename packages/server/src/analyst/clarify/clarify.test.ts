import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../operations/example-tables.contract.ts'
import type { AnalystQuestion } from '../../ports/analyst.ts'
import type { Chosen } from '../confidence/choose.ts'
import { understand } from '../understand.ts'
import type { Understood } from '../understood.ts'
import { clarify } from './clarify.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    [],
    [
      `CREATE TABLE trips AS SELECT * FROM (VALUES (1, 'Oslo', 'Rome', 120.0), (2, 'Rome', 'Oslo', 90.0), (3, 'Rome', 'Kyiv', 75.0)) t(trip_id, departure, arrival, fare)`,
      `CREATE TABLE sales_2022 AS SELECT * FROM (VALUES ('a', 1), ('b', 2)) t(shop, revenue)`,
      `CREATE TABLE sales_2023 AS SELECT * FROM (VALUES ('a', 3), ('b', 4)) t(shop, revenue)`,
    ],
  )
})
afterAll(() => examples.close())

const asked = (text: string, ...names: readonly string[]): Promise<AnalystQuestion> =>
  examples.question(
    text,
    'EN',
    names.map((name) => examples.table(name)),
  )

function oneOf(all: readonly Understood[], ...parts: readonly string[]): Understood {
  const found = all.find(({ steps }) => parts.every((part) => JSON.stringify(steps).includes(part)))
  if (found === undefined) throw new Error(`nothing is understood with ${parts.join(' and ')}`)
  return found
}

const counted = '"number of trips"'

const against = (best: Understood, rival: Understood, probability = 0.3): Chosen => ({
  understood: best,
  probability,
  shown: probability,
  rivals: [{ understood: rival, share: 1 }],
})

describe('a question with two readings is asked back', () => {
  it('by the names of the columns that hold a value', async () => {
    const question = await asked('how many trips with Rome', 'trips')
    const all = await understand(question)
    const [from, to] = [oneOf(all, '"departure"', counted), oneOf(all, '"arrival"', counted)]
    const readAs = (text: string) => Promise.resolve((text.includes('"departure"') ? from : to).steps)
    expect(await clarify(question, against(from, to), readAs)).toEqual({
      kind: 'clarify',
      about: 'Rome',
      options: ['how many trips with "departure" Rome', 'how many trips with "arrival" Rome'],
    })
  })

  it('by the titles of tables that answer alike', async () => {
    const question = await asked('total revenue by shop', 'sales_2022', 'sales_2023')
    const all = await understand(question)
    const parts = ['"sum"', '"by":[{"column":"shop"']
    const [one, other] = [oneOf(all, '"sales_2022"', ...parts), oneOf(all, '"sales_2023"', ...parts)]
    const readAs = (text: string) => Promise.resolve((text.includes('sales_2022') ? one : other).steps)
    expect(await clarify(question, against(one, other), readAs)).toMatchObject({
      options: ['total revenue by shop in "sales_2022"?', 'total revenue by shop in "sales_2023"?'],
    })
  })

  it('but not with an option that is taken to mean something else', async () => {
    const question = await asked('how many trips with Rome', 'trips')
    const all = await understand(question)
    const [from, to] = [oneOf(all, '"departure"', counted), oneOf(all, '"arrival"', counted)]
    expect(await clarify(question, against(from, to), () => Promise.resolve(from.steps))).toBeUndefined()
  })

  it('but not where none of the readings is likely', async () => {
    const question = await asked('how many trips with Rome', 'trips')
    const all = await understand(question)
    const [from, to] = [oneOf(all, '"departure"', counted), oneOf(all, '"arrival"', counted)]
    const readAs = (text: string) => Promise.resolve((text.includes('"departure"') ? from : to).steps)
    expect(await clarify(question, against(from, to, 0.1), readAs)).toBeUndefined()
  })
})
