import { Button, Skeleton, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { PageFrame } from '../application/page-frame.tsx'
import { useProject } from '../application/place.tsx'
import { wireQuery } from '../server/queries.ts'
import { useWords } from '../words/words-provider.tsx'
import { DatasetMenu } from './dataset-menu.tsx'
import { DefinitionPanel } from './definitions/definition-panel.tsx'
import { OverviewPanel } from './overview/overview-panel.tsx'
import { PassageSearch } from './preview/passage-search.tsx'
import { FilesPanel } from './sources/files-panel.tsx'
import { Trail } from './trail.tsx'

/** One dataset: its files, what they hold, and what was said of them. */
export function DatasetPage(): ReactNode {
  const { data: words } = useWords()
  const { project_id } = useProject()
  const { datasetId } = useParams({ from: '/shell/data/$datasetId' })
  const navigate = useNavigate()
  const about = useQuery(wireQuery(project_id, 'getDatasetOverview', { id: datasetId }))
  const dataset = about.data
  return (
    <PageFrame
      wide
      title={dataset?.name ?? words.title}
      lead={dataset?.description === '' ? undefined : dataset?.description}
      actions={
        dataset === undefined ? undefined : (
          <>
            <Button
              renderRoot={(props: object) => <Link {...props} to="/ask" search={{ dataset: datasetId }} />}
            >
              {words.datasets.ask}
            </Button>
            <DatasetMenu
              projectId={project_id}
              dataset={dataset}
              onDeleted={() => void navigate({ to: '/data' })}
            />
          </>
        )
      }
    >
      <Trail />
      {about.isError ? <FailureNotice error={about.error} retry={() => void about.refetch()} /> : null}
      {about.isPending ? <Skeleton height={220} radius="md" /> : null}
      {dataset === undefined ? null : (
        <Tabs defaultValue="files" keepMounted={false}>
          <Tabs.List aria-label={words.dataset.tabs} mb="md">
            <Tabs.Tab value="files">{words.dataset.files}</Tabs.Tab>
            <Tabs.Tab value="overview">{words.dataset.overview}</Tabs.Tab>
            <Tabs.Tab value="definitions">{words.dataset.definitions}</Tabs.Tab>
            <Tabs.Tab value="passages">{words.dataset.passages}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="files">
            <FilesPanel projectId={project_id} datasetId={datasetId} />
          </Tabs.Panel>
          <Tabs.Panel value="overview">
            <OverviewPanel datasetId={datasetId} overview={dataset} />
          </Tabs.Panel>
          <Tabs.Panel value="definitions">
            <DefinitionPanel projectId={project_id} datasetId={datasetId} />
          </Tabs.Panel>
          <Tabs.Panel value="passages">
            <PassageSearch projectId={project_id} datasetId={datasetId} />
          </Tabs.Panel>
        </Tabs>
      )}
    </PageFrame>
  )
}
