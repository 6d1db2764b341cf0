import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { described, identifier, list, nothing, paged, paging, said, time, userId } from './fields.ts'

/**
 * What the values of a column are, which decides what a total of them may be: amounts add up; levels and percentages are
 * averaged; a stock is taken at the end of a period. A key tells rows apart, here or in another table; a name is what people call
 * what a row or a key is.
 */
export const columnNatures = [
  'key',
  'name',
  'amount',
  'level',
  'percentage',
  'stock',
  'time',
  'category',
  'place',
  'text',
] as const
export type ColumnNature = (typeof columnNatures)[number]

export const definitionKinds = ['metric', 'meaning', 'synonym', 'unit', 'nature'] as const
export type DefinitionKind = (typeof definitionKinds)[number]

/** A word for each column of a wide table. They are kept with every question, so each of them is short. */
export const mostDefinitions = 500
const mostWords = 20

const fields = {
  table: said(
    256,
    'The table it is about, as the report of its source names it; omitted: the only one that fits.',
  ),
  column: said(1_000, 'The column it is about.'),
  name: said(128, 'Of a metric: what questions and plans call it.'),
  expression: said(
    1_000,
    'Of a metric: columns, numbers, + - * /, parentheses, and sum, mean (average, avg), median, min, max, count, count_distinct. A column of more than one word stands in "…" or […]; one outside of a function is summed up as its kind is: amounts are added, of prices the mean is taken, and beside what is added it must be said which is meant.',
  ),
  unit: said(
    32,
    'Of a unit: what the numbers of the column count. Of a metric: what it is told in; with % a quotient is told in percent, unless the expression multiplies by 100 itself.',
  ),
  description: said(500, 'Of a metric: what it is for.'),
  text: said(500, 'Of a meaning: what the column means, in a sentence.'),
  value: said(1_000, 'Of a synonym: the value of the column that the words stand for.'),
  words: list(said(64, 'A word, or several that go together.'), mostWords).min(1).meta({
    description:
      'Of a synonym: other words for the value, the column or, where no column is named, the table.',
  }),
  nature: z.enum(columnNatures).meta({
    description: 'Of a nature: what the column is, where it was taken for something else.',
  }),
}
const { table, column, name, expression, unit, description, value, words, nature } = fields
const about = { table: table.optional() }

const kind = <const Kind extends DefinitionKind>(name: Kind, description: string) =>
  z.literal(name).meta({ description })

const metric = {
  kind: kind('metric', 'A figure, by its expression.'),
  name,
  expression,
  unit: unit.optional(),
}
const told = { description: description.optional() }
const meaning = { kind: kind('meaning', 'What a column means.'), column, text: fields.text }
const synonym = {
  kind: kind('synonym', 'Other words for a table, a column or a value.'),
  column: column.optional(),
  value: value.optional(),
  words,
}
const unitOf = { kind: kind('unit', 'What the numbers of a column count.'), column, unit }
const natureOf = { kind: kind('nature', 'What a column is.'), column, nature }

/** What each kind of definition says. */
export const definitionInput = z.discriminatedUnion('kind', [
  z.object({ ...metric, ...told, ...about }),
  z.object({ ...meaning, ...about }),
  z.object({ ...synonym, ...about }),
  z.object({ ...unitOf, ...about }),
  z.object({ ...natureOf, ...about }),
])
export type DefinitionInput = z.output<typeof definitionInput>

const kept = {
  id: described('The id of the definition.'),
  table: described('The table it is about.'),
  created_at: time,
  created_by: described('The user who made it.'),
}

export const definition = z
  .discriminatedUnion('kind', [
    z.object({
      ...metric,
      ...told,
      ...kept,
      computed_as: described(
        'The expression with every column summed up in so many words; the expression itself while the dataset lacks a column of it.',
      ),
    }),
    z.object({ ...meaning, ...kept }),
    z.object({ ...synonym, ...kept }),
    z.object({ ...unitOf, ...kept }),
    z.object({ ...natureOf, ...kept }),
  ])
  .meta({
    id: 'Definition',
    description: 'What people have said about the data: a metric, a meaning, a synonym, a unit, a nature.',
  })
export type DefinitionRecord = z.output<typeof definition>

export const definitionOutcomes = ['created', 'replaced', 'unchanged'] as const
export type DefinitionOutcome = (typeof definitionOutcomes)[number]

/** As it is sent: what its kind needs, and that nothing is missing, `definitionInput` knows. */
export const definitionFields = {
  kind: z.enum(definitionKinds).meta({
    description:
      'metric: a figure, by its expression (name, expression, unit, description); meaning: what a column means (column, text); synonym: other words for a table, a column or a value (column, value, words); unit: what the numbers of a column count (column, unit); nature: what a column is (column, nature).',
  }),
  table: table.optional(),
  column: column.optional(),
  name: name.optional(),
  expression: expression.optional(),
  unit: unit.optional(),
  description: description.optional(),
  text: fields.text.optional(),
  value: value.optional(),
  words: words.optional(),
  nature: nature.optional(),
}

const dataset = identifier.meta({ description: 'The dataset.' })

export const definitionEndpoints = {
  listDefinitions: endpoint({
    method: 'GET',
    path: '/v2/team/datasets/{id}/definitions',
    resource: 'definitions',
    summary: 'List what is defined for a dataset, newest first',
    description: 'Every user of the project reads them.',
    input: z.object({ id: dataset, ...paging, user_id: userId }),
    data: paged(definition),
    failures: [300003],
  }),
  createDefinition: endpoint({
    method: 'POST',
    path: '/v2/team/datasets/{id}/definitions',
    audited: { action: 'definition.made', subject: 'data.definition.id' },
    resource: 'definitions',
    summary: 'Define a metric, or say what a column means, is also called, counts or is',
    description: `Only the creator of the dataset may: 300002. Questions and plans that are sent from then on use it; those before keep what they were answered by. One about the same (the metric of that name, the meaning, unit or nature of that column, the other words of that value, column or table) is replaced and keeps its id. A dataset has at most ${mostDefinitions}. What does not fit the tables is 300001, which says what there is, and of an expression at which character it is wrong.`,
    input: z.object({
      id: dataset,
      ...definitionFields,
      user_id: userId,
    }),
    data: z.object({
      definition,
      outcome: z.enum(definitionOutcomes).meta({
        description:
          'created: there was none about the same; replaced: it took the place of one; unchanged: it was there already.',
      }),
    }),
    failures: [300002, 300003],
  }),
  deleteDefinition: endpoint({
    method: 'DELETE',
    path: '/v2/team/datasets/{id}/definitions/{definition_id}',
    audited: { action: 'definition.removed', subject: 'input.definition_id' },
    resource: 'definitions',
    summary: 'Take a definition back',
    description:
      'Only the creator of the dataset may: 300002. Answers that were given stay, and replay as they were.',
    input: z.object({
      id: dataset,
      definition_id: identifier.meta({ description: 'The definition.' }),
      user_id: userId,
    }),
    data: nothing,
    failures: [300002, 300003],
  }),
}
