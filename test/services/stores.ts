import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** What a service keeps things in: SQLite and files, or PostgreSQL and S3. */
export type StoreKind = 'embedded' | 'shared'

/** AUGER_ON says it, for a run or for a project of vitest.config.ts. */
export function kindOfRun(
  environment: { readonly [name: string]: string | undefined } = process.env,
): StoreKind {
  const kind = environment['AUGER_ON'] ?? 'embedded'
  if (kind !== 'embedded' && kind !== 'shared') throw new Error(`AUGER_ON is embedded or shared, not ${kind}`)
  return kind
}

/** Where the servers of this run are; `stores-of-run.ts` starts them. */
export const places = { postgres: 'AUGER_ON_POSTGRES', s3: 'AUGER_ON_S3' } as const

type StoreSettings = { readonly [name: `${'AUGER' | 'AWS'}_${string}`]: string }

const given = new Map<string, Promise<StoreSettings>>()

/** A database and a bucket; the same ones for the same folder, so that a service finds what it left there. */
export function freshStores(folder: string): Promise<StoreSettings> {
  const stores = given.get(folder) ?? makeStores()
  given.set(folder, stores)
  return stores
}

async function makeStores(): Promise<StoreSettings> {
  const [postgres, endpoint] = [process.env[places.postgres], process.env[places.s3]]
  if (postgres === undefined || endpoint === undefined)
    throw new Error('AUGER_ON is shared, which takes a project of vitest.config.ts that starts the stores')
  // It loads a client that most runs have no use for.
  const { newBucket, s3Keys } = await import('./s3.ts')
  const name = `test_${randomBytes(6).toString('hex')}`
  const [bucket] = await Promise.all([newBucket(endpoint), inDatabase(postgres, `create database ${name}`)])
  return {
    AUGER_DATABASE_URL: postgres.replace(/postgres$/, name),
    AUGER_S3_BUCKET: bucket,
    AUGER_S3_ENDPOINT: endpoint,
    ...s3Keys,
    AUGER_SECRET: randomBytes(16).toString('hex'),
  }
}

const shifted = new Set<string>()

/** Moves the time that a database tells to services which start from now on: whatever its search path names before PostgreSQL's own comes first. */
export async function setClock(database: string, hoursAhead: number): Promise<void> {
  if (hoursAhead === 0 && !shifted.has(database)) return
  shifted.add(database)
  const name = new URL(database).pathname.slice(1)
  await inDatabase(
    database,
    `create or replace function public.clock_timestamp() returns timestamptz language sql volatile
       as $$ select pg_catalog.clock_timestamp() + interval '${hoursAhead} hours' $$;
     alter database ${name} set search_path = public, pg_catalog`,
  )
}

export async function inDatabase(
  database: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    return await (values.length === 0 ? client.query(statement) : client.query(statement, [...values]))
  } finally {
    await client.end()
  }
}
