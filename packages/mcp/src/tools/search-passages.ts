import { z } from 'zod'
import { most, shortened } from '../limits.ts'
import { looks, tool } from '../tool.ts'

const passage = z.object({
  source: z.string(),
  datasource_id: z.string(),
  page: z.int().nullable().describe('Page or slide, from 1; null where the format has none.'),
  headings: z.array(z.string()),
  content: z.string().describe('Word for word.'),
})

export const searchPassages = tool({
  name: 'search_passages',
  title: 'Search documents',
  description:
    'Find passages in the running text of documents (PDF, Word, PowerPoint, Markdown, text), best first, with file, page and headings. For what is written; for figures of tables use ask.',
  annotations: looks,
  input: {
    dataset_id: z.string().describe('The dataset; list_datasets tells its id.'),
    query: z.string().min(1).max(6_000).describe('Words to look for.'),
    limit: z.int().min(1).max(20).default(5),
  },
  output: { passages: z.array(passage) },
  run: async ({ dataset_id, query, limit }, { client, signal }) => {
    const found = await client.datasets.search(dataset_id, { query, limit }, { signal })
    const passages = found.passages.map(({ source, datasource_id, page_no, headings, content }) => ({
      source,
      datasource_id,
      page: page_no,
      headings,
      content: shortened(content, most.passageCharacters),
    }))
    const text = passages.map(({ source, page, headings, content }) => {
      const place = [source, page === null ? '' : `page ${page}`, ...headings].filter(Boolean).join(', ')
      return `[${place}]\n${content}`
    })
    return {
      data: { passages },
      text: text.join('\n\n') || 'No passage has that. Tables have no passages: use ask for what they hold.',
    }
  },
})
