import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult, Progress } from '@modelcontextprotocol/sdk/types.js'
import { freshStores, kindOfRun } from '../services/stores.ts'

export const auger = resolve(import.meta.dirname, '../../packages/cli/bin/auger.js')

/** Whatever a tool says; tests look at what they expect. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Told = any

export interface Called {
  readonly data: Told
  readonly text: string
  readonly isError: boolean
  readonly images: readonly Buffer[]
  readonly progress: readonly Progress[]
}

/** An agent: the official client, over one of the transports. */
export interface Agent {
  readonly client: Client
  call(tool: string, input?: object, signal?: AbortSignal): Promise<Called>
  close(): Promise<void>
}

export interface Environment {
  readonly [name: string]: string
}

/** Where the service of a data folder keeps its rows and objects, if not in it. */
export async function storesOf(words: readonly string[]): Promise<Environment> {
  const folder = words[words.indexOf('--data') + 1]
  if (kindOfRun() === 'embedded' || folder === undefined || !words.includes('--data')) return {}
  return freshStores(folder)
}

export const stdioTransport = async (
  words: readonly string[],
  env: Environment = {},
): Promise<StdioClientTransport> =>
  new StdioClientTransport({
    command: process.execPath,
    args: [auger, 'mcp', ...words],
    stderr: 'pipe',
    env: { AUGER_ANALYST_PROCESSES: '1', AUGER_LOG_LEVEL: 'warn', ...(await storesOf(words)), ...env },
  })

export const httpTransport = (
  url: string,
  headers: { readonly [name: string]: string },
): StreamableHTTPClientTransport =>
  new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } })

export async function agentOver(
  transport: Promise<StdioClientTransport> | StdioClientTransport | StreamableHTTPClientTransport,
): Promise<Agent> {
  const client = new Client({ name: 'acceptance', version: '1.0.0' })
  await client.connect(await transport)
  return {
    client,
    call: async (name, input = {}, signal) => {
      const progress: Progress[] = []
      const answer = (await client.callTool({ name, arguments: { ...input } }, undefined, {
        timeout: 150_000,
        onprogress: (told) => progress.push(told),
        ...(signal === undefined ? {} : { signal }),
      })) as CallToolResult
      return {
        data: answer.structuredContent,
        text: answer.content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
        isError: answer.isError === true,
        images: answer.content.flatMap((block) =>
          block.type === 'image' ? [Buffer.from(block.data, 'base64')] : [],
        ),
        progress,
      }
    },
    close: () => client.close(),
  }
}

/** Serves files to whoever fetches them, each under its own name, and one that never ends. */
export async function servedFiles(...files: readonly string[]) {
  const server = createServer((request, response) => {
    if (request.url === '/endless.csv')
      return void response.writeHead(200, { 'content-length': 1_000 }).write('city,amount\nOslo,1\n')
    const file = files.find((one) => request.url === `/${basename(one)}`)
    if (file === undefined) return void response.writeHead(404).end()
    void readFile(file).then((bytes) => response.end(bytes))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { base, close }
}
