import { z } from 'zod'
import { binding, group, imageLink, sourceReference, stages, tableLink } from './blocks.ts'
import type { EventStream } from './event-stream.ts'
import { described } from './fields.ts'

/** The stream: JOB_ID, then TASKs and blocks as they come, then END_MARK; ERROR before it when the job failed. */

export const task = z
  .object({
    name: described('The title of the step, the same as its group_name.'),
    id: described('The step, the same as its group_id.'),
    status: z
      .enum(['running', 'done', 'error'])
      .meta({ description: 'running when the step begins, done or error when it has ended.' }),
    parent_id: described('Always "": steps do not lie in each other.'),
    stage: z.enum(stages).meta({ description: 'Analyze for a step, Respond for the conclusion.' }),
    properties: z
      .object({ files: described('The file names that the step reads, such as "a.csv, b.csv".') })
      .meta({ description: 'What the step works on.' }),
  })
  .meta({ id: 'Task', description: 'A step that begins or ends.' })
export type Task = z.output<typeof task>

export const streamError = z
  .object({
    code: described('One of the codes of the errors, as text.'),
    message: described('The same as `msg` of a failure.'),
  })
  .meta({ id: 'StreamError', description: 'Why the job failed.' })
export type StreamError = z.output<typeof streamError>

const content = z
  .union([task, z.string(), tableLink, imageLink, z.array(sourceReference), z.array(z.string()), streamError])
  .meta({ description: 'What the event says; its type decides the form.' })

const choice = z.object({
  delta: z
    .object({
      content,
      bindings: z
        .array(binding)
        .optional()
        .meta({ description: 'Of a MESSAGE: where the numbers of this piece come from, counted within it.' }),
    })
    .meta({ description: 'What is new.' }),
  index: z.literal(0).meta({ description: 'Always 0.' }),
  finish_reason: z.null().meta({ description: 'Always null; END_MARK ends the stream.' }),
})

export const chunk = z
  .object({
    id: described('The same as group_id.'),
    model: z.literal('').meta({ description: 'Always "".' }),
    choices: z.array(choice).meta({ description: 'Always one.' }),
    created: z.int().meta({ description: 'When it was said, in Unix seconds.' }),
    ...group,
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

const eventMeanings: { readonly [type in StreamEventType]: string } = {
  JOB_ID: 'The id of the job, bare; the first event.',
  TASK: 'A step, the conclusion included, starts or ends; content is a Task.',
  CODE: 'The program of a step; content is its text.',
  TABLE: 'A table of a step or of the conclusion; content is a TableLink.',
  IMAGE: 'A chart; content is an ImageLink.',
  MESSAGE:
    'Markdown; consecutive pieces of one group are one block. A new paragraph begins with a blank line inside its text, a mere piece does not: join them as they are.',
  SOURCES: 'What the answer was made from; content is a list of SourceReference.',
  QUESTIONS: 'What to ask next; content is a list of questions.',
  ERROR: 'The job failed; content is a StreamError.',
  END_MARK: 'The last event, bare: [ERROR] after a failure, [DONE] otherwise.',
}

const dataOf = (type: StreamEventType): z.ZodType => {
  if (type === 'JOB_ID') return z.string()
  return type === 'END_MARK' ? z.enum([endDone, endError]) : chunk
}

export const jobEvents: EventStream = {
  description: `Server-sent events. \`event:\` is one of ${streamEventTypes.join(', ')}; \`id:\` rises. JOB_ID and END_MARK carry bare text, the others one line of JSON. Comments keep the connection alive.`,
  numbered: true,
  events: Object.fromEntries(
    streamEventTypes.map((type) => [type, { description: eventMeanings[type], data: dataOf(type) }]),
  ),
}
