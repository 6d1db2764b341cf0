import { z } from 'zod'
import { ifThere } from '../dataset/if-there.ts'
import { most, shortened } from '../limits.ts'
import { looks, tool } from '../tool.ts'

const listed = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  ready: z.int().describe('Sources that can be asked.'),
  being_read: z.int().describe('Sources that are still being read.'),
  unusable: z.int().describe('Sources that cannot be used; describe_dataset tells why.'),
})

export const listDatasets = tool({
  name: 'list_datasets',
  title: 'List datasets',
  description:
    'List what can be asked, newest first: each dataset with its id, name and how many of its files are ready. Start here when you do not know a dataset_id.',
  annotations: looks,
  input: {
    search: z.string().max(128).optional().describe('Only those with this in their name or description.'),
    page: z.int().min(1).max(1_000_000).default(1),
    page_size: z.int().min(1).max(most.listedDatasets).default(20),
  },
  output: { datasets: z.array(listed), total: z.int(), page: z.int() },
  run: async ({ search, page, page_size }, { client, signal }) => {
    const found = await client.datasets.list({ search, page_number: page, page_size }, { signal })
    const looked = await Promise.all(
      found.records.map(async ({ id, name, description }) => {
        const status = await ifThere(client.datasets.status(id, { signal }))
        if (status === undefined) return []
        const { synched_count: ready, synching_count: being_read, invalid_count: unusable } = status
        return [
          { id, name, description: shortened(description, most.cellCharacters), ready, being_read, unusable },
        ]
      }),
    )
    const datasets = looked.flat()
    return { data: { datasets, total: found.total_items, page }, text: textOf(datasets, found.total_items) }
  },
})

function textOf(datasets: readonly z.output<typeof listed>[], total: number): string {
  if (total === 0) return 'There are no datasets yet. Add a file, and one is made.'
  const lines = datasets.map(({ id, name, ready, being_read, unusable }) => {
    const others = [
      being_read > 0 ? `${being_read} being read` : '',
      unusable > 0 ? `${unusable} unusable` : '',
    ]
    return `- ${name} (${id}): ${[`${ready} ready`, ...others.filter(Boolean)].join(', ')}`
  })
  const rest = total > datasets.length ? [`These are ${datasets.length} of ${total}; page shows others.`] : []
  return [...lines, ...rest].join('\n')
}
