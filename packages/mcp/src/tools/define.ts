import { endpoints, type DefinitionInput } from '@auger/contract'
import { z } from 'zod'
import { definitionLine } from '../dataset/definition-line.ts'
import { tool } from '../tool.ts'

const { id: _id, user_id: _user, ...said } = endpoints.createDefinition.input.shape

export const define = tool({
  name: 'define',
  title: 'Define a metric or a word',
  description:
    'Teach a dataset what people mean, for all questions and plans from then on: a metric (kind metric, name margin, expression profit / sales, unit %), what a column means, other words for a value, column or table (synonym), the unit or the nature of a column. One about the same is replaced. Do so only where the person you work for has said it.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: { dataset_id: z.string().describe('The dataset; list_datasets tells its id.'), ...said },
  output: {
    outcome: z.string().describe('created, replaced or unchanged.'),
    definition_id: z.string(),
    definition: z.string(),
  },
  run: async ({ dataset_id, ...definition }, { client, signal }) => {
    // The service says which field a kind lacks, with what there is.
    const made = await client.definitions.create(dataset_id, definition as DefinitionInput, { signal })
    const line = definitionLine(made.definition)
    return {
      data: { outcome: made.outcome, definition_id: made.definition.id, definition: line },
      text: `${made.outcome}: ${line}`,
    }
  },
})
