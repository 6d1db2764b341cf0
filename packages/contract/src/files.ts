import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { described, identifier, integer, list, nonBlankText, userId } from './fields.ts'

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

/** More parts than that no upload has. */
export const mostParts = 10_000

const fileKey = z.object({
  file_object_key: described(
    'Names the file when a source is made of it. It belongs to the user that uploaded it and ends after 24 hours unless a source uses it.',
  ),
})
const partNumber = integer(1, mostParts)
const formats = fileExtensions.join(', ')

const partEtag = z
  .object({
    number: partNumber.optional().meta({ description: 'The number of the part, from 1.' }),
    part_number: partNumber.optional().meta({ description: 'The same under another name; one is enough.' }),
    etag: identifier.meta({
      description: 'What the PUT of the part answered as ETag, with or without quotes.',
    }),
  })
  .refine((part) => part.number !== undefined || part.part_number !== undefined, {
    error: 'is required',
    path: ['number'],
  })

export const fileEndpoints = {
  uploadFile: endpoint({
    method: 'POST',
    path: '/v2/team/file/upload-datasource',
    audited: { action: 'file.uploaded', subject: 'data.file_object_key' },
    resource: 'files',
    summary: 'Upload a file in one request',
    description: `Formats by the extension of the file name, in any case: ${formats}; others are 300004, an empty file 300005. A file may have 2 GiB unless the operator allows more or less (AUGER_MAX_UPLOAD): a larger one is 300007. \`file\` and \`user_id\` may come in either order.`,
    body: 'form',
    input: z.object({
      user_id: userId,
      file: z
        .unknown()
        .meta({ type: 'string', format: 'binary', description: 'The file, with its file name.' }),
    }),
    data: fileKey,
    failures: [300004, 300005, 300006, 300007],
  }),
  initMultipartUpload: endpoint({
    method: 'POST',
    path: '/v2/team/file/init-multipart-upload',
    audited: null,
    resource: 'files',
    summary: 'Begin an upload in parts',
    description:
      'For files that are large or come over a weak line. Cut the file every 5,242,880 bytes, PUT each part to its upload_url (any or no Content-Type, no key), keep the ETag that it answers, then complete the upload. Parts may come in any order, at once and again; the last one put counts. The addresses work for 24 hours. Formats and sizes are those of an upload in one request.',
    input: z.object({
      file_name: nonBlankText.meta({
        description: `The file name with its extension, one of ${formats} in any case.`,
      }),
      file_size: z
        .int()
        .min(0)
        .meta({ description: 'The size of the whole file in bytes; 0 is refused with 300005.' }),
      user_id: userId,
    }),
    data: z.object({
      file_object_key: described('Names the file; it can be used once the upload is complete.'),
      upload_id: described('Names this upload; completing it needs it.'),
      part_items: z
        .array(
          z.object({
            number: z.int().meta({ description: 'The number of the part, ascending from 1.' }),
            upload_url: described('The signed address to PUT its bytes to; it needs no key.'),
            size: z.int().meta({
              description: '5,242,880 for every part; the last one ends with the file.',
            }),
          }),
        )
        .meta({ description: 'The parts to send.' }),
    }),
    failures: [300004, 300005, 300006, 300007],
  }),
  completeMultipartUpload: endpoint({
    method: 'POST',
    path: '/v2/team/file/complete-multipart-upload',
    audited: { action: 'file.uploaded', subject: 'data.file_object_key' },
    resource: 'files',
    summary: 'Finish an upload in parts',
    input: z.object({
      file_object_key: identifier.meta({ description: 'As the upload was begun with.' }),
      upload_id: identifier.meta({ description: 'As the upload was begun with.' }),
      part_etags: list(partEtag, mostParts).meta({ description: 'Every part with its ETag, in any order.' }),
      user_id: userId,
    }),
    description:
      'Only the user who began it may. A part that is missing, or whose ETag differs, is 300007; a refused upload stays usable. Completing it again answers the same.',
    data: fileKey,
    failures: [300003, 300006, 300007],
  }),
}
