import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'

export async function keysOfBucket(endpoint: string, bucket: string): Promise<readonly string[]> {
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
  try {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }))
    return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
  } finally {
    client.destroy()
  }
}
