import type { Readable, Writable } from 'node:stream'
import type { Client } from '@auger/sdk'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createMcpServer, type McpOptions } from './create-mcp-server.ts'

/** Speaks over a pair of streams until whoever began it closes them. */
export async function serveStdio(
  client: Client,
  options: McpOptions,
  { input, output }: { readonly input: Readable; readonly output: Writable },
): Promise<void> {
  const server = createMcpServer(client, { ...options, readsFiles: true })
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve
    for (const event of ['end', 'close'] as const) input.once(event, resolve)
    // Whoever listened is gone.
    output.once('error', () => resolve())
  })
  await server.connect(new StdioServerTransport(input, output))
  await closed
  await server.close()
}
