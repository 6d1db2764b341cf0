import type { DatasourceRecord } from '@auger/sdk'
import { z } from 'zod'
import { shows } from '../disclosure.ts'
import { first, most } from '../limits.ts'
import { Refused, type Call, type Said } from '../tool.ts'
import { readSource } from './read-source.ts'
import { reportOf } from './reported-table.ts'

/** The arguments and the answer that all tools which add a file have. */
export const placing = {
  dataset_id: z
    .string()
    .optional()
    .describe('The dataset to add it to. Leave it out to make a new dataset of this file alone.'),
  wait_seconds: z
    .int()
    .min(0)
    .max(600)
    .default(45)
    .describe('How long to wait for the file to be read. Where it takes longer, reading goes on.'),
}
export const added = {
  dataset_id: z.string(),
  datasource_id: z.string(),
  name: z.string(),
  status: z
    .enum(['synched', 'synching'])
    .describe('synched: it can be asked; synching: it is still being read.'),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), columns: z.array(z.string()) })),
  passages: z.int().optional().describe('Pieces of running text that search_passages finds.'),
  rejected_rows: z.int().describe('Lines of the file that fit no table.'),
  notes: z.array(z.string()),
}
type Added = z.input<z.ZodObject<typeof added>>

export type Offered =
  | { readonly name: string; readonly url: string }
  | { readonly name: string; readonly file_object_key: string }

/** Adds a source and waits until it was read. What cannot be used, or is taken back, leaves nothing behind. */
export async function addSource(
  offered: Offered,
  { dataset_id, wait_seconds }: { readonly dataset_id?: string | undefined; readonly wait_seconds: number },
  call: Call,
): Promise<Said<Added>> {
  const { client, signal } = call
  const fields = { ...offered, type: 'FILE' as const }
  const source =
    dataset_id === undefined
      ? await client.datasources.createAlone(fields)
      : await client.datasources.create(dataset_id, fields)
  const takeBack = async () => {
    if (dataset_id === undefined) await client.datasets.delete(source.dataset_id)
    else await client.datasources.delete(dataset_id, source.id)
  }
  const read = await readSource(source, wait_seconds, call)
  if (read.status === 'invalid') {
    await takeBack()
    throw new Refused(
      `${read.name} cannot be used, and was not added: ${read.error ?? 'no reason was given'}`,
    )
  }
  if (signal.aborted && read.status === 'synching') {
    await takeBack()
    throw new Refused(`${read.name} was not added: the request was taken back.`)
  }
  return saidOf(read, call)
}

function saidOf(source: DatasourceRecord, { discloses }: Call): Said<Added> {
  const { tables, passages, rejectedRows, notes } = reportOf(source)
  const shown = shows(discloses, 'schema') ? first(tables, most.tables).shown : []
  const data: Added = {
    dataset_id: source.dataset_id,
    datasource_id: source.id,
    name: source.name,
    status: source.status === 'synched' ? 'synched' : 'synching',
    tables: shown.map(({ name, rows, columns }) => ({
      name,
      rows,
      columns: first(columns, most.columns).shown.map((column) => column.name),
    })),
    ...(passages === undefined ? {} : { passages }),
    rejected_rows: rejectedRows,
    notes: notes.slice(0, most.tables),
  }
  return { data, text: textOf(data, tables.length - data.tables.length) }
}

function textOf(data: Added, hidden: number): string {
  const place = `dataset_id: ${data.dataset_id}`
  if (data.status === 'synching')
    return `${data.name} was added and is still being read. describe_dataset tells when it is ready.\n${place}`
  const lines = data.tables.map(
    ({ name, rows, columns }) => `- table ${name}: ${rows} rows, columns ${columns.join(', ')}`,
  )
  return [
    `${data.name} was added and can be asked.`,
    ...lines,
    ...(hidden > 0 ? [`- and ${hidden} more tables; describe_dataset shows them`] : []),
    ...(data.passages === undefined ? [] : [`- ${data.passages} passages of text`]),
    ...(data.rejected_rows === 0 ? [] : [`- ${data.rejected_rows} lines fit no table and were left out`]),
    ...data.notes.map((note) => `- ${note}`),
    place,
  ].join('\n')
}
