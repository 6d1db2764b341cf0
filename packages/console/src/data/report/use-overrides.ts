import type { DatasourceRecord } from '@auger/contract'
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'
import type { TypeChoice } from './natures.ts'
import { overridesOf, type OverrideDraft } from './override-draft.ts'

export interface OverrideState {
  readonly draft: OverrideDraft
  readonly change: (changes: Partial<OverrideDraft>) => void
  readonly setType: (column: string, type: TypeChoice | undefined) => void
  readonly reread: UseMutationResult<unknown, Error, OverrideDraft>
}

const nothing: OverrideDraft = { headerRow: '', delimiter: '', types: {} }

/** How a file is to be read where it was understood wrongly, until it is sent. */
export function useOverrides(projectId: string, source: DatasourceRecord): OverrideState {
  const { header_row, delimiter, types } = source.overrides
  const client = useQueryClient()
  const [draft, setDraft] = useState<OverrideDraft>({
    headerRow: header_row === undefined ? '' : String(header_row),
    delimiter: delimiter ?? '',
    types: types ?? {},
  })
  const reread = useMutation({
    mutationFn: async (wanted: OverrideDraft) => {
      await callWire(projectId, 'rereadDatasource', {
        dataset_id: source.dataset_id,
        datasource_id: source.id,
        ...overridesOf(wanted),
      })
      setDraft(wanted)
      await client.invalidateQueries({ queryKey: wireKey(projectId) })
    },
  })
  return {
    draft,
    change: (changes) => {
      setDraft((before) => ({ ...before, ...changes }))
    },
    setType: (column, type) => {
      setDraft((before) => {
        const { [column]: _, ...others } = before.types
        return { ...before, types: type === undefined ? others : { ...others, [column]: type } }
      })
    },
    reread,
  }
}

export const asIfNew = nothing
