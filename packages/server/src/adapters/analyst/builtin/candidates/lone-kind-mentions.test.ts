import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { compileStep } from '../../../../operations/index.ts'
import { createBuiltinAnalyst } from '../index.ts'

const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    [],
    [
      `CREATE TABLE parcels (parcel_id INTEGER, carrier VARCHAR, value_of_parcel DOUBLE, weight INTEGER)`,
      `INSERT INTO parcels VALUES
        (1, 'Kestrel', 12, 9), (2, 'Kestrel', 80, 2), (3, 'Kestrel', 15, 1), (4, 'Plover', 95, 8),
        (5, 'Plover', 60, 3), (6, 'Wren', 20, 7), (7, 'Wren', 11, 2), (8, 'Wren', 70, 12), (9, 'Kestrel', 33, 2)`,
    ],
  )
})
afterAll(() => examples.close())

async function rowsFor(text: string): Promise<readonly string[]> {
  const proposal = await examples.propose(analyst, examples.question(text, 'EN', examples.tables))
  const step = proposal.kind === 'steps' ? proposal.steps.at(-1) : undefined
  if (step === undefined) throw new Error(`no step: ${JSON.stringify(proposal)}`)
  const { rows } = await examples.query(compileStep(step, [], examples.tables))
  return rows.map((row) => row.join(' ')).toSorted()
}

// Expected figures: counted by hand.
describe('a word that only one column is called by', () => {
  it('stands for that column', async () => {
    expect(
      await rowsFor('How many parcels are there for each carrier if the value is bigger than 50?'),
    ).toEqual(['Kestrel 1', 'Plover 2', 'Wren 1'])
  })

  it('is bounded on its own, where either of two bounds is enough', async () => {
    const text =
      'Show the number of parcels for each carrier if the value is bigger than 50 or the weight is bigger than 5'
    expect(await rowsFor(text)).toEqual(['Kestrel 2', 'Plover 2', 'Wren 2'])
  })
})
