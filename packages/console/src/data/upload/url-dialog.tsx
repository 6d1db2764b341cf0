import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TextDialog } from '../../dialogs/text-dialog.tsx'
import { wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'
import { useWords } from '../../words/words-provider.tsx'
import { nameInUrl } from './name-in-url.ts'

interface UrlDialogProps {
  readonly projectId: string
  readonly datasetId: string
  readonly onClose: () => void
}

/** Has the service fetch a file. */
export function UrlDialog({ projectId, datasetId, onClose }: UrlDialogProps): ReactNode {
  const words = useWords().data.upload
  const client = useQueryClient()
  return (
    <TextDialog
      title={words.byUrl}
      label={words.url}
      hint={words.urlHint}
      action={words.fetch}
      most={2_000}
      onSave={async (url) => {
        await callWire(projectId, 'createDatasource', {
          id: datasetId,
          name: nameInUrl(url),
          type: 'FILE',
          url,
        })
        await client.invalidateQueries({ queryKey: wireKey(projectId) })
      }}
      onClose={onClose}
    />
  )
}
