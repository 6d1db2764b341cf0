import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DatasourceRecord } from '@auger/contract'
import { eventsOf } from '../server/event-stream.ts'
import { wireKey, wireQuery } from '../server/queries.ts'
import { send } from '../server/send.ts'
import { wireRoute } from '../server/wire-client.ts'

interface Reading {
  readonly reading: readonly DatasourceRecord[]
  readonly invalid: readonly DatasourceRecord[]
}

const none: readonly DatasourceRecord[] = []
/** How often a dataset is looked at beside the streams. */
export const lookEveryMilliseconds = 15_000

/** The sources of a dataset that are not ready, as they change. Once one is read, the overview is another. */
export function useReading(projectId: string, datasetId: string): Reading {
  const client = useQueryClient()
  const sources = useQuery({
    ...wireQuery(projectId, 'listDatasources', { id: datasetId, page_size: 100, status: 'synching,invalid' }),
    // Beside the streams, for sources that somebody else adds.
    refetchInterval: lookEveryMilliseconds,
  })
  const records = sources.data?.records ?? none
  const open = records
    .filter(({ status }) => status === 'synching')
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (open === '') return undefined
    const stop = new AbortController()
    const key = wireQuery(projectId, 'listDatasources', {
      id: datasetId,
      page_size: 100,
      status: 'synching,invalid',
    }).queryKey
    const change = (source: DatasourceRecord) => {
      client.setQueryData(key, (before) =>
        before === undefined
          ? before
          : { ...before, records: before.records.map((one) => (one.id === source.id ? source : one)) },
      )
    }
    // A browser opens few connections at once: what is not listened to is found by the next listing.
    for (const id of open.split(' ').slice(0, 2)) {
      void follow(projectId, datasetId, id, stop.signal, change)
        .catch(() => undefined)
        .finally(() => {
          if (!stop.signal.aborted) void client.invalidateQueries({ queryKey: wireKey(projectId) })
        })
    }
    return () => {
      stop.abort()
      // One of them is read: the stream or the listing said so before the stream has ended.
      void client.invalidateQueries({ queryKey: wireKey(projectId, 'getDatasetOverview', { id: datasetId }) })
    }
  }, [open, projectId, datasetId, client])
  return {
    reading: records.filter(({ status }) => status === 'synching'),
    invalid: records.filter(({ status }) => status === 'invalid'),
  }
}

async function follow(
  projectId: string,
  datasetId: string,
  id: string,
  signal: AbortSignal,
  change: (source: DatasourceRecord) => void,
): Promise<void> {
  const route = wireRoute(projectId, 'streamDatasourceEvents')
  const response = await send(route, { dataset_id: datasetId, datasource_id: id }, { signal })
  for await (const { type, data } of eventsOf(response))
    if (type === 'datasource') change(JSON.parse(data) as DatasourceRecord)
}
