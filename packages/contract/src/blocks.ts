import { z } from 'zod'
import { time } from './fields.ts'

/** What an answer is made of. Blocks of one step share a group; the conclusion is a group of its own. */

export const stages = ['Analyze', 'Respond'] as const
export type Stage = (typeof stages)[number]
export const conclusionGroupName = 'Conclusions'
export const questionsGroupId = '-1'

const group = {
  group_id: z.string(),
  group_name: z.string().optional(),
  stage: z.enum(stages),
}

export const tableLink = z
  .object({ url: z.string(), name: z.string(), expires_at: time })
  .meta({ id: 'TableLink' })
export type TableLink = z.output<typeof tableLink>

export const imageLink = z
  .object({
    url: z.string(),
    name: z.string(),
    expires_at: time,
    spec_url: z.string().meta({ description: 'The Vega-Lite specification with its data.' }),
  })
  .meta({ id: 'ImageLink' })
export type ImageLink = z.output<typeof imageLink>

export const binding = z
  .object({
    start: z.int(),
    end: z.int(),
    table: z.string().optional(),
    row: z.int().optional(),
    column: z.string().optional(),
    expression: z.string().optional(),
  })
  .meta({
    id: 'Binding',
    description:
      'Where a number in the text comes from: a cell (table, row from 0, column) or an expression. start and end count code points; end is exclusive.',
  })
export type Binding = z.output<typeof binding>

export const sourceReference = z
  .object({
    source: z.string(),
    datasource_id: z.string(),
    dataset_id: z.string(),
    file_type: z.string(),
    external_id: z.string().optional(),
    id: z.string().optional(),
    page_no: z.int().optional(),
    content: z.string().optional(),
  })
  .meta({ id: 'SourceReference' })
export type SourceReference = z.output<typeof sourceReference>

const code = z.object({ type: z.literal('CODE'), content: z.string(), ...group })
const image = z.object({ type: z.literal('IMAGE'), content: imageLink, ...group })
const message = z.object({
  type: z.literal('MESSAGE'),
  content: z.string(),
  bindings: z.array(binding).optional(),
  ...group,
})
const sources = z.object({ type: z.literal('SOURCES'), content: z.array(sourceReference), ...group })
const questions = z.object({ type: z.literal('QUESTIONS'), content: z.array(z.string()), ...group })
const table = z.object({ type: z.literal('TABLE'), content: tableLink, ...group })
const historyTable = z.object({
  type: z.literal('TABLE'),
  content: z.union([z.string(), tableLink]),
  ...group,
})

export const block = z
  .discriminatedUnion('type', [code, table, image, message, sources, questions])
  .meta({ id: 'Block' })
export type Block = z.output<typeof block>
export type BlockType = Block['type']

export const historyBlock = z
  .discriminatedUnion('type', [code, historyTable, image, message, sources, questions])
  .meta({ id: 'HistoryBlock', description: 'As a block, but a TABLE is its signed address.' })
export type HistoryBlock = z.output<typeof historyBlock>

export const historyRecord = z
  .object({
    job_id: z.string(),
    question: z.object({ blocks: z.array(z.object({ type: z.literal('MESSAGE'), content: z.string() })) }),
    answer: z.object({ blocks: z.array(historyBlock) }),
  })
  .meta({ id: 'HistoryRecord' })
export type HistoryRecord = z.output<typeof historyRecord>
