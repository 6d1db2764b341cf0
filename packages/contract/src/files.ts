import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nonBlankText, userId } from './fields.ts'

export const fileExtensions = [
  'csv',
  'tsv',
  'md',
  'mdx',
  'json',
  'txt',
  'pdf',
  'pptx',
  'ppt',
  'doc',
  'docx',
  'xls',
  'xlsx',
] as const
export type FileExtension = (typeof fileExtensions)[number]

/** Every part has this size but the last, which ends with the file: clients compute offsets from it. */
export const partSize = 5_242_880

const fileKey = z.object({ file_object_key: z.string() })
const partNumber = z.int().min(1)

const partEtag = z
  .object({ number: partNumber.optional(), part_number: partNumber.optional(), etag: z.string() })
  .refine((part) => part.number !== undefined || part.part_number !== undefined, {
    error: 'number is required',
  })

export const fileEndpoints = {
  uploadFile: endpoint({
    method: 'POST',
    path: '/v2/team/file/upload-datasource',
    resource: 'files',
    summary: 'Upload a file in one request',
    body: 'form',
    input: z.object({ user_id: userId, file: z.unknown().meta({ type: 'string', format: 'binary' }) }),
    data: fileKey,
  }),
  initMultipartUpload: endpoint({
    method: 'POST',
    path: '/v2/team/file/init-multipart-upload',
    resource: 'files',
    summary: 'Begin an upload in parts',
    input: z.object({ file_name: nonBlankText, file_size: z.int().min(0), user_id: userId }),
    data: z.object({
      file_object_key: z.string(),
      upload_id: z.string(),
      part_items: z.array(z.object({ number: z.int(), upload_url: z.string(), size: z.int() })),
    }),
  }),
  completeMultipartUpload: endpoint({
    method: 'POST',
    path: '/v2/team/file/complete-multipart-upload',
    resource: 'files',
    summary: 'Finish an upload in parts',
    input: z.object({
      file_object_key: z.string(),
      upload_id: z.string(),
      part_etags: z.array(partEtag),
      user_id: userId,
    }),
    data: fileKey,
  }),
}
