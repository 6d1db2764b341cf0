import type { DatasourceRecord } from '@auger/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'
import { readReport } from '../report/read-report.ts'
import classes from './source-list.module.css'
import { SourceMenu } from './source-menu.tsx'
import { SourceState } from './source-state.tsx'
import { useFollowedSource } from './use-followed-source.ts'

interface SourceRowProps {
  readonly projectId: string
  readonly source: DatasourceRecord
  readonly follow: boolean
  readonly onReplace: (source: DatasourceRecord) => void
}

export function SourceRow({ projectId, source, follow, onReplace }: SourceRowProps): ReactNode {
  const format = useFormat()
  const now = useFollowedSource(projectId, source, follow)
  const { id, dataset_id, name, size, status, error } = now
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Link
          to="/data/$datasetId/$sourceId"
          params={{ datasetId: dataset_id, sourceId: id }}
          className={classes.name}
          dir="auto"
        >
          {name}
        </Link>
        <span className={classes.facts}>
          <SourceState source={now} />
          <span>{format.bytes(size)}</span>
          {status === 'synched' ? <Found source={now} /> : null}
        </span>
        {error === null ? null : (
          <span className={classes.error} dir="auto">
            {error}
          </span>
        )}
      </div>
      <SourceMenu projectId={projectId} source={now} onReplace={() => onReplace(now)} />
    </li>
  )
}

/** What was found in it, in short. */
export function Found({ source }: { readonly source: DatasourceRecord }): ReactNode {
  const words = useWords().data.sources
  const report = readReport(source.report)
  if (report === undefined) return null
  const tables = report.tables.filter(({ longOf }) => longOf === undefined)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return (
    <>
      {tables.length > 1 ? <span>{words.tables({ count: tables.length })}</span> : null}
      {tables.length > 0 ? <span>{words.rows({ count: rows })}</span> : null}
      {report.passages !== undefined && report.passages > 0 ? (
        <span>{words.passages({ count: report.passages })}</span>
      ) : null}
    </>
  )
}
