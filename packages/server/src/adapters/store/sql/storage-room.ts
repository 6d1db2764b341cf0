import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether the project of a row has room for so many more bytes, beside its files and results. */
export const hasRoom = (bytes: number): RawBuilder<SqlBool> => sql<SqlBool>`(
  projects.storage_quota is null
  or projects.storage_quota >= projects.result_bytes + ${bytes}
    + (select coalesce(sum(files.size), 0) from files where files.project_id = projects.id)
)`
