import type { CompiledQuery, InsertResult, Selectable } from 'kysely'
import { type StoredFile, type UploadedPart, objectKeys } from '../../../domain/file.ts'
import type { FileStore } from '../../../ports/store.ts'
import { type Database, type InTransaction, type Query, filesTopic, storageTopic } from './database.ts'
import { forgetFiles } from './forget-files.ts'
import type { FileRow, PartRow } from './schema.ts'
import { hasRoom } from './storage-room.ts'
import { throwAway } from './trash.ts'

const toFile = (row: Selectable<FileRow>): StoredFile => ({
  id: row.id,
  projectId: row.project_id,
  userId: row.user_id,
  name: row.name,
  size: Number(row.size),
  ready: row.ready === 1,
  uploadId: row.upload_id,
  createdAt: row.created_at,
})

const toPart = (row: Selectable<PartRow>): UploadedPart => ({
  number: row.number,
  etag: row.etag,
  size: Number(row.size),
  objectKey: row.object_key,
})

export function fileStore({ query, statement, transaction }: Database): FileStore {
  return {
    async create(file) {
      const { numAffectedRows } = await statement(storageTopic(file.projectId), insertFile(query, file))
      return numAffectedRows === 1n
    },
    async find(id) {
      const row = await query.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toFile(row)
    },
    savePart: (fileId, part) => transaction(filesTopic, (query) => savePart(query, fileId, part)),
    async parts(fileId) {
      const rows = await query
        .selectFrom('file_parts')
        .selectAll()
        .where('file_id', '=', fileId)
        .orderBy('number')
        .execute()
      return rows.map(toPart)
    },
    complete: (fileId) =>
      transaction(filesTopic, async (query) => {
        const file = await query
          .updateTable('files')
          .set({ ready: 1 })
          .where('id', '=', fileId)
          .returning('upload_id')
          .executeTakeFirst()
        if (file === undefined) return false
        await query.deleteFrom('file_parts').where('file_id', '=', fileId).execute()
        if (file.upload_id !== null) await throwAway(query, [objectKeys.parts(file.upload_id)])
        return true
      }),
    fill: (file, size) =>
      transaction(storageTopic(file.projectId), async (query) => {
        const project = await query
          .selectFrom('projects')
          .select(['storage_quota', 'result_bytes'])
          .where('id', '=', file.projectId)
          .executeTakeFirst()
        const others = await query
          .selectFrom('files')
          .select((select) => select.fn.sum('size').as('size'))
          .where('project_id', '=', file.projectId)
          .where('id', '!=', file.id)
          .executeTakeFirst()
        const taken = Number(others?.size ?? 0) + Number(project?.result_bytes ?? 0)
        if (taken + size > (project?.storage_quota ?? Infinity)) return 'no room'
        const filled = await query
          .updateTable('files')
          .set({ size, ready: 1 })
          .where('id', '=', file.id)
          .executeTakeFirst()
        if (filled.numUpdatedRows === 0n) return 'gone'
        await query.updateTable('sources').set({ size }).where('file_id', '=', file.id).execute()
        return 'filled'
      }),
    expire: (before) =>
      transaction(filesTopic, (query) =>
        forgetFiles(query, (files) => files.where('created_at', '<', before)),
      ),
  }
}

/** Adds up and inserts in one statement, so that the quota holds whoever else is uploading. */
function insertFile(query: Query, file: StoredFile): CompiledQuery<InsertResult> {
  return query
    .insertInto('files')
    .columns(['id', 'project_id', 'user_id', 'name', 'size', 'ready', 'upload_id', 'created_at'])
    .expression((build) =>
      build
        .selectFrom('projects')
        .select((select) => [
          select.val(file.id).as('id'),
          'projects.id as project_id',
          select.val(file.userId).as('user_id'),
          select.val(file.name).as('name'),
          select.val(file.size).as('size'),
          select.val(file.ready ? 1 : 0).as('ready'),
          select.val(file.uploadId).as('upload_id'),
          select.val(file.createdAt).as('created_at'),
        ])
        .where('projects.id', '=', file.projectId)
        .where(hasRoom(file.size)),
    )
    .compile()
}

async function savePart(query: InTransaction, fileId: string, part: UploadedPart): Promise<boolean> {
  const file = await query.selectFrom('files').select('ready').where('id', '=', fileId).executeTakeFirst()
  if (file === undefined || file.ready === 1) return false
  const earlier = await query
    .selectFrom('file_parts')
    .select('object_key')
    .where('file_id', '=', fileId)
    .where('number', '=', part.number)
    .executeTakeFirst()
  const columns = { etag: part.etag, size: part.size, object_key: part.objectKey }
  await query
    .insertInto('file_parts')
    .values({ file_id: fileId, number: part.number, ...columns })
    .onConflict((conflict) => conflict.columns(['file_id', 'number']).doUpdateSet(columns))
    .execute()
  if (earlier !== undefined && earlier.object_key !== part.objectKey)
    await throwAway(query, [earlier.object_key])
  return true
}
