import type { Selectable } from 'kysely'
import type { SourceRow } from './schema.ts'

type Row = Pick<Selectable<SourceRow>, 'id' | 'dataset_id' | 'name' | 'status' | 'error'>

/** What webhooks are told of a source that can be asked, or cannot be used. It happened as it was written. */
export const sourceFinished = ({ id, dataset_id, name, status, error }: Row) => ({
  event: 'datasource.finished' as const,
  at: new Date().toISOString(),
  data: { id, dataset_id, name, status, error },
})
