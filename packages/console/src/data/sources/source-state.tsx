import type { DatasourceRecord } from '@auger/contract'
import { Progress } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { ingestShare } from './ingest-share.ts'
import classes from './source-list.module.css'

/** Whether a file can be asked; how far it is where it cannot yet. */
export function SourceState({ source }: { readonly source: DatasourceRecord }): ReactNode {
  const words = useWords().data.sources
  const { status, progress, size, name } = source
  if (status === 'synched') return <span className={classes.ready}>{words.ready}</span>
  if (status === 'invalid') return <span className={classes.invalid}>{words.invalid}</span>
  const stage = progress?.stage ?? 'waiting'
  return (
    <span role="status">
      {words[stage]}
      {progress !== null && progress.rows > 0 ? ` · ${words.progressRows({ count: progress.rows })}` : null}
      <Progress.Root size="sm" className={classes.progress}>
        <Progress.Section
          value={100 * ingestShare(progress, size)}
          animated
          aria-label={words.progressOf({ file: name })}
        />
      </Progress.Root>
    </span>
  )
}
