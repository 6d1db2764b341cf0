import { endDone, endError, type Chunk, type StreamEventType } from '@auger/contract'
import type { Failure } from '../../domain/errors.ts'
import type { JobEvent } from '../../domain/event.ts'
import type { HttpDeps } from '../deps.ts'
import { freshLinks, linkMaker, type LinkMaker } from './links.ts'

/** Characters that some clients take for the end of a line inside a JSON string. */
const lineLike: { readonly [character: string]: string } = {
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  '\u0085': '\\u0085',
}
const escapeLines = (json: string): string =>
  json.replace(/[\u2028\u2029\u0085]/g, (character) => lineLike[character] ?? '')

const frame = (event: StreamEventType, id: number, data: string): string =>
  `event:${event}\nid:${id}\ndata:${data}\n\n`

export const jobIdFrame = (jobId: string): string => frame('JOB_ID', 0, jobId)

export const endFrame = (id: number): string => frame('END_MARK', id, endDone)

/** How a stream ends by a failure that is no event of its job, after the event of a number. */
export function failureFrames({ code, message }: Failure, after: number, now: Date): string {
  const chunk: Chunk = {
    id: '',
    model: '',
    choices: [{ delta: { content: { code: String(code), message } }, index: 0, finish_reason: null }],
    created: Math.floor(now.getTime() / 1_000),
    group_id: '',
    stage: 'Respond',
  }
  return (
    frame('ERROR', after + 1, escapeLines(JSON.stringify(chunk))) + frame('END_MARK', after + 2, endError)
  )
}

/**
 * One stored event as the stream's text. Its links live from the moment it was said, so that a repeated reading gives the
 * same bytes; once they have expired they are signed anew.
 */
export function eventFrame(jobId: string, event: JobEvent, deps: HttpDeps): string {
  if (event.said.kind === 'end') return frame('END_MARK', event.sequence, event.said.ok ? endDone : endError)
  const until = new Date(Date.parse(event.createdAt) + deps.settings.linkSeconds * 1_000)
  const links = until > deps.clock.now() ? linkMaker(deps, until) : freshLinks(deps)
  const { type, delta } = deltaOf(jobId, event, links)
  const chunk: Chunk = {
    id: event.group.id,
    model: '',
    choices: [{ delta, index: 0, finish_reason: null }],
    created: Math.floor(Date.parse(event.createdAt) / 1_000),
    group_id: event.group.id,
    ...(event.group.name === undefined ? {} : { group_name: event.group.name }),
    stage: event.group.stage,
  }
  return frame(type, event.sequence, escapeLines(JSON.stringify(chunk)))
}

type Delta = Chunk['choices'][number]['delta']

function deltaOf(
  jobId: string,
  { group, said }: JobEvent,
  links: LinkMaker,
): { type: StreamEventType; delta: Delta } {
  switch (said.kind) {
    case 'task':
      return {
        type: 'TASK',
        delta: {
          content: {
            name: said.name,
            id: said.id,
            status: said.status,
            parent_id: '',
            stage: group.stage,
            properties: { files: said.files },
          },
        },
      }
    case 'code':
      return { type: 'CODE', delta: { content: said.content } }
    case 'table':
      return { type: 'TABLE', delta: { content: links.table(jobId, said.file, said.name) } }
    case 'image':
      return { type: 'IMAGE', delta: { content: links.image(jobId, said.file, said.name) } }
    case 'message':
      return { type: 'MESSAGE', delta: { content: said.content, bindings: [...said.bindings] } }
    case 'sources':
      return { type: 'SOURCES', delta: { content: [...said.sources] } }
    case 'questions':
      return { type: 'QUESTIONS', delta: { content: [...said.questions] } }
    case 'error':
      return { type: 'ERROR', delta: { content: { code: said.code, message: said.message } } }
    case 'end':
      throw new Error('an end mark has no delta')
  }
}
