import { createHash } from 'node:crypto'
import { S3Client, S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3'
import { createSlots, type Slots } from './slots.ts'

export interface BucketSettings {
  readonly bucket: string
  readonly region: string
  /** Unset: Amazon's own. */
  readonly endpoint: string | undefined
}

export interface Bucket {
  readonly name: string
  readonly client: S3Client
  /** What holds bytes in memory while they travel, or would be too many requests at once. */
  readonly slots: Slots
}

const mostTransfers = 8

/** Tries again what a server in trouble refused, answered too late or cut off, with pauses, five times in all. */
export function openBucket({ bucket, region, endpoint }: BucketSettings): Bucket {
  const client = new S3Client(clientSettings(region, endpoint))
  client.middlewareStack.add(
    (next) => async (args) => {
      const request = args.request as { body?: unknown; headers: { [name: string]: string } }
      if (typeof request.body === 'string' && request.headers['content-md5'] === undefined)
        request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64')
      return next(args)
    },
    // Servers beside Amazon's ask for it where many objects are removed at once, and Amazon's takes it.
    { step: 'build', name: 'contentMd5', priority: 'low' },
  )
  return { name: bucket, client, slots: createSlots(mostTransfers) }
}

export const clientSettings = (region: string, endpoint: string | undefined): S3ClientConfig => ({
  region,
  ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  // Servers beside Amazon's do not know the newer checksums; bytes are compared by MD5 and SHA-256.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  retryMode: 'standard',
  maxAttempts: 5,
  requestHandler: {
    connectionTimeout: 5_000,
    // Until the answer begins.
    requestTimeout: 60_000,
    throwOnRequestTimeout: true,
    httpAgent: { maxSockets: 256 },
    httpsAgent: { maxSockets: 256 },
  },
})

export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

export const isNotFound = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (['NoSuchKey', 'NotFound'].includes(error.name) ||
    (error.$metadata.httpStatusCode === 404 && !['NoSuchBucket', 'NoSuchUpload'].includes(error.name)))

/** Some servers know only a part of what S3 does. */
export const isUnknownThere = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (['NotImplemented', 'MethodNotAllowed'].includes(error.name) ||
    [405, 501].includes(error.$metadata.httpStatusCode ?? 0))

/** Undefined where there is no such object. */
export async function whenThere<Found>(asking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asking
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
