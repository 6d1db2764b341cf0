import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileStep } from '../../../operations/index.ts'
import { openExamples, type Examples } from '../../../operations/example-tables.contract.ts'
import { createBuiltinAnalyst } from './index.ts'
import { isTwin, originOf, twinsOf } from './twins.ts'

const analyst = createBuiltinAnalyst()
const throws = `CREATE TABLE throws AS SELECT * FROM (VALUES
  ('Ana', '20.44 m', 'first'), ('Bo', '9.80 m', '2 tries'), ('Cy', '101.5 m', 'none'), ('Di', '7 m', 'none')) AS t(thrower, distance, remark)`
let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [throws])
})
afterAll(() => examples.close())

describe('texts that begin with a number', () => {
  it('have a twin; texts that mostly do not have none', () => {
    const table = examples.table('throws')
    const twins = [...twinsOf(table).values()]
    expect(twins.map(({ name, type }) => [name, type])).toEqual([['distance (number)', 'number']])
    expect(twins.map((twin) => [isTwin(twin), originOf(twin)?.name])).toEqual([[true, 'distance']])
    expect(twinsOf(table)).toBe(twinsOf(table))
  })

  it('are ranked by their number and not by their letters', async () => {
    const tables = [examples.table('throws')]
    const question = examples.question('which thrower has the highest distance?', 'EN', tables)
    const proposal = await examples.propose(analyst, question)
    if (proposal.kind !== 'steps') throw new Error(JSON.stringify(proposal))
    const step = proposal.steps.at(-1)
    if (step === undefined) throw new Error('no step')
    const { rows } = await examples.query(compileStep(step, [], tables))
    expect(rows[0]?.[0]).toBe('Cy')
  })
})
