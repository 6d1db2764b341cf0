import type { Client } from '@auger/sdk'
import { completable } from '@modelcontextprotocol/sdk/server/completable.js'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { most } from './limits.ts'

/** A prompt for whoever has a dataset before them for the first time. */
export function registerFirstLook(server: McpServer, client: Client): void {
  // Made anew each time: what suggests values is written into it.
  const dataset = z.string().min(1).max(256).describe('The id or the name of a dataset.')
  const suggest = async (begun: string) => {
    const { records } = await client.datasets.list({
      page_size: most.listedDatasets,
      ...(begun === '' ? {} : { search: begun.slice(0, 128) }),
    })
    return records.map(({ name }) => name)
  }
  server.registerPrompt(
    'first_look',
    {
      title: 'First look at a dataset',
      description: 'Find out what a dataset holds, whether it can be trusted, and what is worth asking.',
      argsSchema: { dataset: completable(dataset, suggest) },
    },
    ({ dataset: named }) => ({
      messages: [{ role: 'user', content: { type: 'text', text: guide(named) } }],
    }),
  )
}

const guide = (
  named: string,
): string => `Take a first look at the dataset ${JSON.stringify(named)} with the tools of Auger.

1. list_datasets, unless that is an id (dset-…): find its id.
2. describe_dataset: what files and tables there are, what a row is, which columns are amounts, which are times, places or categories. Where a source is still being read, wait a little and look again.
3. ask "Summarise this", then ask about quality: what is missing, which rows are there twice, what lies far off.
4. ask two or three of its example questions that fit what the tables are about. Where running text is there, search_passages for what it is about.
5. Report in a few paragraphs: what the data is of and which span it covers, the three findings that matter most with their figures exactly as the answers have them, what speaks against trusting it, and three questions worth asking next. Name the file and the table of each figure. Say what was refused, and why.

Compute nothing yourself that you can ask, and state no figure that no answer has.`
