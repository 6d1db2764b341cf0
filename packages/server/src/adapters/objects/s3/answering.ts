import { HeadBucketCommand } from '@aws-sdk/client-s3'
import type { Bucket } from './bucket.ts'

const rememberedMilliseconds = 3_000
const longestMilliseconds = 5_000

/** Whether a bucket answers; asked once in a few seconds, however many want to know. */
export function answering(bucket: Bucket): () => Promise<void> {
  let asked: { readonly at: number; readonly answer: Promise<void> } | undefined
  return () => {
    if (asked === undefined || performance.now() - asked.at > rememberedMilliseconds) {
      const answer = ask(bucket)
      // Where nobody waits for it any more, it is no fault.
      answer.catch(() => undefined)
      asked = { at: performance.now(), answer }
    }
    return asked.answer
  }
}

async function ask(bucket: Bucket): Promise<void> {
  await bucket.client.send(new HeadBucketCommand({ Bucket: bucket.name }), {
    abortSignal: AbortSignal.timeout(longestMilliseconds),
  })
}
