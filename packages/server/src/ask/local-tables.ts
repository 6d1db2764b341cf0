import type { Table } from '../domain/table.ts'
import type { Objects } from '../ports/objects.ts'
import type { QueryRequest } from '../ports/engine.ts'

/** Tables as the engine takes them: under the names they have in SQL, with their files on this machine. */
export const localTables = (tables: readonly Table[], objects: Objects): Promise<QueryRequest['tables']> =>
  Promise.all(tables.map(async ({ name, objectKey }) => ({ name, file: await objects.localFile(objectKey) })))
