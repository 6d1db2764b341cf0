import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { wireKey } from '../server/queries.ts'
import { callWire } from '../server/wire-client.ts'
import { DropArea } from './upload/drop-area.tsx'
import { nameOfFiles } from './upload/name-of-files.ts'
import { uploadsOf } from './upload/uploads-of.ts'

/** Files that are dropped on the list of datasets become a new one. */
export function DropNewDataset({ projectId }: { readonly projectId: string }): ReactNode {
  const client = useQueryClient()
  const navigate = useNavigate()
  const drop = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const { id } = await callWire(projectId, 'createDataset', { name: nameOfFiles(files) })
      uploadsOf(projectId, id).addFiles(files)
      await client.invalidateQueries({ queryKey: wireKey(projectId, 'listDatasets') })
      await navigate({ to: '/data/$datasetId', params: { datasetId: id } })
    },
  })
  return (
    <>
      <DropArea
        onFiles={(files) => {
          if (files.length > 0) drop.mutate(files)
        }}
      />
      {drop.isError ? <FailureNotice error={drop.error} /> : null}
    </>
  )
}
