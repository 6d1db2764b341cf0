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
      `CREATE TABLE ferries (vessel VARCHAR, harbour VARCHAR, berth VARCHAR, cars INTEGER)`,
      `INSERT INTO ferries VALUES ('Merle', 'Ost', 'Pier MX 4', 30), ('Meridian', 'Ost', 'Pier 7', 55), ('Anmere', 'West', 'Pier MX 2', 12), ('Kite', 'West', 'Pier 9', 80), ('Merganser', 'West', 'Pier 1', 41), ('Anna', 'Nord', 'Pier 5', 22)`,
    ],
  )
})
afterAll(() => examples.close())

async function rowsFor(text: string) {
  const question = examples.question(text, 'EN', examples.tables)
  const proposal = await examples.propose(analyst, question)
  const step = proposal.kind === 'steps' ? proposal.steps.at(-1) : undefined
  if (step === undefined) throw new Error(`no step: ${JSON.stringify(proposal)}`)
  const { rows } = await examples.query(compileStep(step, [], examples.tables))
  return rows.map((row) => row.join(' ')).toSorted()
}

// pandas: ferries[ferries.vessel.str.startswith('Mer')], ferries[ferries.berth.str.contains('MX')]
describe('a text', () => {
  it.each([
    ["Which vessel has a berth that contains 'MX'?", ['Anmere', 'Merle']],
    ['Show the vessel and the cars of ferries whose berth contains MX', ['Anmere 12', 'Merle 30']],
    ["How many ferries are there in each harbour whose vessel starts with 'Mer'?", ['Ost 2', 'West 1']],
    ['How many ferries whose vessel begins with Mer are there in each harbour?', ['Ost 2', 'West 1']],
    ['How many ferries have a vessel that starts with the letter A?', ['2']],
  ])('%s', async (text, expected) => {
    expect(await rowsFor(text)).toEqual(expected)
  })
})
