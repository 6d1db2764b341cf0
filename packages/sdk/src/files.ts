import { partSize } from '@auger/contract'
import { openFileSource, type FileContent, type FileSource } from './file-source.ts'
import type { CallOptions, Fields, Transport } from './transport.ts'
import { uploadParts } from './upload-parts.ts'

export interface UploadOptions extends CallOptions {
  /** The file's name with its extension; a path and a File bring their own. */
  readonly name?: string
  readonly onProgress?: (progress: { readonly sentBytes: number; readonly totalBytes: number }) => void
  /** Files up to this many bytes go in one request, larger ones in parts; 5 MiB unless told. */
  readonly directBytes?: number
  /** How many parts at a time; 4 unless told. */
  readonly concurrency?: number
  /** How often a part is sent again; 3 unless told. */
  readonly retries?: number
  readonly retryMilliseconds?: number
}

export function filesOf(transport: Transport) {
  const { call, fetch } = transport

  const uploadDirect = (content: Blob, name: string, options?: CallOptions) =>
    call('uploadFile', { file: new File([content], name) }, options)
  const initMultipart = (fields: Fields<'initMultipartUpload'>, options?: CallOptions) =>
    call('initMultipartUpload', fields, options)
  const completeMultipart = (fields: Fields<'completeMultipartUpload'>, options?: CallOptions) =>
    call('completeMultipartUpload', fields, options)

  const uploadInParts = async (source: FileSource, name: string, options: UploadOptions) => {
    const begun = await initMultipart({ file_name: name, file_size: source.size }, options)
    let sentBytes = 0
    const etags = await uploadParts(source, begun.part_items, {
      fetch,
      signal: options.signal,
      concurrency: options.concurrency ?? 4,
      retries: options.retries ?? 3,
      retryMilliseconds: options.retryMilliseconds ?? 200,
      sent: (bytes) => options.onProgress?.({ sentBytes: (sentBytes += bytes), totalBytes: source.size }),
    })
    return completeMultipart(
      { file_object_key: begun.file_object_key, upload_id: begun.upload_id, part_etags: etags },
      options,
    )
  }

  return {
    /** Uploads a file of any size; never holds more of it in memory than the parts under way. */
    upload: async (
      content: FileContent,
      options: UploadOptions = {},
    ): Promise<{ file_object_key: string }> => {
      const source = await openFileSource(content, options.signal)
      try {
        const name = options.name ?? source.name
        if (name === undefined) throw new TypeError('name is required: the content does not bring one')
        if (source.size > (options.directBytes ?? partSize)) return await uploadInParts(source, name, options)
        const uploaded = await uploadDirect(new Blob([await source.read(0, source.size)]), name, options)
        options.onProgress?.({ sentBytes: source.size, totalBytes: source.size })
        return uploaded
      } finally {
        await source.close()
      }
    },
    /** The three steps that `upload` takes, for those who want to take them themselves. */
    uploadDirect,
    initMultipart,
    completeMultipart,
  }
}
