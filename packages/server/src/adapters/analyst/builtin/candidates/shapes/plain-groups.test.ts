import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../../../operations/example-tables.contract.ts'
import { compileStep } from '../../../../../operations/index.ts'
import { createBuiltinAnalyst } from '../../index.ts'

const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    [],
    [
      `CREATE TABLE inspections (inspection_id INTEGER, inspected_on DATE, year INTEGER, inspection_category_code VARCHAR, inspector VARCHAR, age INTEGER, fee DOUBLE)`,
      `INSERT INTO inspections VALUES
        (101, '2021-12-30', 2022, 'roof', 'Ida', 52, 40), (102, '2022-03-04', 2022, 'roof', 'Ida', 44, 60),
        (103, '2022-06-09', 2022, 'wall', 'Bo', 61, 20), (104, '2023-01-15', 2023, 'wall', 'Bo', 47, 80),
        (105, '2023-05-20', 2023, 'door', 'Ida', 33, 10), (106, '2023-12-31', 2024, 'door', 'Cy', 58, 30),
        (107, '2024-02-02', 2024, 'roof', 'Cy', 49, 50), (108, '2024-12-29', 2025, 'wall', 'Ida', 45, 70)`,
    ],
  )
})
afterAll(() => examples.close())

async function rowsFor(text: string): Promise<readonly string[]> {
  const question = examples.question(text, 'EN', examples.tables)
  const proposal = await examples.propose(analyst, question)
  const step = proposal.kind === 'steps' ? proposal.steps.at(-1) : undefined
  if (step === undefined) throw new Error(`no step: ${JSON.stringify(proposal)}`)
  const { rows } = await examples.query(compileStep(step, [], examples.tables))
  return rows.map((row) => row.join(' '))
}

// Expected figures: pandas over the same rows.
describe('groups', () => {
  it.each([
    ['What is the average fee for each year?', ['2022 40', '2023 45', '2024 40', '2025 70']],
    ['What is the total fee of the inspections for each category?', ['door 40', 'roof 150', 'wall 170']],
    ['Show the total number of inspection id from each inspector', ['Bo 2', 'Cy 2', 'Ida 4']],
    ['Compare the sum of inspection_id for each inspector', ['Bo 207', 'Cy 213', 'Ida 416']],
    [
      'How many inspections are there for each inspector with age above 50 or below 45?',
      ['Bo 1', 'Cy 1', 'Ida 3'],
    ],
    [
      'List the inspection category codes and the number of inspections in each code',
      ['door 2', 'roof 3', 'wall 3'],
    ],
    ['How many inspections fall into each category?', ['door 2', 'roof 3', 'wall 3']],
  ])('%s', async (text, expected) => {
    expect((await rowsFor(text)).toSorted()).toEqual(expected)
  })

  it('are sorted as is said of the picture', async () => {
    const text = 'Show the inspector of all inspections, and rank the x axis in desc order'
    expect(await rowsFor(text)).toEqual(['Ida 4', 'Cy 2', 'Bo 2'])
  })
})
