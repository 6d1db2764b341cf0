import type { DatasourceRecord } from '@auger/contract'
import { AugerError, unreadableAnswer } from './auger-error.ts'
import { dataOf } from './envelope.ts'
import { readServerSentEvents } from './server-sent-events.ts'
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
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (!response.ok || !isStream || response.body === null) {
    await dataOf(response)
    const message = 'A request for a stream was answered with something else'
    throw new AugerError({ code: unreadableAnswer, status: response.status, message })
  }
  for await (const { type, data } of readServerSentEvents(response.body))
    if (type === 'datasource') yield JSON.parse(data) as DatasourceRecord
}
