import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CopyObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import LibsqlDatabase from 'libsql'
import pg from 'pg'

/** Rows of every table, each as text, in an order of their own; by plain queries, told apart from how they are moved. */
export type Contents = ReadonlyMap<string, readonly string[]>

const textOf = (row: object): string =>
  JSON.stringify(
    Object.entries(row)
      .map(([name, value]): readonly [string, string | null] => [name, value === null ? null : String(value)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

const isOurs = (table: string): boolean => !/_migration|^sqlite_|^auger_move$/.test(table)

export function rowsOfFile(file: string): Contents {
  const database = new LibsqlDatabase(file)
  try {
    const names = database.prepare("select name from sqlite_master where type = 'table'").all([]) as {
      name: string
    }[]
    return new Map(
      names
        .map(({ name }) => name)
        .filter(isOurs)
        .map((name) => [
          name,
          (database.prepare(`select * from ${name}`).all([]) as object[]).map(textOf).sort(),
        ]),
    )
  } finally {
    database.close()
  }
}

export async function rowsOfDatabase(url: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    const contents = new Map<string, readonly string[]>()
    for (const { name } of tables.rows.filter(({ name }) => isOurs(name)))
      contents.set(name, (await client.query<object>(`select * from ${name}`)).rows.map(textOf).sort())
    return contents
  } finally {
    await client.end()
  }
}

/** SHA-256 of each object by its key. */
export type Digests = Readonly<Record<string, string>>
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export function objectsOfFolder(dataFolder: string): Digests {
  const root = join(dataFolder, 'objects/stored')
  const keys = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    keys
      .filter((key) => statSync(join(root, key)).isFile())
      .sort()
      .map((key) => [key, digestOf(readFileSync(join(root, key)))]),
  )
}

export async function objectsOfBucket(endpoint: string, bucket: string): Promise<Digests> {
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
  const found: [string, string][] = []
  let token: string | undefined
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token }))
    for (const { Key } of page.Contents ?? []) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
      found.push([Key ?? '', digestOf((await Body?.transformToByteArray()) ?? new Uint8Array())])
    }
    token = page.NextContinuationToken
  } while (token !== undefined)
  client.destroy()
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)))
}

export async function copyBucket(endpoint: string, from: string, to: string): Promise<void> {
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
  for (const key of Object.keys(await objectsOfBucket(endpoint, from)))
    await client.send(new CopyObjectCommand({ Bucket: to, Key: key, CopySource: `${from}/${key}` }))
  client.destroy()
}
