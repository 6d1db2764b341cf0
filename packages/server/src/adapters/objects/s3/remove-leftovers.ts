import { AbortMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { isUnknownThere, nameOf, type Bucket } from './bucket.ts'

/** Where our objects lie; uploads of others in the same bucket are none of our business. */
const prefixes = ['files/', 'parts/', 'results/', 'sources/']

/** Ends uploads in parts that were begun before a time: the process that began them is no more. */
export async function removeLeftovers(bucket: Bucket, before: Date): Promise<void> {
  try {
    for (const prefix of prefixes) await endUploads(bucket, prefix, before)
  } catch (error) {
    if (!isUnknownThere(error)) throw error
  }
}

async function endUploads(bucket: Bucket, prefix: string, before: Date): Promise<void> {
  let marker: { KeyMarker: string | undefined; UploadIdMarker: string | undefined } | undefined
  do {
    const page = await bucket.client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket.name, Prefix: prefix, ...marker }),
    )
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Initiated === undefined || Initiated >= before) continue
      try {
        await bucket.client.send(new AbortMultipartUploadCommand({ Bucket: bucket.name, Key, UploadId }))
      } catch (error) {
        if (nameOf(error) !== 'NoSuchUpload') throw error
      }
    }
    marker =
      page.IsTruncated === true
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined
  } while (marker !== undefined)
}
