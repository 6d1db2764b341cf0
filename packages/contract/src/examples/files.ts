import { partSize, type fileEndpoints } from '../files.ts'
import type { ExamplesOf } from './example.ts'
import { file_object_key, signed, upload_id, user_id } from './things.ts'

const part = (number: number) => ({
  number,
  upload_url: signed(`uploads/${file_object_key}/${number}`),
  size: partSize,
})

export const fileExamples: ExamplesOf<keyof typeof fileEndpoints> = {
  uploadFile: { input: { user_id, file: 'sales.csv' }, data: { file_object_key } },
  initMultipartUpload: {
    input: { file_name: 'large.csv', file_size: 6_000_000, user_id },
    data: { file_object_key, upload_id, part_items: [part(1), part(2)] },
  },
  completeMultipartUpload: {
    input: {
      file_object_key,
      upload_id,
      part_etags: [
        { number: 1, etag: '"5f363e0e58a95f06"' },
        { number: 2, etag: '"0b8263d90f3f4b1c"' },
      ],
      user_id,
    },
    data: { file_object_key },
  },
}
