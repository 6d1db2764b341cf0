import type { TableColumn } from '@auger/contract'
import { distinctNames } from '../../../ask/distinct-names.ts'
import { allSources } from '../../../ask/pin-sources.ts'
import { failures } from '../../../domain/errors.ts'
import type { Owner } from '../../../domain/owner.ts'
import { sourceIdOf, type Source } from '../../../domain/source.ts'
import type { Column, Table } from '../../../domain/table.ts'
import type { HttpDeps } from '../../deps.ts'

/** Every member of the project may look at its sources. */
export async function findProjectSource(
  id: string,
  { projectId }: Owner,
  { store }: Pick<HttpDeps, 'store'>,
): Promise<Source> {
  const source = await store.sources.find(id)
  if (source === undefined || source.projectId !== projectId) throw failures.notFound('Datasource')
  return source
}

export async function findProjectTable(
  id: string,
  { projectId }: Owner,
  { store }: Pick<HttpDeps, 'store'>,
): Promise<Table> {
  const sourceId = sourceIdOf(id)
  const source = sourceId === undefined ? undefined : await store.sources.find(sourceId)
  if (source === undefined || source.projectId !== projectId) throw failures.notFound('Table')
  const table = (await store.sources.tables([source.id])).find((one) => one.id === id)
  if (table === undefined) throw failures.notFound('Table')
  return table
}

/** The tables of a source, under the names that they have among the tables of their dataset. */
export async function tablesOfSource(
  source: Source,
  { store }: Pick<HttpDeps, 'store'>,
): Promise<readonly Table[]> {
  const sources = await allSources(source.datasetId, store)
  const tables = distinctNames(await store.sources.tables(sources.map(({ id }) => id)))
  return tables.filter(({ sourceId }) => sourceId === source.id)
}

export const columnRecord = ({ name, type, nature, unit }: Column): TableColumn => ({
  name,
  type,
  nature,
  unit: unit?.text ?? null,
})
