import { readFileSync } from 'node:fs'
import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import LibsqlDatabase from 'libsql'
import { keysOfBucket } from '../cluster/keys-of-bucket.ts'
import { inDatabase } from '../services/stores.ts'
import type { LocalServer } from './server.ts'

// What a service keeps, behind its back, whichever kind of stores it has.

interface Bucket {
  readonly endpoint: string
  readonly name: string
}

function bucketOf({ environment }: LocalServer): Bucket | undefined {
  const [endpoint, name] = [environment['AUGER_S3_ENDPOINT'], environment['AUGER_S3_BUCKET']]
  return endpoint === undefined || name === undefined ? undefined : { endpoint, name }
}

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Keys of the objects below a prefix such as `results`. */
export async function objectKeys(local: LocalServer, prefix: string): Promise<readonly string[]> {
  const bucket = bucketOf(local)
  const folder = join(local.dataFolder, 'objects', 'stored')
  const keys =
    bucket === undefined
      ? (await filesIn(folder)).map((path) => path.slice(folder.length + 1))
      : await keysOfBucket(bucket.endpoint, bucket.name)
  return keys.filter((key) => key.startsWith(`${prefix}/`))
}

/** Takes the disk away under every dataset: what ingest wrote cannot be read any more. Answers how many tables that were. */
export async function harmTables(local: LocalServer): Promise<number> {
  const isTable = (name: string) => name.endsWith('.parquet')
  const files = (await filesIn(local.dataFolder)).filter(isTable)
  const bucket = bucketOf(local)
  if (bucket !== undefined) await harmInBucket(bucket, (await objectKeys(local, 'sources')).filter(isTable))
  for (const file of files) await truncate(file, 3)
  return files.length
}

async function harmInBucket({ endpoint, name }: Bucket, keys: readonly string[]): Promise<void> {
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
  try {
    for (const Key of keys) await client.send(new PutObjectCommand({ Bucket: name, Key, Body: 'PAR' }))
  } finally {
    client.destroy()
  }
}

/** All rows, in whatever way they are written. */
export async function rowsAsKept({
  dataFolder,
  environment,
}: Pick<LocalServer, 'dataFolder' | 'environment'>): Promise<string> {
  const database = environment['AUGER_DATABASE_URL']
  if (database === undefined)
    return ['auger.db', 'auger.db-wal']
      .map((file) => readFileSync(join(dataFolder, file), { encoding: 'latin1', flag: 'a+' }))
      .join('')
  const { rows } = await inDatabase(database, `select schema_to_xml('public', true, false, '')::text as text`)
  return String(rows[0]?.['text'])
}

interface KeptDocument {
  readonly table: string
  readonly column: string
  /** The column that names the rows, and its value in those that are meant. */
  readonly where: readonly [column: string, value: string]
}

/** Replaces documents that are kept as JSON. */
export async function changeDocuments<Document>(
  { dataFolder, environment }: LocalServer,
  { table, column, where: [key, value] }: KeptDocument,
  change: (document: Document) => unknown,
): Promise<void> {
  const select = `select distinct ${column} as body from ${table} where ${key} = $1`
  const update = `update ${table} set ${column} = $1 where ${key} = $2 and ${column} = $3`
  const database = environment['AUGER_DATABASE_URL']
  const run: (statement: string, ...values: string[]) => Promise<unknown[]> | unknown[] =
    database === undefined
      ? (statement, ...values) => inFile(join(dataFolder, 'auger.db'), statement, values)
      : async (statement, ...values) => (await inDatabase(database, statement, values)).rows
  const rows = (await run(select, value)) as { readonly body: string | null }[]
  if (rows.length === 0) throw new Error(`no row of ${table} has ${key} ${value}`)
  for (const { body } of rows)
    if (body !== null) await run(update, JSON.stringify(change(JSON.parse(body) as Document)), value, body)
}

function inFile(file: string, statement: string, values: readonly string[]): unknown[] {
  const database = new LibsqlDatabase(file)
  try {
    database.pragma('busy_timeout = 5000')
    const prepared = database.prepare(statement.replaceAll(/\$\d/g, '?'))
    if (prepared.reader) return prepared.all(...values)
    prepared.run(...values)
    return []
  } finally {
    database.close()
  }
}
