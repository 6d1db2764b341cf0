import { define } from '../../../ask/define.ts'
import type { Handler } from '../../handler.ts'
import { findDataset, requireCreator } from '../datasets/find-dataset.ts'
import { definitionRecords } from './definition-record.ts'
import { overviewAfter } from './overview-after.ts'
import { readDefinition } from './read-definition.ts'

export const createDefinition: Handler<'createDefinition'> = async ({ input, owner, act }, deps) => {
  const said = readDefinition(input)
  const dataset = await findDataset(input.id, owner, deps)
  requireCreator(dataset, owner)
  const { kept, outcome } = await define(said, dataset, owner, deps)
  if (outcome !== 'unchanged') await overviewAfter(kept.definition, dataset, deps)
  if (outcome === 'unchanged') act.nothing()
  const record = await definitionRecords([kept], dataset.id, deps)
  return { definition: record(kept), outcome }
}
