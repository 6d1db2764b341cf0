import { z } from 'zod'
import { addSource, added, placing } from '../dataset/add-source.ts'
import { Refused, tool } from '../tool.ts'

export const addFileByUrl = tool({
  name: 'add_file_by_url',
  title: 'Add a file from an address',
  description:
    'Have the service fetch a file over http or https and read it, so that it can be asked. Reads CSV, TSV, JSON, Excel, PDF, Word, PowerPoint, Markdown and text. Addresses of private networks are refused unless the service allows them. Tells the dataset_id to ask.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: {
    url: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .describe('Where the file is.'),
    name: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Its file name with extension, such as sales.csv; needed where the address does not end in one.',
      ),
    ...placing,
  },
  output: added,
  run: async ({ url, name, ...place }, call) => addSource({ url, name: name ?? nameIn(url) }, place, call),
})

function nameIn(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  if (!/.\.[a-z]+$/i.test(last))
    throw new Refused('name: is needed, because the address does not end in a file name with an extension.')
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
