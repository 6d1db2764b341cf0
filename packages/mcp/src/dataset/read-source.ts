import { setTimeout as pause } from 'node:timers/promises'
import { deadline } from '../deadline.ts'
import { ingestStages } from '@auger/contract'
import type { DatasourceRecord } from '@auger/sdk'
import type { Call } from '../tool.ts'

const words: { readonly [stage in (typeof ingestStages)[number]]: string } = {
  waiting: 'waits for its turn',
  fetching: 'is fetched',
  reading: 'is read',
  profiling: 'is looked through',
  describing: 'is described',
}
const againMilliseconds = 500

/** Follows a source until it was read, or for so long; tells how far it is. */
export async function readSource(
  source: DatasourceRecord,
  seconds: number,
  { client, signal, tell }: Pick<Call, 'client' | 'signal' | 'tell'>,
): Promise<DatasourceRecord> {
  const { over, stop } = deadline(signal, seconds)
  const { dataset_id, id } = source
  let current = source
  while (current.status === 'synching' && !over.aborted) {
    try {
      for await (const news of client.datasources.follow(dataset_id, id, { signal: over })) {
        current = news
        tellOf(news, tell)
      }
      if (current.status !== 'synching') break
      // The connection dropped: what is true now is asked anew.
      await pause(againMilliseconds, undefined, { signal: over })
    } catch (error) {
      if (!over.aborted) throw error
    }
  }
  stop()
  return current.status === 'synching' ? client.datasources.get(dataset_id, id) : current
}

function tellOf({ name, size, progress }: DatasourceRecord, tell: Call['tell']): void {
  if (progress === null) return
  const { stage, bytes, rows } = progress
  const part = stage === 'reading' && size > 0 ? Math.min(0.99, bytes / size) : 0
  const far = rows > 0 ? `, ${rows} rows so far` : ''
  tell(`${name} ${words[stage]}${far}`, ingestStages.indexOf(stage) + 1 + part, ingestStages.length + 1)
}
