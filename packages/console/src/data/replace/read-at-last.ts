import type { DatasourceRecord } from '@auger/contract'
import { callWire } from '../../server/wire-client.ts'

const interval = 700

/** The source once it is read, or found to be of no use. */
export async function readAtLast(
  projectId: string,
  source: DatasourceRecord,
  signal: AbortSignal,
): Promise<DatasourceRecord> {
  let now = source
  while (now.status === 'synching') {
    await new Promise((resolve) => setTimeout(resolve, interval))
    signal.throwIfAborted()
    const place = { dataset_id: source.dataset_id, datasource_id: source.id }
    now = await callWire(projectId, 'getDatasource', place, { signal })
  }
  return now
}
