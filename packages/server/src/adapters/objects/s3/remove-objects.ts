import { DeleteObjectCommand, DeleteObjectsCommand } from '@aws-sdk/client-s3'
import { isNotFound, isUnknownThere, type Bucket } from './bucket.ts'
import { listObjects } from './list-objects.ts'

const mostAtOnce = 1_000

export async function removeObject(bucket: Bucket, key: string): Promise<void> {
  try {
    await bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: key }))
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}

/** Everything below a prefix; `removed` hears of the keys. */
export async function removeBelow(
  bucket: Bucket,
  prefix: string,
  removed: (key: string) => Promise<void>,
): Promise<void> {
  let batch: string[] = []
  const remove = async () => {
    if (batch.length > 0) await removeAll(bucket, batch)
    for (const key of batch) await removed(key)
    batch = []
  }
  for await (const { key } of listObjects(bucket, prefix)) {
    batch.push(key)
    if (batch.length === mostAtOnce) await remove()
  }
  await remove()
}

async function removeAll(bucket: Bucket, keys: readonly string[]): Promise<void> {
  try {
    const { Errors = [] } = await bucket.client.send(
      new DeleteObjectsCommand({
        Bucket: bucket.name,
        Delete: { Objects: keys.map((key) => ({ Key: key })), Quiet: true },
      }),
    )
    const [first] = Errors.filter(({ Code }) => Code !== 'NoSuchKey')
    if (first !== undefined) throw new Error(`S3 did not remove ${first.Key}: ${first.Code} ${first.Message}`)
  } catch (error) {
    if (!isUnknownThere(error)) throw error
    await Promise.all(keys.map((key) => bucket.slots.run(() => removeObject(bucket, key))))
  }
}
