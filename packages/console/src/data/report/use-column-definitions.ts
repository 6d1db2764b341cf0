import type { ColumnNature } from '@auger/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useWire, wireKey } from '../../server/queries.ts'
import { callWire, type WireInput } from '../../server/wire-client.ts'

export interface ColumnDefinitions {
  readonly natureOf: (column: string) => ColumnNature | undefined
  readonly unitOf: (column: string) => string | undefined
  readonly defineNature: (column: string, nature: ColumnNature) => void
  readonly defineUnit: (column: string, unit: string) => void
  readonly failure: unknown
}

/** What was said of the columns of a table: what they are and what they count. */
export function useColumnDefinitions(projectId: string, datasetId: string, table: string): ColumnDefinitions {
  const client = useQueryClient()
  const list = useWire(projectId, 'listDefinitions', { id: datasetId, page_size: 500, page_number: 1 })
  const define = useMutation({
    mutationFn: async (input: Omit<WireInput<'createDefinition'>, 'id' | 'table'>) => {
      await callWire(projectId, 'createDefinition', { id: datasetId, table, ...input })
      await client.invalidateQueries({ queryKey: wireKey(projectId, 'listDefinitions') })
      await client.invalidateQueries({ queryKey: ['page'] })
    },
  })
  const of = (list.data?.records ?? []).filter((definition) => definition.table === table)
  return {
    natureOf: (column) =>
      of.flatMap((one) => (one.kind === 'nature' && one.column === column ? [one.nature] : []))[0],
    unitOf: (column) =>
      of.flatMap((one) => (one.kind === 'unit' && one.column === column ? [one.unit] : []))[0],
    defineNature: (column, nature) => {
      define.mutate({ kind: 'nature', column, nature })
    },
    defineUnit: (column, unit) => {
      define.mutate({ kind: 'unit', column, unit })
    },
    failure: define.error,
  }
}
