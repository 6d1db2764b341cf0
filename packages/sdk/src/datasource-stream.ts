import type { DatasourceRecord } from '@auger/contract'
import { readServerSentEvents } from './server-sent-events.ts'
import { streamBody } from './stream-body.ts'
import type { CallOptions, Transport } from './transport.ts'

/** A source as it changes. A connection that drops ends it; what is true then, `get` tells. */
export async function* followDatasource(
  { send }: Transport,
  datasetId: string,
  datasourceId: string,
  options?: CallOptions,
): AsyncGenerator<DatasourceRecord, void> {
  const place = { dataset_id: datasetId, datasource_id: datasourceId }
  const response = await send('streamDatasourceEvents', place, options)
  for await (const { type, data } of readServerSentEvents(await streamBody(response)))
    if (type === 'datasource') yield JSON.parse(data) as DatasourceRecord
}
