import path from 'node:path'

export interface Connection {
  readonly program: string
  readonly script: string
  readonly words: readonly string[]
}

/** What an agent's settings need, to be pasted as it is: over its standard streams. */
export const stdioLines = ({ program, script, words }: Connection): object => ({
  mcpServers: { auger: { command: program, args: [path.resolve(script), 'mcp', ...words] } },
})

/** And over HTTP. */
export const httpLines = (url: string, key: string): object => ({
  mcpServers: {
    auger: { type: 'http', url: `${url}/mcp`, headers: { Authorization: `Bearer ${key}` } },
  },
})
