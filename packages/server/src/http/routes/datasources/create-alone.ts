import { acceptSource } from '../../../ingest/accept.ts'
import type { Handler } from '../../handler.ts'
import { sourceRecord } from './source-record.ts'

export const createDatasourceAlone: Handler<'createDatasourceAlone'> = async ({ input, owner }, deps) =>
  sourceRecord(
    await acceptSource({ name: input.name, fileId: input.file_object_key, url: input.url }, owner, deps),
  )
