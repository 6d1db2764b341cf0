import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import classes from './upload-list.module.css'
import { isOver } from './upload-item.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './use-uploads.ts'

/** The files of the queue, each with a bar of its own. */
export function UploadList({
  projectId,
  datasetId,
}: {
  readonly projectId: string
  readonly datasetId: string
}): ReactNode {
  const words = useWords().data.upload
  const { queue, items } = useUploads(projectId, datasetId)
  // What was added is in the list of files, which tells how far it is read.
  const shown = items.filter(({ state }) => state !== 'added')
  if (shown.length === 0) return null
  return (
    <section aria-label={words.list} className={classes.list}>
      <ul className={classes.items}>
        {shown.map((item) => (
          <UploadRow key={item.id} item={item} queue={queue} />
        ))}
      </ul>
      {shown.some(isOver) ? (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            queue.clearEnded()
          }}
        >
          {words.clear}
        </Button>
      ) : null}
    </section>
  )
}
