import { beforeAll, describe, expect, test } from 'vitest'
import { csvTable } from '../acceptance/csv-table.ts'
import { addSource } from '../acceptance/dataset-of.ts'
import { clientOf, isRemote, useService } from '../acceptance/service.ts'
import { isWhole } from '../some-of.ts'
import { foundPayloads } from './found-payloads.ts'
import { looksLikeFormula } from './fuzz/formula-cells.ts'
import { linkedTables, moveIn, type Neighbours } from './neighbours.ts'
import { formulaCells } from './payloads/formula-cells.ts'

const files = inFiles([...new Set([...formulaCells, ...foundPayloads('formula-cells')])])

describe.skipIf(isRemote)('formula cells', () => {
  const service = useService()
  let neighbours: Neighbours
  beforeAll(async () => {
    neighbours = await moveIn(service())
  })

  test.each(files)('%s are texts in the table we hand out', { timeout: 60_000 }, async (_, cells) => {
    const client = clientOf(service())
    const { id: session_id } = await client.sessions.create()
    const { id: dataset_id } = await client.datasets.create({ name: 'Formulas' })
    const lines = cells.map((cell) => {
      const quoted = `"${cell.replaceAll('"', '""')}"`
      return `${quoted},10\n${quoted},20\n`
    })
    await addSource(client, dataset_id, 'teams.csv', `Team,Points\nPlain,40\n${lines.join('')}`)
    const job = await client.jobs.ask({
      session_id,
      dataset_id,
      question: 'What is the total Points by Team?',
    })
    const tables = (await linkedTables(service(), job)).map(csvTable)
    expect(tables.length).toBeGreaterThan(0)
    for (const { columns, rows } of tables) {
      expect(rows.map(([, points]) => Number(points)).toSorted((one, other) => one - other)).toEqual([
        ...cells.map(() => 30),
        40,
      ])
      for (const text of [...columns, ...rows.map(([team = '']) => team)])
        expect(looksLikeFormula(text), JSON.stringify(text)).toBe(false)
    }
    await neighbours.expectAnswered()
  })
})

/** A file holds many of them, and each by itself only where AUGER_ALL is set: what is read beside others is read as alone. */
function inFiles(cells: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  const most = isWhole ? 1 : 12
  return Array.from({ length: Math.ceil(cells.length / most) }, (_, at) => {
    const some = cells.slice(at * most, (at + 1) * most)
    return [JSON.stringify(some), some]
  })
}
