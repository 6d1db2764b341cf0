import type { DefinitionRecord, definitionEndpoints } from '../definitions.ts'
import type { ExamplesOf } from './example.ts'
import { created_at, dataset_id, definition_id, onePage, user_id } from './things.ts'

const takings: DefinitionRecord = {
  kind: 'synonym',
  column: 'revenue',
  words: ['takings'],
  id: definition_id,
  table: 'sales',
  created_at,
  created_by: user_id,
}

export const definitionExamples: ExamplesOf<keyof typeof definitionEndpoints> = {
  listDefinitions: { input: { id: dataset_id, user_id }, data: onePage(takings) },
  createDefinition: {
    input: { id: dataset_id, kind: 'synonym', column: 'revenue', words: ['takings'], user_id },
    data: { definition: takings, outcome: 'created' },
  },
  deleteDefinition: { input: { id: dataset_id, definition_id, user_id }, data: {} },
}
