import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { DirectObjects } from '../../../ports/objects.ts'
import { clientSettings, type BucketSettings } from './bucket.ts'
import { requireKey } from '../keys.ts'

/** Addresses of the bucket as clients reach it, signed with our keys. */
export function directObjects({ bucket, region }: BucketSettings, directUrl: string): DirectObjects {
  const client = new S3Client(clientSettings(region, directUrl))
  return {
    async read(key, seconds, { type, disposition }) {
      requireKey(key)
      const command = new GetObjectCommand({
        ...{ Bucket: bucket, Key: key },
        ...{ ResponseContentType: type, ResponseContentDisposition: disposition },
        ResponseCacheControl: 'private, no-transform',
      })
      return getSignedUrl(client, command, { expiresIn: seconds })
    },
    async write(key, seconds, size) {
      requireKey(key)
      // The length is signed too: nobody stores more than was announced.
      const command = new PutObjectCommand({ Bucket: bucket, Key: key, ContentLength: size })
      return getSignedUrl(client, command, { expiresIn: seconds })
    },
  }
}
