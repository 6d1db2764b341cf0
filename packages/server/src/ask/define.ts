import { mostDefinitions, type DefinitionInput, type DefinitionOutcome } from '@auger/contract'
import type { Dataset } from '../domain/dataset.ts'
import type { KeptDefinition } from '../domain/definition.ts'
import { failures } from '../domain/errors.ts'
import { newId } from '../domain/ids.ts'
import type { Owner } from '../domain/owner.ts'
import type { Clock } from '../ports/clock.ts'
import type { Store } from '../ports/store.ts'
import { definitionOf } from './definitions/definition-of.ts'
import { datasetTables } from './definitions/dataset-tables.ts'

export interface DefineDeps {
  readonly store: Store
  readonly clock: Clock
}

/** Takes what someone says about the data of a dataset: checks it against the tables there are, and keeps it. */
export async function define(
  said: DefinitionInput,
  dataset: Dataset,
  owner: Owner,
  { store, clock }: DefineDeps,
): Promise<{ readonly kept: KeptDefinition; readonly outcome: DefinitionOutcome }> {
  const tables = await datasetTables(dataset.id, store)
  if (tables.length === 0)
    throw failures.invalid(
      'the dataset has no table that was read yet, so nothing can be said of one: add a source, or wait until it is synched',
    )
  const saving = await store.definitions.save(
    {
      datasetId: dataset.id,
      definition: { id: newId('definition'), ...(await definitionOf(said, tables, store)) },
      createdBy: owner.userId,
      createdAt: clock.now().toISOString(),
    },
    mostDefinitions,
  )
  switch (saving.outcome) {
    case 'gone':
      throw failures.notFound('Dataset')
    case 'full':
      throw failures.invalid(`a dataset has at most ${mostDefinitions} definitions`)
    case 'created':
    case 'replaced':
    case 'unchanged':
      return saving
  }
}
