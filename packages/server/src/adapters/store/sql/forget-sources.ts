import type { SelectQueryBuilder } from 'kysely'
import { objectKeys } from '../../../domain/file.ts'
import { chunks } from './chunks.ts'
import type { InTransaction } from './database.ts'
import { forgetFiles } from './forget-files.ts'
import type { Schema } from './schema.ts'
import { throwAway } from './trash.ts'

type Sources = SelectQueryBuilder<Schema, 'sources', unknown>

/** Removes sources with their tables and values, and each file whose last source this was. Says how many there were. */
export async function forgetSources(
  query: InTransaction,
  which: (sources: Sources) => Sources,
): Promise<number> {
  const sources = await which(query.selectFrom('sources')).select(['id', 'file_id']).execute()
  for (const some of chunks(sources)) {
    const ids = some.map((source) => source.id)
    await query.deleteFrom('sources').where('id', 'in', ids).execute()
    await throwAway(query, ids.map(objectKeys.source))
  }
  for (const some of chunks([...new Set(sources.map((source) => source.file_id))])) {
    await forgetFiles(query, (files) => files.where('id', 'in', some))
  }
  return sources.length
}
