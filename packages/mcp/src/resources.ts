import type { Client } from '@auger/sdk'
import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { ifThere } from './dataset/if-there.ts'
import { reportOf } from './dataset/reported-table.ts'
import { sampleTables } from './dataset/sample-tables.ts'
import { shapeOf, tableLine, type TableShape } from './dataset/table-shape.ts'
import { shows, type Disclosure } from './disclosure.ts'
import { explainFailure } from './explain-failure.ts'
import { most } from './limits.ts'

const uriOf = (datasetId: string, table: string): string =>
  `auger://datasets/${datasetId}/tables/${encodeURIComponent(table)}`

/** Every table is a resource: what it is like and, where the service shows them, its first rows. */
export function registerResources(server: McpServer, client: Client, level: Disclosure): void {
  if (!shows(level, 'schema')) return
  const template = new ResourceTemplate('auger://datasets/{dataset_id}/tables/{table}', {
    list: async () => ({ resources: await listed(client, level) }),
    complete: {
      dataset_id: async (begun) => {
        const { records } = await client.datasets.list({ page_size: most.listedDatasets })
        return records.map(({ id }) => id).filter((id) => id.startsWith(begun))
      },
    },
  })
  const about = {
    title: 'A table of a dataset',
    description:
      'Its columns with type, role, nature and unit, and its first rows where the service shows them.',
    mimeType: 'application/json',
  }
  server.registerResource('table', template, about, async (uri, variables, { signal }) => {
    const [datasetId, name] = [
      String(variables['dataset_id']),
      decodeURIComponent(String(variables['table'])),
    ]
    const table = await read(client, datasetId, name, level, signal).catch((error: unknown) => {
      throw new McpError(ErrorCode.InvalidParams, explainFailure(error, { dataset_id: datasetId }))
    })
    if (table === undefined)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no table ${JSON.stringify(name)} in ${datasetId}.`,
      )
    return { contents: [{ uri: uri.href, mimeType: about.mimeType, text: JSON.stringify(table) }] }
  })
}

async function tablesOf(
  client: Client,
  datasetId: string,
  level: Disclosure,
  columns: number,
): Promise<readonly TableShape[]> {
  const { records } = await client.datasources.list(datasetId, { page_size: 1_000, status: 'synched' })
  return records.flatMap((source) =>
    reportOf(source).tables.map((table) => shapeOf(table, source.name, columns, level)),
  )
}

async function listed(client: Client, level: Disclosure) {
  const { records } = await client.datasets.list({ page_size: most.listedDatasets })
  const resources: { uri: string; name: string; description: string }[] = []
  for (const { id, name } of records) {
    if (resources.length >= most.listedResources) break
    for (const table of (await ifThere(tablesOf(client, id, level, most.sampleColumns))) ?? [])
      resources.push({
        uri: uriOf(id, table.name),
        name: `${name}: ${table.name}`,
        description: tableLine(table),
      })
  }
  return resources.slice(0, most.listedResources)
}

async function read(
  client: Client,
  datasetId: string,
  name: string,
  level: Disclosure,
  signal: AbortSignal,
): Promise<TableShape | undefined> {
  const table = (await tablesOf(client, datasetId, level, most.columnsOfOne)).find((one) => one.name === name)
  if (table === undefined || !shows(level, 'samples')) return table
  return (await sampleTables(datasetId, [table], { client, signal }))[0]
}
