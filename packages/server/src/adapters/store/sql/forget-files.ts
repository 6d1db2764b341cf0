import type { SelectQueryBuilder } from 'kysely'
import { objectKeys } from '../../../domain/file.ts'
import { chunks } from './chunks.ts'
import type { InTransaction } from './database.ts'
import type { Schema } from './schema.ts'
import { throwAway } from './trash.ts'

type Files = SelectQueryBuilder<Schema, 'files', unknown>

/** Removes those of the files that no source uses, with their parts. Says how many there were. */
export async function forgetFiles(query: InTransaction, which: (files: Files) => Files): Promise<number> {
  const unused = await which(query.selectFrom('files'))
    .select(['id', 'upload_id'])
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('sources').select('sources.id').whereRef('sources.file_id', '=', 'files.id'),
        ),
      ),
    )
    .execute()
  for (const some of chunks(unused)) {
    const ids = some.map((file) => file.id)
    await query.deleteFrom('files').where('id', 'in', ids).execute()
    await throwAway(query, ids.map(objectKeys.file))
    await throwAway(
      query,
      some.flatMap((file) => (file.upload_id === null ? [] : [objectKeys.parts(file.upload_id)])),
    )
  }
  return unused.length
}
