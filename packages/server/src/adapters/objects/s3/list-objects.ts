import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import type { ListedKey } from '../list-keys.ts'
import { requireKey } from '../keys.ts'
import type { Bucket } from './bucket.ts'

/** Page by page, in the order of the keys. */
export async function* listObjects(bucket: Bucket, prefix: string): AsyncGenerator<ListedKey> {
  const above = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  if (above !== '') requireKey(above.slice(0, -1))
  let token: string | undefined
  do {
    const page = await bucket.client.send(
      new ListObjectsV2Command({ Bucket: bucket.name, Prefix: prefix, ContinuationToken: token }),
    )
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key !== undefined) yield { key: Key, storedAt: LastModified ?? new Date() }
    token = page.IsTruncated === true ? page.NextContinuationToken : undefined
  } while (token !== undefined)
}
