import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import type { Verb } from '@auger/contract/plan'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { createBuiltinAnalyst } from '../index.ts'

const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    [],
    [
      `CREATE TABLE sales AS SELECT 'S' || (i % 3) AS order_status, 'customer ' || (i % 7) AS customer_name, 'Z' || (i % 4) AS zone_code,
         (i * 7) % 12 AS quantity FROM range(40) r(i)`,
      `CREATE TABLE verkauf AS SELECT DATE '2024-01-01' + INTERVAL (i % 9) DAY AS "Bestelldatum", (i * 7) % 12 AS "Menge" FROM range(40) r(i)`,
    ],
  )
})
afterAll(() => examples.close())

/** The columns that are chosen from the rows, and whether each value is shown once; undefined where whole rows are shown. */
async function selected(text: string, table: string, language: Language = 'EN'): Promise<Verb | undefined> {
  const tables = [examples.table(table)]
  const proposal = await examples.propose(analyst, examples.question(text, language, tables))
  if (proposal.kind !== 'steps') throw new Error(`not answered: ${JSON.stringify(proposal)}`)
  return proposal.steps.at(-1)?.verbs.find(({ kind }) => kind === 'select')
}

describe('a name of which only the thing is said', () => {
  it.each([
    ['Show the orders with quantity above 7', 'sales', 'EN'],
    ['List all orders', 'sales', 'EN'],
    ['Zeige die Bestellungen mit Menge über 7', 'verkauf', 'DE'],
  ] as const)('is no column to be listed: %s', async (text, table, language) =>
    expect(await selected(text, table, language)).toBeUndefined(),
  )

  it.each([
    ['Show the customers with quantity above 7', 'customer_name'],
    ['List the zones with quantity above 7', 'zone_code'],
  ])('is one where it is what the thing is called by: %s', async (text, column) =>
    expect(await selected(text, 'sales')).toMatchObject({ columns: [column], distinct: true }),
  )

  it('is one where what it holds is said too', async () =>
    expect(await selected('Show the order statuses with quantity above 7', 'sales')).toMatchObject({
      columns: ['order_status'],
    }))
})
