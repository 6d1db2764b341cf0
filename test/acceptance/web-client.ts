import type { Chunk, HistoryRecord, TableLink } from '@auger/contract'
import { framesOf, type Frame } from './event-text.ts'

/** What such a client shows of an answer. */
export interface Page {
  /** How many requests it took. */
  readonly requests: number
  readonly error: { readonly code: string; readonly message: string } | undefined
  /** By group: all messages of one joined as they came. */
  readonly messages: ReadonlyMap<string, string>
  readonly links: readonly string[]
}

export interface WebClientOptions {
  readonly url: string
  readonly key: string
  readonly userId: string
}

interface Question {
  readonly session_id: string
  readonly dataset_id: string
  readonly question: string
}

/** A client that nothing stops would go on for ever. */
const mostRequests = 25

/**
 * Behaves as public web clients do: it asks for a stream and, whatever came that was no stream up to its end mark, asks
 * again at once; it always sends AUTO; it joins the messages of a group as they are; it keeps the links it was given.
 */
export function webClient({ url, key, userId }: WebClientOptions) {
  const call = async (path: string, init: RequestInit = {}) =>
    fetch(`${url}/api/v2/team${path}`, {
      ...init,
      headers: { 'x-pd-api-key': key, 'content-type': 'application/json', ...init.headers },
    })
  const data = async (path: string, init?: RequestInit): Promise<unknown> => {
    const answer = (await (await call(path, init)).json()) as {
      code: number
      message?: string
      data?: unknown
    }
    if (answer.code !== 0) throw new Error(answer.message ?? 'an error without a message')
    return answer.data
  }
  const post = (body: object): RequestInit => ({
    method: 'POST',
    body: JSON.stringify({ ...body, user_id: userId }),
  })

  return {
    async ask(question: Question): Promise<Page> {
      for (let requests = 1; requests <= mostRequests; requests++) {
        const response = await call('/jobs', {
          ...post({ ...question, stream: true, output_language: 'AUTO', job_mode: 'AUTO' }),
          headers: { accept: 'text/event-stream' },
        })
        const text = await response.text()
        if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) continue
        const frames = framesOf(text)
        if (frames.at(-1)?.event === 'END_MARK') return pageOf(frames, requests)
      }
      throw new Error(`the client had asked ${mostRequests} times and would not stop`)
    },
    async statusOf(datasetId: string): Promise<string | undefined> {
      const { records } = (await data(`/datasets?page_size=1000&user_id=${userId}`)) as {
        records: { id: string; status?: string }[]
      }
      return records.find(({ id }) => id === datasetId)?.status
    },
    async history(sessionId: string): Promise<readonly HistoryRecord[]> {
      const page = await data(`/sessions/${sessionId}/history?user_id=${userId}`)
      return (page as { records: HistoryRecord[] }).records
    },
  }
}

function pageOf(frames: readonly Frame[], requests: number): Page {
  const messages = new Map<string, string>()
  const links: string[] = []
  let error: Page['error']
  for (const { event, data } of frames) {
    if (event === 'JOB_ID' || event === 'END_MARK') continue
    const { choices, group_id } = JSON.parse(data) as Chunk
    const content = choices[0]?.delta.content
    if (event === 'MESSAGE') messages.set(group_id, (messages.get(group_id) ?? '') + String(content))
    if (event === 'TABLE' || event === 'IMAGE') links.push((content as TableLink).url)
    if (event === 'ERROR') error = content as NonNullable<Page['error']>
  }
  return { requests, error, messages, links }
}
