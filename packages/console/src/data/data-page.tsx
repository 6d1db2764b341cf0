import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { PageFrame } from '../application/page-frame.tsx'
import { useProject } from '../application/place.tsx'
import { useWords } from '../words/words-provider.tsx'
import { CreateDatasetDialog } from './create-dataset-dialog.tsx'
import { DatasetList } from './dataset-list.tsx'
import { DropNewDataset } from './drop-new-dataset.tsx'

/** All datasets of the project. */
export function DataPage(): ReactNode {
  const words = useWords().data
  const { project_id } = useProject()
  const [creating, setCreating] = useState(false)
  return (
    <PageFrame
      title={words.title}
      lead={words.lead}
      actions={
        <Button
          variant="default"
          onClick={() => {
            setCreating(true)
          }}
        >
          {words.datasets.create}
        </Button>
      }
    >
      <DropNewDataset projectId={project_id} />
      <DatasetList key={project_id} projectId={project_id} />
      {creating ? (
        <CreateDatasetDialog
          projectId={project_id}
          onClose={() => {
            setCreating(false)
          }}
        />
      ) : null}
    </PageFrame>
  )
}
