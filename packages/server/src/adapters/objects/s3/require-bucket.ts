import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Bucket } from './bucket.ts'

/** Why nothing can be stored in a bucket, for whoever configured it. */
export class UnusableBucket extends Error {
  override readonly name = 'UnusableBucket'
}

/** Whether it is there and may be written. It is not made: whoever owns it decides where and how. */
export async function requireBucket(bucket: Bucket, where: string): Promise<void> {
  const place = { Bucket: bucket.name, Key: `checks/${randomUUID()}` }
  const unusable = (what: string) => (error: unknown) => {
    throw new UnusableBucket(`AUGER_S3_BUCKET: ${what} (${reasonOf(error)})`, { cause: error })
  }
  await bucket.client.send(new HeadBucketCommand({ Bucket: bucket.name })).catch((error: unknown) => {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    const known: { readonly [status: number]: string } = {
      301: `the bucket "${bucket.name}" lies in another region: set AUGER_S3_REGION`,
      403: `the keys do not open the bucket "${bucket.name}" at ${where}`,
      404: `there is no bucket "${bucket.name}" at ${where}`,
    }
    return unusable(known[status ?? 0] ?? `the bucket "${bucket.name}" at ${where} does not answer`)(error)
  })
  await bucket.client
    .send(new PutObjectCommand({ ...place, Body: '', ContentLength: 0 }))
    .catch(unusable(`nothing may be stored in the bucket "${bucket.name}"`))
  await bucket.client
    .send(new DeleteObjectCommand(place))
    .catch(unusable(`nothing may be removed from the bucket "${bucket.name}"`))
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const status = error instanceof S3ServiceException ? ` ${error.$metadata.httpStatusCode ?? ''}` : ''
  return `${error.name}${status}: ${error.message || 'no more was said'}`
}
