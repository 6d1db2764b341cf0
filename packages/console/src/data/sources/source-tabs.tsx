import type { DatasourceRecord } from '@auger/contract'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { useWords } from '../../words/words-provider.tsx'
import { PassageList } from '../preview/passage-list.tsx'
import { TablePreview } from '../preview/table-preview.tsx'
import { ProfilePanel } from '../profile/profile-panel.tsx'
import { readReport } from '../report/read-report.ts'
import { ReportPanel } from '../report/report-panel.tsx'
import { EarlierAnswers } from '../replace/earlier-answers.tsx'

/** What a file holds and how it was understood; of what it has neither of, there is no tab. */
export function SourceTabs({
  projectId,
  source,
}: {
  readonly projectId: string
  readonly source: DatasourceRecord
}): ReactNode {
  const { sources: words, preview, answers } = useWords().data
  const report = readReport(source.report)
  const hasTables = report === undefined || report.tables.length > 0
  const ready = source.status === 'synched'
  const first = hasTables ? 'preview' : 'passages'
  const waiting = <EmptyState title={preview.notRead} text={preview.notReadWhy} />
  if (source.status === 'invalid') return <ReportPanel projectId={projectId} source={source} />
  return (
    <Tabs key={first} defaultValue={first} keepMounted={false}>
      <Tabs.List aria-label={words.tabs} mb="md">
        {hasTables ? <Tabs.Tab value="preview">{words.tabPreview}</Tabs.Tab> : null}
        {(report?.passages ?? 0) > 0 ? <Tabs.Tab value="passages">{words.tabPassages}</Tabs.Tab> : null}
        {hasTables ? <Tabs.Tab value="profile">{words.tabProfile}</Tabs.Tab> : null}
        <Tabs.Tab value="report">{words.tabReport}</Tabs.Tab>
        <Tabs.Tab value="answers">{answers.title}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="preview">
        {ready ? <TablePreview projectId={projectId} sourceId={source.id} /> : waiting}
      </Tabs.Panel>
      <Tabs.Panel value="passages">
        {ready ? <PassageList projectId={projectId} sourceId={source.id} /> : waiting}
      </Tabs.Panel>
      <Tabs.Panel value="profile">
        {ready ? <ProfilePanel projectId={projectId} sourceId={source.id} /> : waiting}
      </Tabs.Panel>
      <Tabs.Panel value="report">
        <ReportPanel projectId={projectId} source={source} />
      </Tabs.Panel>
      <Tabs.Panel value="answers">
        <EarlierAnswers projectId={projectId} datasetId={source.dataset_id} sourceIds={[source.id]} />
      </Tabs.Panel>
    </Tabs>
  )
}
