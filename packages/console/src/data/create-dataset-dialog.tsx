import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextDialog } from '../dialogs/text-dialog.tsx'
import { wireKey } from '../server/queries.ts'
import { callWire } from '../server/wire-client.ts'
import { useWords } from '../words/words-provider.tsx'

interface CreateDatasetDialogProps {
  readonly projectId: string
  readonly onClose: () => void
}

/** Makes an empty dataset and opens it. */
export function CreateDatasetDialog({ projectId, onClose }: CreateDatasetDialogProps): ReactNode {
  const words = useWords().data.datasets
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <TextDialog
      title={words.create}
      label={words.name}
      hint={words.createLead}
      more={{ label: words.description }}
      action={words.make}
      onSave={async (name, description) => {
        const { id } = await callWire(projectId, 'createDataset', { name, description })
        await client.invalidateQueries({ queryKey: wireKey(projectId, 'listDatasets') })
        await navigate({ to: '/data/$datasetId', params: { datasetId: id } })
      }}
      onClose={onClose}
    />
  )
}
