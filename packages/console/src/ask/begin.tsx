import { Button } from '@mantine/core'
import { FailureNotice } from '../application/failure-notice.tsx'
import { useProject } from '../application/place.tsx'
import { DropArea } from '../data/upload/drop-area.tsx'
import { useWords } from '../words/words-provider.tsx'
import { useSample } from './job/use-sample.ts'

/** The first step where there is no data yet: a file of one's own, or the sample. */
export function Begin({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const words = useWords().ask.begin
  const { project_id } = useProject()
  const sample = useSample()
  return (
    <>
      <DropArea
        onFiles={(files) => {
          if (files.length > 0) onFiles(files)
        }}
      >
        <Button variant="default" loading={sample.isPending} onClick={() => sample.mutate(project_id)}>
          {words.sample}
        </Button>
      </DropArea>
      {sample.error !== null && <FailureNotice error={sample.error} />}
    </>
  )
}
