import { beforeAll, describe, expect, test } from 'vitest'
import { csvTable } from '../acceptance/csv-table.ts'
import { addSource } from '../acceptance/dataset-of.ts'
import { clientOf, isRemote, useService } from '../acceptance/service.ts'
import { foundPayloads } from './found-payloads.ts'
import { looksLikeFormula } from './fuzz/formula-cells.ts'
import { linkedTables, moveIn, type Neighbours } from './neighbours.ts'
import { formulaCells } from './payloads/formula-cells.ts'

describe.skipIf(isRemote)('formula cells', () => {
  const service = useService()
  let neighbours: Neighbours
  beforeAll(async () => {
    neighbours = await moveIn(service())
  })

  test.each([...formulaCells, ...foundPayloads('formula-cells')].map((cell) => [JSON.stringify(cell), cell]))(
    '%s is a text in the table we hand out',
    { timeout: 60_000 },
    async (_, cell) => {
      const client = clientOf(service())
      const { id: session_id } = await client.sessions.create()
      const { id: dataset_id } = await client.datasets.create({ name: 'Formulas' })
      const quoted = `"${cell.replaceAll('"', '""')}"`
      await addSource(client, dataset_id, 'teams.csv', `Team,Points\n${quoted},10\nPlain,40\n${quoted},20\n`)
      const job = await client.jobs.ask({
        session_id,
        dataset_id,
        question: 'What is the total Points by Team?',
      })
      const tables = (await linkedTables(service(), job)).map(csvTable)
      expect(tables.length).toBeGreaterThan(0)
      for (const { columns, rows } of tables) {
        expect(rows.map(([, points]) => Number(points)).sort()).toEqual([30, 40])
        for (const text of [...columns, ...rows.map(([team = '']) => team)])
          expect(looksLikeFormula(text), JSON.stringify(text)).toBe(false)
      }
      await neighbours.expectAnswered()
    },
  )
})
