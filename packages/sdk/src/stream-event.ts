import {
  endDone,
  streamEventTypes,
  type Binding,
  type Block,
  type Chunk,
  type Stage,
  type StreamError,
  type StreamEventType,
  type Task,
} from '@auger/contract'
import { AugerError, unreadableAnswer } from './auger-error.ts'
import type { ServerSentEvent } from './server-sent-events.ts'

interface Numbered {
  /** What to send as Last-Event-ID to go on after this event. */
  readonly lastEventId: string
}

interface Grouped extends Numbered {
  readonly group_id: string
  readonly group_name?: string
  readonly stage: Stage
  /** Unix seconds. */
  readonly created: number
}

type ContentOf<Type extends Block['type']> = Extract<Block, { type: Type }>['content']
type BlockEvent<Type extends Block['type']> = Grouped & {
  readonly type: Type
  readonly content: ContentOf<Type>
}

export type MessageEvent = BlockEvent<'MESSAGE'> & { readonly bindings?: readonly Binding[] }

/** What a job says while it works. */
export type StreamEvent =
  | (Numbered & { readonly type: 'JOB_ID'; readonly jobId: string })
  | (Grouped & { readonly type: 'TASK'; readonly content: Task })
  | BlockEvent<'CODE'>
  | BlockEvent<'TABLE'>
  | BlockEvent<'IMAGE'>
  | MessageEvent
  | BlockEvent<'SOURCES'>
  | BlockEvent<'QUESTIONS'>
  | (Grouped & { readonly type: 'ERROR'; readonly content: StreamError })
  | (Numbered & { readonly type: 'END_MARK'; readonly ok: boolean })

/** Undefined for a type this version does not know. */
export function streamEventOf({ type, data, lastEventId }: ServerSentEvent): StreamEvent | undefined {
  if (!isKnown(type)) return undefined
  if (type === 'JOB_ID') return { type, lastEventId, jobId: data }
  if (type === 'END_MARK') return { type, lastEventId, ok: data === endDone }
  const { group_id, group_name, stage, created, choices } = chunkOf(data)
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

const isKnown = (type: string): type is StreamEventType =>
  (streamEventTypes as readonly string[]).includes(type)

function chunkOf(data: string): Chunk {
  try {
    const chunk = JSON.parse(data) as Chunk
    if (Array.isArray(chunk.choices)) return chunk
  } catch {
    // Told below, as any other event that cannot be read.
  }
  throw new AugerError({
    code: unreadableAnswer,
    status: 200,
    message: `The stream holds an event that cannot be read: ${data.slice(0, 200)}`,
  })
}
