import type { DatasourceRecord } from '@auger/contract'
import type { ReactNode } from 'react'
import { FileFacts } from './file-facts.tsx'
import { OverrideForm } from './override-form.tsx'
import { QualityFindings } from './quality-findings.tsx'
import { readReport } from './read-report.ts'
import classes from './report.module.css'
import { TableReport } from './table-report.tsx'
import { useOverrides } from './use-overrides.ts'

/** What was understood of a file, and how to say that it is otherwise. */
export function ReportPanel({
  projectId,
  source,
}: {
  readonly projectId: string
  readonly source: DatasourceRecord
}): ReactNode {
  const report = readReport(source.report)
  const overrides = useOverrides(projectId, source)
  return (
    <div className={classes.panel}>
      {report === undefined ? null : (
        <>
          <QualityFindings report={report} />
          <FileFacts report={report} />
        </>
      )}
      {report?.tables
        .filter(({ longOf }) => longOf === undefined)
        .map((table) => (
          <TableReport
            key={table.name}
            projectId={projectId}
            datasetId={source.dataset_id}
            table={table}
            types={overrides.draft.types}
            onType={overrides.setType}
          />
        ))}
      <OverrideForm source={source} report={report} overrides={overrides} />
    </div>
  )
}
