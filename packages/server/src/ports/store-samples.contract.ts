import type { SourceStatus } from '@auger/contract'
import { noCost } from '../domain/cost.ts'
import { type Dataset, emptyOverview } from '../domain/dataset.ts'
import type { Utterance } from '../domain/event.ts'
import { type StoredFile, objectKeys } from '../domain/file.ts'
import { newAccount, type Account } from '../domain/account.ts'
import { newId } from '../domain/ids.ts'
import type { Login } from '../domain/login.ts'
import type { Job, JobEnding, JobRequest } from '../domain/job.ts'
import type { Owner } from '../domain/owner.ts'
import type { ApiKey, Project } from '../domain/project.ts'
import type { Session } from '../domain/session.ts'
import type { IngestReport, Source } from '../domain/source.ts'
import { type LexiconEntry, type Table, fold, noDetails } from '../domain/table.ts'
import type { IngestedTables, Store } from './store.ts'

/** What the parts of the suite share: the store that is open, and things to put into it. */
export interface StoreUnderTest {
  readonly store: Store
}

export const noon = '2026-03-01T12:00:00.000Z'
export const later = '2026-03-01T13:00:00.000Z'

/** What is under way while the contract is tested. */
export const aTrace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

export const aProject = (change: Partial<Project> = {}): Project => ({
  id: newId('project'),
  name: 'Sales',
  jobQuota: null,
  jobsUsed: 0,
  storageQuota: null,
  tokenQuota: null,
  tokensUsed: 0,
  createdAt: noon,
  ...change,
})

export const aKey = (projectId: string | null, change: Partial<ApiKey> = {}): ApiKey => ({
  id: newId('key'),
  projectId,
  name: 'First key',
  hint: 'auger-ab',
  hash: newId('key'),
  createdAt: noon,
  lastUsedAt: null,
  revokedAt: null,
  ...change,
})

export const anAccount = (change: Partial<Account> = {}): Account => {
  const account = newAccount('', false, new Date(noon))
  return { ...account, name: account.id, ...change }
}

export async function keptAccount(store: Store, change: Partial<Account> = {}): Promise<Account> {
  const account = anAccount(change)
  if (!(await store.accounts.create(account))) throw new Error(`${account.name} is taken`)
  return account
}

export const aLogin = (account?: Account): Login => ({
  id: newId('login'),
  accountId: account?.id ?? '',
  hash: newId('login'),
  browser: 'Firefox',
  createdAt: noon,
  seenAt: noon,
})

/** A user of a project of their own. */
export async function anOwner(store: Store, change: Partial<Project> = {}): Promise<Owner> {
  const project = aProject(change)
  await store.projects.create(project)
  return { projectId: project.id, userId: 'ada' }
}

export const aSession = (owner: Owner, change: Partial<Session> = {}): Session => ({
  id: newId('session'),
  ...owner,
  name: 'New session',
  outputLanguage: 'AUTO',
  jobMode: 'AUTO',
  maxContextualJobHistory: 10,
  createdAt: noon,
  ...change,
})

export async function keptSession(
  store: Store,
  owner: Owner,
  change: Partial<Session> = {},
): Promise<Session> {
  const session = aSession(owner, change)
  await store.sessions.create(session, 150)
  return session
}

export const aRequest = (change: Partial<JobRequest> = {}): JobRequest => ({
  question: 'How many?',
  datasetId: null,
  sourceIds: [],
  leftOut: [],
  outputLanguage: 'AUTO',
  mode: 'AUTO',
  withCitation: true,
  userPrompt: null,
  maxContextualJobHistory: 10,
  ...change,
})

export const aJob = (session: Session, change: Partial<Job> = {}): Job => ({
  id: newId('job'),
  projectId: session.projectId,
  userId: session.userId,
  sessionId: session.id,
  request: aRequest(),
  state: 'queued',
  status: null,
  language: null,
  assumptions: [],
  plan: null,
  frame: null,
  result: null,
  results: [],
  refusal: null,
  cost: null,
  attempts: 0,
  createdAt: noon,
  finishedAt: null,
  ...change,
})

export async function keptJob(store: Store, session: Session, change: Partial<Job> = {}): Promise<Job> {
  const job = aJob(session, change)
  await store.jobs.create(job)
  return job
}

export async function runningJob(store: Store, session: Session): Promise<Job> {
  const job = await keptJob(store, session)
  await store.jobs.claim(job.id)
  return job
}

export const failed: JobEnding = { state: 'failed', cost: noCost }

export const aWord = (content: string): Utterance => ({
  createdAt: noon,
  group: { id: '1', name: 'First step', stage: 'Analyze' },
  said: { kind: 'message', content, bindings: [] },
})

export const aDataset = (owner: Owner, change: Partial<Dataset> = {}): Dataset => ({
  id: newId('dataset'),
  projectId: owner.projectId,
  creatorId: owner.userId,
  name: 'Orders',
  description: '',
  overview: emptyOverview,
  createdAt: noon,
  ...change,
})

export async function keptDataset(
  store: Store,
  owner: Owner,
  change: Partial<Dataset> = {},
): Promise<Dataset> {
  const dataset = aDataset(owner, change)
  await store.datasets.create(dataset)
  return dataset
}

export const aFile = (owner: Owner, change: Partial<StoredFile> = {}): StoredFile => ({
  id: newId('file'),
  ...owner,
  name: 'orders.csv',
  size: 100,
  ready: true,
  uploadId: null,
  createdAt: noon,
  ...change,
})

export async function keptFile(
  store: Store,
  owner: Owner,
  change: Partial<StoredFile> = {},
): Promise<StoredFile> {
  const file = aFile(owner, change)
  await store.files.create(file)
  return file
}

export const aSource = (dataset: Dataset, file: StoredFile, change: Partial<Source> = {}): Source => ({
  id: newId('source'),
  projectId: dataset.projectId,
  datasetId: dataset.id,
  name: file.name,
  status: 'synching',
  size: file.size,
  error: null,
  report: null,
  read: false,
  progress: null,
  overrides: {},
  reading: 0,
  url: null,
  fileId: file.id,
  createdAt: noon,
  ...change,
})

/** A source with a file of its own. */
export async function keptSource(
  store: Store,
  dataset: Dataset,
  status: SourceStatus = 'synching',
): Promise<Source> {
  const file = await keptFile(store, { projectId: dataset.projectId, userId: dataset.creatorId })
  const source = aSource(dataset, file, { status })
  await store.sources.create(source)
  return source
}

export const aReport = (change: Partial<IngestReport> = {}): IngestReport => ({
  format: 'csv',
  encoding: 'utf-8',
  tables: [],
  rejectedRows: 0,
  rejectedSamples: [],
  notes: [],
  ...change,
})

/** What ingest found in a source. */
export const aFinding = (change: Partial<IngestedTables> = {}): IngestedTables => ({
  reading: 0,
  progress: { stage: 'describing', bytes: 10, rows: 2 },
  tables: [],
  lexicon: [],
  report: aReport(),
  ...change,
})

export const aTable = (
  source: Pick<Source, 'id' | 'datasetId'>,
  number: number,
  change: Partial<Table> = {},
): Table => ({
  id: `${source.id}-${number}`,
  sourceId: source.id,
  datasetId: source.datasetId,
  name: `orders_${number}`,
  title: 'orders',
  objectKey: objectKeys.table(source.id, 0, number, 'f'.repeat(64)),
  rowCount: 2,
  columns: [
    {
      name: 'city',
      type: 'text',
      role: 'category',
      missing: 0,
      distinct: 2,
      minimum: 'Łódź',
      maximum: '東京',
      frequent: [{ value: '東京', count: 1 }],
      ...noDetails,
      averageLength: 3,
    },
  ],
  keys: [['city']],
  ...change,
})

export const anEntry = (table: Table, value: string): LexiconEntry => ({
  tableId: table.id,
  column: 'city',
  value,
  folded: fold(value),
})

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))
