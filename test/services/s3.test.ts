import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadBucketCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { expect, onTestFinished, test } from 'vitest'
import { startS3rver } from './s3.ts'

test('s3rver outlives a file of its own that is gone when it opens it', async () => {
  const server = await startS3rver()
  const bucket = await server.bucket()
  const client = new S3Client({ endpoint: server.endpoint, region: 'us-east-1', forcePathStyle: true })
  const place = { Bucket: bucket, Key: 'a/b' }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place))
  const parts = { MultipartUpload: { Parts: [{ PartNumber: 1, ETag: '"none"' }] } }
  const complete = new CompleteMultipartUploadCommand({ ...place, UploadId, ...parts })
  await client.send(complete, { abortSignal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  expect((await client.send(new HeadBucketCommand({ Bucket: bucket }))).$metadata.httpStatusCode).toBe(200)
  client.destroy()
  await server.stop()
})

test('s3rver ends with the process that holds it, however that ends', async () => {
  const program = join(import.meta.dirname, 's3rver-server.mjs')
  const holder = spawn(
    process.execPath,
    [
      '-e',
      `require('child_process').spawn(process.execPath, [${JSON.stringify(program)}, 'key', 'secret'], { stdio: ['pipe', 'inherit', 'inherit'] })`,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  onTestFinished(() => void holder.kill('SIGKILL'))
  const [port] = (await once(createInterface(holder.stdout), 'line')) as [string]
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  expect(await answers()).toBe(true)
  holder.kill('SIGKILL')
  await expect.poll(answers, { timeout: 10_000 }).toBe(false)
})
