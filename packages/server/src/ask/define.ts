import { mostDefinitions, type DefinitionInput } from '@auger/contract'
import type { Dataset } from '../domain/dataset.ts'
import { failures } from '../domain/errors.ts'
import { newId } from '../domain/ids.ts'
import type { Owner } from '../domain/owner.ts'
import type { Clock } from '../ports/clock.ts'
import type { Defining, DefinitionKept, Store } from '../ports/store.ts'
import { definitionOf } from './definitions/definition-of.ts'
import { datasetTables } from './definitions/dataset-tables.ts'
import { notKept } from './definitions/not-kept.ts'

export interface DefineDeps {
  readonly store: Store
  readonly clock: Clock
}

/** Takes what someone says about the data of a dataset: checks it against the tables there are, and keeps it. */
export async function define(
  said: DefinitionInput,
  dataset: Dataset,
  owner: Owner,
  deps: DefineDeps,
): Promise<DefinitionKept> {
  const { kept, most } = await defining(said, dataset, owner, deps)
  const saving = await deps.store.definitions.save(kept, most)
  if (!('kept' in saving)) throw notKept(saving.outcome)
  return saving
}

/** What someone says about the data of a dataset, checked against the tables there are, to be kept. */
export async function defining(
  said: DefinitionInput,
  dataset: Dataset,
  owner: Owner,
  { store, clock }: DefineDeps,
): Promise<Defining> {
  const tables = await datasetTables(dataset.id, store)
  if (tables.length === 0)
    throw failures.invalid(
      'the dataset has no table that was read yet, so nothing can be said of one: add a source, or wait until it is synched',
    )
  const kept = {
    datasetId: dataset.id,
    definition: { id: newId('definition'), ...(await definitionOf(said, tables, store)) },
    createdBy: owner.userId,
    createdAt: clock.now().toISOString(),
  }
  return { kept, most: mostDefinitions }
}
