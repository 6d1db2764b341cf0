import type { Chunk, StreamEventType } from '@auger/contract'
import type { ServerSentEvent, StreamEvent } from '@auger/sdk/stream'

/** The types of the wire; a test compares. Those that a newer service has beside them are passed over. */
export const eventTypes: readonly StreamEventType[] = [
  'JOB_ID',
  'TASK',
  'CODE',
  'TABLE',
  'IMAGE',
  'MESSAGE',
  'SOURCES',
  'QUESTIONS',
  'ERROR',
  'END_MARK',
]

const isKnown = (type: string): type is StreamEventType => eventTypes.some((known) => known === type)

/** What a job says, from the text of an event; undefined for what this page does not know. */
export function streamEventOf({ type, data, lastEventId }: ServerSentEvent): StreamEvent | undefined {
  if (!isKnown(type)) return undefined
  if (type === 'JOB_ID') return { type, lastEventId, jobId: data }
  if (type === 'END_MARK') return { type, lastEventId, ok: data === '[DONE]' }
  const { group_id, group_name, stage, created, choices } = JSON.parse(data) as Chunk
  const delta = choices[0]?.delta
  return {
    type,
    lastEventId,
    group_id,
    ...(group_name === undefined ? {} : { group_name }),
    stage,
    created,
    content: delta?.content,
    ...(delta?.bindings === undefined ? {} : { bindings: delta.bindings }),
  } as StreamEvent
}
