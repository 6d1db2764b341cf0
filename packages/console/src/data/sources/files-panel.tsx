import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { useReplaceDialog } from '../replace/use-replace-dialog.tsx'
import { DropArea } from '../upload/drop-area.tsx'
import { UploadList } from '../upload/upload-list.tsx'
import { UrlDialog } from '../upload/url-dialog.tsx'
import { useUploads } from '../upload/use-uploads.ts'
import { SourceList } from './source-list.tsx'

/** Adding files, and the files that there are. */
export function FilesPanel({
  projectId,
  datasetId,
}: {
  readonly projectId: string
  readonly datasetId: string
}): ReactNode {
  const words = useWords().data.upload
  const { queue } = useUploads(projectId, datasetId)
  const [byUrl, setByUrl] = useState(false)
  const { replace, dialog } = useReplaceDialog(projectId)
  return (
    <>
      <DropArea onFiles={queue.addFiles}>
        <Button
          variant="default"
          onClick={() => {
            setByUrl(true)
          }}
        >
          {words.byUrl}
        </Button>
      </DropArea>
      <UploadList projectId={projectId} datasetId={datasetId} />
      <SourceList projectId={projectId} datasetId={datasetId} onReplace={replace} />
      {dialog}
      {byUrl ? (
        <UrlDialog
          projectId={projectId}
          datasetId={datasetId}
          onClose={() => {
            setByUrl(false)
          }}
        />
      ) : null}
    </>
  )
}
