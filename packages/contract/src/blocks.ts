import { z } from 'zod'
import { described, time } from './fields.ts'
import { onlyIn } from './wire-mode.ts'

/** What an answer is made of. Blocks of one step share a group; the conclusion is a group of its own. */

export const stages = ['Analyze', 'Respond'] as const
export type Stage = (typeof stages)[number]
export const conclusionGroupName = 'Conclusions'
export const questionsGroupId = '-1'

export const group = {
  group_id: described(
    'Which step it belongs to: blocks of one step share it. The conclusion is a group of its own; SOURCES have "", QUESTIONS "-1".',
  ),
  group_name: described(
    'The title of the step; "Conclusions" for the conclusion, in every language. QUESTIONS have none.',
  ).optional(),
  stage: z
    .enum(stages)
    .meta({ description: 'Analyze while it is worked out, Respond for the conclusion and what follows it.' }),
}

const linkEnd = time.meta({
  description: 'When the link stops working. Reading the job or its history signs it anew.',
})

export const tableLink = z
  .object({
    url: described('A signed address of the whole table as CSV; it needs no key.'),
    name: described('A file name that ends in .csv.'),
    expires_at: linkEnd,
  })
  .meta({ id: 'TableLink', description: 'Where a table is fetched.' })
export type TableLink = z.output<typeof tableLink>

export const imageLink = z
  .object({
    url: described('A signed address of the chart as PNG; it needs no key.'),
    name: described('A title for it.'),
    expires_at: linkEnd,
    spec_url: described('A signed address of the Vega-Lite specification with its data.'),
  })
  .meta({ id: 'ImageLink', description: 'Where a chart is fetched.' })
export type ImageLink = z.output<typeof imageLink>

export const binding = z
  .object({
    start: z.int().meta({ description: 'Where the number begins in the text, in code points from 0.' }),
    end: z.int().meta({ description: 'Where it ends, exclusive.' }),
    table: described('The name of the table that holds it.').optional(),
    row: z.int().optional().meta({ description: 'Its row in that table, from 0.' }),
    column: described('Its column in that table.').optional(),
    expression: described('How it was computed, where it stands in no cell.').optional(),
  })
  .meta({
    id: 'Binding',
    description:
      'Where a number in the text comes from: a cell (table, row, column) or an expression. start and end count code points.',
  })
export type Binding = z.output<typeof binding>

export const sourceReference = z
  .object({
    source: described('The file name.'),
    datasource_id: described('The data source.'),
    dataset_id: described('The dataset it belongs to.'),
    file_type: described('The extension of the file, without the dot.'),
    external_id: described('In history only: always "", because sources have no id elsewhere.').optional(),
    id: described('Of a passage: its id.').optional(),
    page_no: z.int().optional().meta({ description: 'Of a passage: its page or slide, from 1.' }),
    content: described('Of a passage: its text, word for word.').optional(),
  })
  .meta({ id: 'SourceReference', description: 'A file, or a passage of one, that the answer was made from.' })
export type SourceReference = z.output<typeof sourceReference>

const kind = <Type extends string>(type: Type, description: string) => z.literal(type).meta({ description })

const code = z.object({
  type: kind('CODE', 'The program of a step; a step has one.'),
  content: described('Program text in a Markdown fence.'),
  ...group,
})
const image = z.object({
  type: kind('IMAGE', 'A chart, in its step and again in the conclusion.'),
  content: imageLink,
  ...group,
})
const message = z.object({
  type: kind('MESSAGE', 'Words; a conclusion is split around its tables and charts.'),
  content: described(
    'Markdown. A message that does not begin its group begins with a blank line, so that the messages of a group can be joined as they are.',
  ),
  bindings: z.array(binding).optional().meta({ description: 'Where each number in the text comes from.' }),
  ...group,
})
const sources = z.object({
  type: kind('SOURCES', 'What the answer was made from; absent with with_citation false.'),
  content: z.array(sourceReference).meta({ description: 'The files and passages used.' }),
  ...group,
})
const questions = z.object({
  type: kind('QUESTIONS', 'What to ask next.'),
  content: z
    .array(z.string())
    .meta({ description: 'Three questions; one to three where the answer asks back (status clarify).' }),
  ...group,
})
const tableKind = kind('TABLE', 'A table, in its step and again in the conclusion.')
const table = z.object({ type: tableKind, content: tableLink, ...group })
const historyTable = z.object({
  type: tableKind,
  content: z.union([
    described('A signed address of the whole table as CSV; it needs no key.').meta(onlyIn('spec')),
    tableLink.meta(onlyIn('clients')),
  ]),
  ...group,
})

export const block = z
  .discriminatedUnion('type', [code, table, image, message, sources, questions])
  .meta({ id: 'Block', description: 'A piece of an answer.' })
export type Block = z.output<typeof block>
export type BlockType = Block['type']

export const historyBlock = z
  .discriminatedUnion('type', [code, historyTable, image, message, sources, questions])
  .meta({ id: 'HistoryBlock', description: 'A piece of an answer as history has it.' })
export type HistoryBlock = z.output<typeof historyBlock>

export const historyRecord = z
  .object({
    job_id: described('The job.'),
    question: z
      .object({
        blocks: z
          .array(
            z.object({
              type: kind('MESSAGE', 'A question is words.'),
              content: described('The question as it was asked.'),
            }),
          )
          .meta({ description: 'One block.' }),
      })
      .meta({ description: 'What was asked.' }),
    answer: z
      .object({ blocks: z.array(historyBlock).meta({ description: 'In the order in which they came.' }) })
      .meta({ description: 'What was answered; a failed job has a MESSAGE that says so.' }),
  })
  .meta({ id: 'HistoryRecord', description: 'A question and its answer.' })
export type HistoryRecord = z.output<typeof historyRecord>
