import type { DefinitionInput } from '@auger/contract'
import type { CallOptions, Fields, Transport } from './transport.ts'

export function definitionsOf({ call }: Transport) {
  return {
    /** Defines a metric, or says what a column means, is also called, counts or is; one about the same is replaced. */
    create: (datasetId: string, definition: DefinitionInput, options?: CallOptions) =>
      call('createDefinition', { ...definition, id: datasetId }, options),
    list: (datasetId: string, fields: Fields<'listDefinitions', 'id'> = {}, options?: CallOptions) =>
      call('listDefinitions', { ...fields, id: datasetId }, options),
    delete: (datasetId: string, definitionId: string, options?: CallOptions) =>
      call('deleteDefinition', { id: datasetId, definition_id: definitionId }, options),
  }
}
