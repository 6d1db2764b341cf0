import type { DatasourceRecord } from '@auger/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { wireKey } from '../../server/queries.ts'
import { wireRoute } from '../../server/wire-client.ts'

/** A source as the service tells of it while it is read; once it is, everything that depends on it is read anew. */
export function useFollowedSource(
  projectId: string,
  source: DatasourceRecord,
  follow: boolean,
): DatasourceRecord {
  const client = useQueryClient()
  const [told, setTold] = useState<DatasourceRecord>()
  const { id, dataset_id, status } = source
  const going = follow && status === 'synching'
  useEffect(() => {
    if (!going) return
    const stream = new EventSource(eventsOf(projectId, dataset_id, id))
    stream.addEventListener('datasource', (event: MessageEvent<string>) => {
      const now = JSON.parse(event.data) as DatasourceRecord
      setTold(now)
      if (now.status === 'synching') return
      stream.close()
      void client.invalidateQueries({ queryKey: wireKey(projectId) })
      void client.invalidateQueries({ queryKey: ['page'] })
    })
    return () => {
      stream.close()
      setTold(undefined)
    }
  }, [going, projectId, dataset_id, id, client])
  return going && told !== undefined ? told : source
}

function eventsOf(projectId: string, datasetId: string, sourceId: string): string {
  const [, path = ''] = wireRoute(projectId, 'streamDatasourceEvents').split(' ')
  return path
    .replace('{dataset_id}', encodeURIComponent(datasetId))
    .replace('{datasource_id}', encodeURIComponent(sourceId))
}
