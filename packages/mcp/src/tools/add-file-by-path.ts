import { stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { addSource, added, placing } from '../dataset/add-source.ts'
import { Refused, tool } from '../tool.ts'

export const addFileByPath = tool({
  name: 'add_file_by_path',
  title: 'Add a file of this machine',
  description:
    'Read a file of this machine, so that it can be asked. Reads CSV, TSV, JSON, Excel, PDF, Word, PowerPoint, Markdown and text, told by the extension. Tells the dataset_id to ask.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: {
    path: z.string().min(1).describe('The path of the file, best an absolute one.'),
    ...placing,
  },
  output: added,
  run: async ({ path: given, ...place }, call) => {
    const file = path.resolve(given)
    await requireFile(file)
    const name = path.basename(file)
    const { file_object_key } = await call.client.files.upload(file, {
      signal: call.signal,
      onProgress: ({ sentBytes, totalBytes }) =>
        call.tell(`${name} is sent`, Math.min(0.99, sentBytes / totalBytes)),
    })
    return addSource({ name, file_object_key }, place, call)
  },
})

async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${error.code ?? 'unknown'})`
    throw new Refused(`path: ${file}: ${why}. Give the absolute path of a file.`)
  })
  if (!found.isFile()) throw new Refused(`path: ${file} is not a file. Add the files in it one by one.`)
}
