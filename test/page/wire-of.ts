import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What the page of a logged-in account may call, for what a test needs done before it looks. */
export interface Wire {
  readonly projectId: string
  readonly get: (path: string) => Promise<Answer>
  readonly post: (path: string, body: object) => Promise<Answer>
}

type Answer = { readonly [field: string]: unknown }

export async function wireOf(page: Page): Promise<Wire> {
  const origin = new URL(page.url()).origin
  const read = async (response: { json: () => Promise<unknown> }) => {
    const answer = (await response.json()) as {
      readonly code: unknown
      readonly data: Answer
      readonly msg?: string
    }
    // The overview alone has its code in an object.
    expect(answer, JSON.stringify(answer)).not.toHaveProperty('msg')
    return answer.data
  }
  const state = await read(await page.request.get(`${origin}/page/state`))
  const [project] = state['projects'] as readonly { readonly project_id: string }[]
  const projectId = project?.project_id ?? ''
  return {
    projectId,
    get: async (path) => read(await page.request.get(`${origin}/page/projects/${projectId}${path}`)),
    post: async (path, data) =>
      read(
        await page.request.post(`${origin}/page/projects/${projectId}${path}`, {
          data,
          headers: { 'x-auger-page': String(state['token']), origin },
        }),
      ),
  }
}

export interface GivenFile {
  readonly name: string
  readonly text: string
}

/** A dataset with files in it, all of them read. */
export async function givenDataset(page: Page, name: string, files: readonly GivenFile[]): Promise<string> {
  const { get, post, projectId } = await wireOf(page)
  const origin = new URL(page.url()).origin
  const { id } = await post('/v2/team/datasets', { name })
  const state = (await (await page.request.get(`${origin}/page/state`)).json()) as { data: { token: string } }
  for (const file of files) {
    const response = await page.request.post(
      `${origin}/page/projects/${projectId}/v2/team/file/upload-datasource`,
      {
        multipart: {
          file: { name: file.name, mimeType: 'application/octet-stream', buffer: Buffer.from(file.text) },
        },
        headers: { 'x-auger-page': state.data.token, origin },
      },
    )
    const { data } = (await response.json()) as { data: { file_object_key: string } }
    const fields = { name: file.name, type: 'FILE', file_object_key: data.file_object_key }
    await post(`/v2/team/datasets/${String(id)}/datasources`, fields)
  }
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(200)) {
    const status = await get(`/v2/team/datasets/${String(id)}/status`)
    expect(status['invalid_count']).toBe(0)
    if (status['synched_count'] === files.length) return String(id)
  }
  throw new Error(`${name} was not read in time`)
}

/** Asks as the account does, in a session of its own, and waits for the answer. */
export async function ask(page: Page, datasetId: string, question: string): Promise<Answer> {
  const { post } = await wireOf(page)
  const { id: session_id } = await post('/v2/team/sessions', { name: question })
  const job = await post('/v2/team/jobs', { session_id, question, dataset_id: datasetId })
  return { ...job, session_id }
}
