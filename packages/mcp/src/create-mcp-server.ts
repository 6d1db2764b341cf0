import type { Client } from '@auger/sdk'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Disclosure } from './disclosure.ts'
import { explainFailure } from './explain-failure.ts'
import { registerFirstLook } from './first-look.ts'
import { registerResources } from './resources.ts'
import { tellProgress } from './tell-progress.ts'
import type { AnyTool, Call } from './tool.ts'
import { addFileByPath } from './tools/add-file-by-path.ts'
import { tools } from './tools/index.ts'

export interface McpOptions {
  readonly version: string
  /** What describe_dataset and resources show unasked; schema unless told. */
  readonly discloses?: Disclosure
  /** Whether the caller's files are ours to read, as they are where both run on one machine. */
  readonly readsFiles?: boolean
  /** How a signed address is reached from here; as it stands unless told. */
  readonly fetchFile?: Call['fetchFile']
}

const instructions = `Auger answers questions about files (tables and documents) with computed figures, each traceable to a cell.
Begin with list_datasets and describe_dataset, or add a file. Then ask in plain words, one question at a time; give session_id to go on from an answer.
Where you know exactly what to compute, run_plan does that. Quote the figures of an answer as they are; do not compute with them what you can ask.`

/** The service as tools, resources and a prompt. All goes through the client, so whoever's key it has decides what is reached. */
export function createMcpServer(client: Client, options: McpOptions): McpServer {
  const server = new McpServer(
    { name: 'auger', title: 'Auger', version: options.version },
    { instructions, capabilities: { tools: {}, resources: {}, prompts: {} } },
  )
  const discloses = options.discloses ?? 'schema'
  const fetchFile = options.fetchFile ?? ((url, signal) => fetch(url, { signal }))
  const available = options.readsFiles === true ? [...tools, addFileByPath] : tools
  for (const tool of available) registerTool(server, tool, { client, discloses, fetchFile })
  registerResources(server, client, discloses)
  registerFirstLook(server, client)
  return server
}

function registerTool(
  server: McpServer,
  { name, title, description, annotations, inputSchema, outputSchema, run }: AnyTool,
  given: Pick<Call, 'client' | 'discloses' | 'fetchFile'>,
): void {
  server.registerTool(
    name,
    { title, description, annotations, inputSchema, outputSchema },
    async (args, { signal, _meta, sendNotification }) => {
      const tell = tellProgress(_meta?.progressToken, sendNotification)
      try {
        const { data, text, images = [] } = await run(args, { ...given, signal, tell })
        const pictures = images.map((bytes) => ({
          type: 'image' as const,
          data: Buffer.from(bytes).toString('base64'),
          mimeType: 'image/png',
        }))
        return { content: [{ type: 'text', text }, ...pictures], structuredContent: data }
      } catch (error) {
        return { content: [{ type: 'text', text: explainFailure(error, args) }], isError: true }
      }
    },
  )
}
