import type { Client, DatasourceRecord } from '@auger/sdk'
import { z } from 'zod'
import { definitionLine } from '../dataset/definition-line.ts'
import { reportOf } from '../dataset/reported-table.ts'
import { sampleTables } from '../dataset/sample-tables.ts'
import { shapeOf, tableLine, tableShape, type TableShape } from '../dataset/table-shape.ts'
import { shows } from '../disclosure.ts'
import { explainFailure } from '../explain-failure.ts'
import { first, most, shortened } from '../limits.ts'
import { looks, Refused, tool, type Call } from '../tool.ts'

const sourceShape = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string().describe('synched: ready; synching: being read; invalid: cannot be used.'),
  error: z.string().optional(),
  pages: z.int().optional(),
  passages: z.int().optional().describe('Pieces of running text that search_passages finds.'),
})

const output = {
  dataset_id: z.string(),
  name: z.string(),
  description: z.string(),
  sources: z.array(sourceShape),
  tables: z.array(tableShape),
  definitions: z
    .array(z.string())
    .describe('What people have said about the data; questions and plans use it.'),
  summary: z.string(),
  example_questions: z.array(z.string()).describe('Questions that it answers.'),
  left_out: z.array(z.string()).describe('What is not shown here, and how to see it.'),
}
type Description = z.input<z.ZodObject<typeof output>>

export const describeDataset = tool({
  name: 'describe_dataset',
  title: 'Describe a dataset',
  description:
    'Tell what a dataset holds before asking it: its files and whether they are ready, tables with columns (type, role, nature, unit), what people have defined, a summary and questions that it answers. Give table to see all columns of a wide one.',
  annotations: looks,
  input: {
    dataset_id: z.string().describe('The dataset; list_datasets tells its id.'),
    table: z.string().optional().describe('Only this table, with up to 300 columns.'),
  },
  output,
  run: async ({ dataset_id, table }, call) => {
    const { client, discloses, signal } = call
    const overview = await client.datasets.overview(dataset_id, { signal })
    const { sources, more } = await sourcesOf(client, dataset_id, table !== undefined, signal)
    const isTold = shows(discloses, 'schema')
    const hasFigures = shows(discloses, 'aggregates')
    const leftOut: string[] = more > 0 ? [`${more} older sources and their tables`] : []
    const tables = isTold ? await tablesOf(sources, dataset_id, table, call, leftOut) : []
    const definitions = isTold ? await definitionsOf(client, dataset_id, leftOut, signal) : []
    if (!isTold)
      leftOut.push('tables, columns, definitions and the summary: whoever runs the service discloses nothing')
    else if (!hasFigures)
      leftOut.push('the summary, which tells figures: whoever runs the service discloses names alone')
    const data: Description = {
      dataset_id,
      name: overview.name,
      description: shortened(overview.description, most.textCharacters),
      sources: first(sources, most.sources).shown.map(sourceOf),
      tables: [...tables],
      definitions: [...definitions],
      summary: hasFigures ? shortened(overview.summary, most.textCharacters) : '',
      example_questions: isTold ? overview.exploration_questions : [],
      left_out: leftOut,
    }
    return { data, text: textOf(data) }
  },
})

/** Whoever asks for a table by its name means any of them; else the newest sources are told. */
async function sourcesOf(client: Client, datasetId: string, all: boolean, signal: AbortSignal) {
  const page_size = all ? 1_000 : most.sources
  const { records, total_items } = await client.datasources.list(datasetId, { page_size }, { signal })
  return { sources: records, more: total_items - records.length }
}

function sourceOf(source: DatasourceRecord): z.output<typeof sourceShape> {
  const { id, name, status, error } = source
  const { pages, passages } = reportOf(source)
  return {
    id,
    name,
    status,
    ...(error === null ? {} : { error }),
    ...(pages === undefined ? {} : { pages }),
    ...(passages === undefined ? {} : { passages }),
  }
}

async function tablesOf(
  sources: readonly DatasourceRecord[],
  datasetId: string,
  wanted: string | undefined,
  call: Call,
  leftOut: string[],
): Promise<readonly TableShape[]> {
  const all = sources.flatMap((source) =>
    reportOf(source).tables.map((table) => ({ table, source: source.name })),
  )
  const known = all.filter(({ table }) => wanted === undefined || table.name === wanted)
  if (wanted !== undefined && known.length === 0) {
    const names = first(all, most.sources).shown.map(({ table }) => table.name)
    throw new Refused(
      `table: there is no table ${JSON.stringify(wanted)}. There are: ${names.join(', ') || 'none'}.`,
    )
  }
  const { shown, hidden } = first(known, most.tables)
  const mostColumns = wanted === undefined ? most.columns : most.columnsOfOne
  const shapes = shown.map(({ table, source }) => shapeOf(table, source, mostColumns, call.discloses))
  if (hidden > 0) {
    const names = first(known.slice(most.tables), most.columns).shown.map(({ table }) => table.name)
    leftOut.push(`${hidden} more tables, each shown when table names it: ${names.join(', ')}`)
  }
  for (const { name, columns_left_out } of shapes)
    if (columns_left_out > 0)
      leftOut.push(
        wanted === undefined
          ? `${columns_left_out} columns of ${name}: call again with table ${JSON.stringify(name)}`
          : `${columns_left_out} columns of ${name}`,
      )
  if (!shows(call.discloses, 'samples')) return shapes
  try {
    return await sampleTables(datasetId, shapes, call)
  } catch (error) {
    leftOut.push(`sample rows: ${explainFailure(error, {})}`)
    return shapes
  }
}

async function definitionsOf(
  client: Client,
  datasetId: string,
  leftOut: string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const found = await client.definitions.list(datasetId, { page_size: most.definitions }, { signal })
  const hidden = found.total_items - found.records.length
  if (hidden > 0) leftOut.push(`${hidden} older definitions`)
  return found.records.map(definitionLine)
}

function textOf(data: Description): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`]
  return [
    `${data.name} (${data.dataset_id})${data.description === '' ? '' : `: ${data.description}`}`,
    ...part(
      'Sources',
      data.sources.map(({ name, status, error, passages }) =>
        [name, status, error, passages === undefined ? undefined : `${passages} passages`]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    ...part('Tables', data.tables.map(tableLine)),
    ...data.tables.flatMap(({ name, sample }) =>
      sample === undefined
        ? []
        : [
            `First rows of ${name}:\n${[sample.columns, ...sample.rows].map((row) => JSON.stringify(row)).join('\n')}`,
          ],
    ),
    ...part('Defined', data.definitions),
    ...(data.summary === '' ? [] : [data.summary]),
    ...part('Questions that it answers', data.example_questions),
    ...part('Not shown', data.left_out),
  ].join('\n\n')
}
