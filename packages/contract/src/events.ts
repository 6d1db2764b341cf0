import { z } from 'zod'
import { imageLink, sourceReference, stages, tableLink, binding } from './blocks.ts'

/** The stream: JOB_ID, then TASKs and blocks as they come, then END_MARK; ERROR before it when the job failed. */

export const task = z
  .object({
    name: z.string(),
    id: z.string(),
    status: z.enum(['running', 'done', 'error']),
    parent_id: z.string(),
    stage: z.enum(stages),
    properties: z.object({ files: z.string() }),
  })
  .meta({ id: 'Task' })
export type Task = z.output<typeof task>

export const streamError = z.object({ code: z.string(), message: z.string() }).meta({ id: 'StreamError' })
export type StreamError = z.output<typeof streamError>

const content = z.union([
  task,
  z.string(),
  tableLink,
  imageLink,
  z.array(sourceReference),
  z.array(z.string()),
  streamError,
])

export const chunk = z
  .object({
    id: z.string(),
    model: z.literal(''),
    choices: z.array(
      z.object({
        delta: z.object({ content, bindings: z.array(binding).optional() }),
        index: z.literal(0),
        finish_reason: z.null(),
      }),
    ),
    created: z.int().meta({ description: 'Unix seconds.' }),
    group_id: z.string(),
    group_name: z.string().optional(),
    stage: z.enum(stages),
  })
  .meta({
    id: 'StreamChunk',
    description: 'The data of every event but JOB_ID and END_MARK: one line of JSON.',
  })
export type Chunk = z.output<typeof chunk>

export const streamEventTypes = [
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
] as const
export type StreamEventType = (typeof streamEventTypes)[number]
export const endDone = '[DONE]'
export const endError = '[ERROR]'
