import type { DefinitionRecord } from '@auger/contract'
import { computedAs } from '../../../ask/definitions/computed-as.ts'
import { datasetTables } from '../../../ask/definitions/dataset-tables.ts'
import type { KeptDefinition } from '../../../domain/definition.ts'
import type { Table } from '../../../domain/table.ts'
import type { HttpDeps } from '../../deps.ts'

/** How definitions of a dataset are shown. How a metric is computed, its tables tell; they are not read for others. */
export async function definitionRecords(
  kept: readonly KeptDefinition[],
  datasetId: string,
  { store }: HttpDeps,
): Promise<(one: KeptDefinition) => DefinitionRecord> {
  const hasMetric = kept.some(({ definition }) => definition.kind === 'metric')
  const tables = hasMetric ? await datasetTables(datasetId, store) : []
  return (one) => definitionRecord(one, tables)
}

function definitionRecord(
  { definition, createdAt, createdBy }: KeptDefinition,
  tables: readonly Table[],
): DefinitionRecord {
  const made = { created_at: createdAt, created_by: createdBy }
  switch (definition.kind) {
    case 'metric': {
      const { tableId: _, ...said } = definition
      return { ...said, ...made, computed_as: computedAs(definition, tables) }
    }
    case 'synonym': {
      const { tableId: _, words, ...said } = definition
      return { ...said, ...made, words: [...words] }
    }
    case 'meaning':
    case 'unit':
    case 'nature': {
      const { tableId: _, ...said } = definition
      return { ...said, ...made }
    }
  }
}
