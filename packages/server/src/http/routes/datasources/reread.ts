import { failures } from '../../../domain/errors.ts'
import type { Overrides, Source } from '../../../domain/source.ts'
import { firstTask } from '../../../ingest/first-task.ts'
import { emptyTrash } from '../../../sweep/empty-trash.ts'
import type { Handler } from '../../handler.ts'
import { findDataset, requireCreator } from '../datasets/find-dataset.ts'
import { findSource, sourceRecord } from './source-record.ts'

export const rereadDatasource: Handler<'rereadDatasource'> = async ({ input, owner }, deps) => {
  const dataset = await findDataset(input.dataset_id, owner, deps)
  const source = await findSource(input.datasource_id, input.dataset_id, deps)
  requireCreator(dataset, owner)
  const { header_row, delimiter, types } = input
  requireColumns(Object.keys(types ?? {}), source)
  const overrides: Overrides = {
    ...(header_row === undefined ? {} : { headerRow: header_row }),
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(types === undefined ? {} : { types }),
  }
  const reread = await deps.store.sources.reread(source.id, overrides)
  if (reread === undefined) throw failures.notFound('Datasource')
  await deps.queue.add(firstTask(reread))
  await emptyTrash(deps)
  return sourceRecord(reread)
}

/** A name that the report does not give any column would be obeyed by nobody. With another header there are other names. */
function requireColumns(names: readonly string[], { report, overrides }: Source): void {
  const tables = (report?.tables ?? []).filter(
    ({ longOf, standsFor }) => longOf === undefined && standsFor === undefined,
  )
  if (tables.length === 0 || overrides.headerRow !== undefined) return
  const known = new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name)))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw failures.invalid(`types: no column is named ${unknown.map((name) => `"${name}"`).join(', ')}`)
}
