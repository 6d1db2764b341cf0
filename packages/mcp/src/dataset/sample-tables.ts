import type { Plan } from '@auger/contract/plan'
import type { Call } from '../tool.ts'
import { most, shortened } from '../limits.ts'
import { inPassing } from '../open-session.ts'
import type { TableShape } from './table-shape.ts'

/** Puts the first rows beside each table; the plan that reads them leaves no session behind. */
export async function sampleTables(
  datasetId: string,
  tables: readonly TableShape[],
  { client, signal }: Pick<Call, 'client' | 'signal'>,
): Promise<readonly TableShape[]> {
  const asked = tables.map((table, index) => ({
    id: `sample-${index}`,
    columns: table.columns.slice(0, most.sampleColumns).map(({ name }) => name),
    table,
  }))
  if (asked.length === 0) return tables
  const plan: Plan = {
    version: 2,
    steps: asked.map(({ id, columns, table }) => ({
      id,
      input: { kind: 'table', tableId: table.name },
      verbs: [
        { kind: 'limit', count: most.sampleRows },
        { kind: 'select', columns, distinct: false },
      ],
      chart: 'none',
      answer: [],
    })),
    results: asked.map(({ id }) => id),
  }
  return inPassing(client, async (session_id) => {
    const { result, results } = await client.jobs.run(datasetId, { session_id, plan }, { signal })
    const found = results ?? (result === null ? [] : [result])
    return asked.map(({ table, columns }, index) => ({
      ...table,
      sample: {
        columns,
        rows: (found[index]?.rows ?? []).map((row) =>
          row.map((cell) => (typeof cell === 'string' ? shortened(cell, most.cellCharacters) : cell)),
        ),
      },
    }))
  })
}
