import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { DatasourceRecord } from '@auger/contract'
import type { ReactNode } from 'react'
import { EmptyState } from '../application/empty-state.tsx'
import { FailureNotice } from '../application/failure-notice.tsx'
import { PageFrame } from '../application/page-frame.tsx'
import { useProject } from '../application/place.tsx'
import { failureOf } from '../server/failure.ts'
import { useWire, wireQuery } from '../server/queries.ts'
import { useFormat } from '../words/use-format.ts'
import { useWords } from '../words/words-provider.tsx'
import { useReplaceDialog } from './replace/use-replace-dialog.tsx'
import { Found } from './sources/source-row.tsx'
import { SourceMenu } from './sources/source-menu.tsx'
import { SourceState } from './sources/source-state.tsx'
import { SourceTabs } from './sources/source-tabs.tsx'
import { Trail } from './trail.tsx'
import { useFollowedSource } from './sources/use-followed-source.ts'
import classes from './sources/source-list.module.css'

/** One file: what it holds, and how it was understood. */
export function SourcePage(): ReactNode {
  const { sources: words, title } = useWords().data
  const { project_id } = useProject()
  const { datasetId, sourceId } = useParams({ from: '/shell/data/$datasetId/$sourceId' })
  const dataset = useWire(project_id, 'getDatasetOverview', { id: datasetId })
  const source = useQuery({
    ...wireQuery(project_id, 'getDatasource', { dataset_id: datasetId, datasource_id: sourceId }),
    refetchInterval: (query) => (query.state.data?.status === 'synching' ? 3_000 : false),
  })
  const { replace, dialog } = useReplaceDialog(project_id)
  const gone = source.isError && failureOf(source.error).code === 300003
  return (
    <PageFrame wide title={source.data?.name ?? (gone ? words.gone : title)}>
      <Trail dataset={{ id: datasetId, name: dataset.data?.name ?? '…' }} />
      {gone ? <EmptyState title={words.gone} text={words.goneWhy} /> : null}
      {source.isError && !gone ? (
        <FailureNotice error={source.error} retry={() => void source.refetch()} />
      ) : null}
      {source.isPending ? <Skeleton height={320} radius="md" /> : null}
      {source.data === undefined || gone ? null : (
        <Opened key={sourceId} projectId={project_id} source={source.data} onReplace={replace} />
      )}
      {dialog}
    </PageFrame>
  )
}

function Opened({
  projectId,
  source,
  onReplace,
}: {
  readonly projectId: string
  readonly source: DatasourceRecord
  readonly onReplace: (source: DatasourceRecord) => void
}): ReactNode {
  const words = useWords().data.sources
  const format = useFormat()
  const navigate = useNavigate()
  const now = useFollowedSource(projectId, source, true)
  const { dataset_id: datasetId, size, status, error } = now
  return (
    <>
      <div className={classes.head}>
        <span className={classes.facts}>
          <SourceState source={now} />
          <span>{format.bytes(size)}</span>
          {status === 'synched' ? <Found source={now} /> : null}
        </span>
        <SourceMenu
          projectId={projectId}
          source={now}
          onReplace={() => onReplace(now)}
          onRemoved={() => void navigate({ to: '/data/$datasetId', params: { datasetId } })}
        />
      </div>
      {error === null ? null : (
        <div role="alert" className={classes.problem}>
          <p className={classes.error}>{error}</p>
          <p>{words.whatToDo}</p>
        </div>
      )}
      <SourceTabs projectId={projectId} source={now} />
    </>
  )
}
