import type { DatasetRecord } from '@auger/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { wireQuery } from '../server/queries.ts'
import { useWords } from '../words/words-provider.tsx'
import { DatasetMenu } from './dataset-menu.tsx'
import classes from './dataset-list.module.css'

interface DatasetCardProps {
  readonly projectId: string
  readonly dataset: DatasetRecord
}

export function DatasetCard({ projectId, dataset }: DatasetCardProps): ReactNode {
  const { id, name, description } = dataset
  return (
    <li className={classes.card}>
      <div className={classes.text}>
        <Link to="/data/$datasetId" params={{ datasetId: id }} className={classes.name} dir="auto">
          {name}
        </Link>
        {description === '' ? null : (
          <span className={classes.description} dir="auto">
            {description}
          </span>
        )}
        <DatasetStates projectId={projectId} datasetId={id} />
      </div>
      <DatasetMenu projectId={projectId} dataset={dataset} />
    </li>
  )
}

/** How many of its files are ready, are being read and cannot be used. */
function DatasetStates({
  projectId,
  datasetId,
}: {
  readonly projectId: string
  readonly datasetId: string
}): ReactNode {
  const words = useWords().data.datasets
  const { data } = useQuery({
    ...wireQuery(projectId, 'getDatasetStatus', { id: datasetId }),
    refetchInterval: (query) => ((query.state.data?.synching_count ?? 0) > 0 ? 2_000 : false),
  })
  if (data === undefined) return <span className={classes.states}>&nbsp;</span>
  const { synched_count, synching_count, invalid_count } = data
  return (
    <span className={classes.states}>
      {synched_count + synching_count + invalid_count === 0 ? <span>{words.empty}</span> : null}
      {synched_count > 0 ? <span>{words.ready({ count: synched_count })}</span> : null}
      {synching_count > 0 ? <span>{words.reading({ count: synching_count })}</span> : null}
      {invalid_count > 0 ? <span data-bad>{words.invalid({ count: invalid_count })}</span> : null}
    </span>
  )
}
