import type { DefinitionOutcome, SourceStatus } from '@auger/contract'
import type { Definition, KeptDefinition } from '../domain/definition.ts'
import type { Dataset, DatasetChange, DatasetSummary, Overview } from '../domain/dataset.ts'
import type { Plan } from '@auger/contract/plan'
import type { JobEvent, Utterance } from '../domain/event.ts'
import type { Feedback, JudgedJob, JudgedQuestion } from '../domain/feedback.ts'
import type { StoredFile, UploadedPart } from '../domain/file.ts'
import type { Job, JobEnding, JobSummary, PlannedQuestion } from '../domain/job.ts'
import type { ModelOutcome, SentRequest } from '../domain/model-outcome.ts'
import type { Owner } from '../domain/owner.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import type { ApiKey, Project } from '../domain/project.ts'
import type { Session, SessionChange } from '../domain/session.ts'
import type { IngestProgress, IngestReport, Overrides, Source } from '../domain/source.ts'
import type { LexiconEntry, Relation, Table } from '../domain/table.ts'
import type {
  AccountLinkStore,
  AccountStore,
  LoginStore,
  LoginTryStore,
  MembershipStore,
} from './account-store.ts'
import type { AuditStore } from './audit-store.ts'
import type { Lexicon } from './lexicon.ts'
import type { QuestionStore, UsageStore } from './question-store.ts'
import type { DeliveryStore, WebhookStore } from './webhook-store.ts'
import type { RetentionStore } from './retention-store.ts'

/** Everything that is rows. Each call is one transaction: it happened whole, durably, or not at all. */
export interface Store {
  readonly projects: ProjectStore
  readonly keys: KeyStore
  readonly accounts: AccountStore
  readonly memberships: MembershipStore
  readonly accountLinks: AccountLinkStore
  readonly logins: LoginStore
  readonly loginTries: LoginTryStore
  readonly sessions: SessionStore
  readonly jobs: JobStore
  readonly feedback: FeedbackStore
  readonly questions: QuestionStore
  readonly usage: UsageStore
  readonly datasets: DatasetStore
  readonly definitions: DefinitionStore
  readonly sources: SourceStore
  readonly files: FileStore
  readonly trash: TrashStore
  readonly audit: AuditStore
  readonly retention: RetentionStore
  readonly modelCalls: ModelCallStore
  readonly webhooks: WebhookStore
  readonly deliveries: DeliveryStore
  readonly lexicon: Lexicon
  /** Does the work while no other process does any of the same topic; whoever comes later waits. */
  alone<Result>(topic: string, work: () => Promise<Result>): Promise<Result>
  /** Rejects when the store cannot answer. */
  check(): Promise<void>
  close(): Promise<void>
}

export interface ProjectStore {
  create(project: Project): Promise<void>
  find(id: string): Promise<Project | undefined>
  list(): Promise<readonly Project[]>
  /** What is left out stays. False when there is no such project. */
  update(id: string, change: ProjectChange): Promise<boolean>
  /** Bytes taken by ready files, by uploads under way and by the results of jobs. */
  storageUsed(id: string): Promise<number>
}

/** Quotas; null: no limit. */
export interface ProjectChange {
  readonly name?: string
  readonly jobs?: number | null
  readonly storage?: number | null
  readonly tokens?: number | null
}

export interface KeyStore {
  create(key: ApiKey): Promise<void>
  /** By SHA-256 of the secret. */
  findByHash(hash: string): Promise<ApiKey | undefined>
  /** Oldest first; of one project, where one is named. */
  list(projectId?: string): Promise<readonly ApiKey[]>
  /** False when there is no such key or it was revoked before. */
  revoke(id: string, at: string): Promise<boolean>
  /** Creates the new key and revokes the old one together; false when the old one is unknown or revoked. */
  rotate(id: string, replacement: ApiKey): Promise<boolean>
  touch(id: string, at: string): Promise<void>
}

export interface SessionStore {
  /** False when the owner has `most` sessions already, also when many creates race. */
  create(session: Session, most: number): Promise<boolean>
  find(id: string, owner: Owner): Promise<Session | undefined>
  /** Newest first; `search` is matched in the folded name. */
  list(owner: Owner, page: PageRequest, search?: string): Promise<Page<Session>>
  update(id: string, owner: Owner, change: SessionChange): Promise<boolean>
  /** Removes it with its jobs and their events, puts their files into the trash; the ids of its jobs, or undefined. */
  remove(id: string, owner: Owner): Promise<readonly string[] | undefined>
}

export interface JobStore {
  /** Counts one job against the project's quota. */
  create(job: Job, terms?: JobTerms): Promise<JobCreation>
  /** Jobs that no worker has begun, all projects together. */
  waiting(): Promise<number>
  /** What came of an earlier use of this key by the owner; undefined when there was none. */
  recall(owner: Owner, idempotency: IdempotencyKey): Promise<EarlierUse | undefined>
  find(id: string, owner: Owner): Promise<Job | undefined>
  /** As `find`, of a job that someone waits for. */
  state(id: string, owner: Owner): Promise<Pick<Job, 'state' | 'finishedAt'> | undefined>
  /** Ended jobs of a session, newest first. */
  list(sessionId: string, page: PageRequest): Promise<Page<JobSummary>>
  /** The last questions of a session that were done at a time, newest first. */
  planned(sessionId: string, doneAt: string, most: number): Promise<readonly PlannedQuestion[]>
  /** Marks a queued or running job as running and counts the attempt; undefined when it has ended or is gone. */
  claim(id: string): Promise<Job | undefined>
  /**
   * Numbers and keeps what was said; the last sequence, or undefined when the job is not running any more. With an attempt, also
   * when a later one has taken the job up: a process that was cut off must not go on talking.
   */
  append(id: string, said: readonly Utterance[], attempt?: number): Promise<number | undefined>
  /**
   * Ends a queued or running job; a failed one, and one that asked for nothing, gives its quota back. The last words are made, in the same transaction, from
   * all that was said before. False when it had ended or is gone, or, with an attempt, when a later one has taken it up.
   */
  finish(
    id: string,
    ending: JobEnding,
    at: string,
    lastWords: (said: readonly JobEvent[]) => readonly Utterance[],
    attempt?: number,
  ): Promise<boolean>
  /**
   * Counts result files against the project's storage quota; one of the same name takes the place of the earlier. Of files that
   * find no room none is counted. Gone: there is no such job any more.
   */
  countResults(id: string, files: readonly ResultFile[]): Promise<'counted' | 'no room' | 'gone'>
  /** Jobs from before result files were counted, oldest first. */
  uncounted(most: number): Promise<readonly string[]>
  /** Counts the files of such a job, which are there already, whatever the quota says. */
  countEarlier(id: string, files: readonly ResultFile[]): Promise<void>
  /** In order, after a sequence. */
  events(id: string, after: number): Promise<readonly JobEvent[]>
  /** Queued and running jobs, oldest first. */
  unfinished(): Promise<readonly Pick<Job, 'id' | 'projectId'>[]>
}

export interface FeedbackStore {
  /**
   * Takes the place of what was said of the job before. With a definition, which must be of the dataset that the job was asked of,
   * both are kept or neither.
   */
  save(
    said: Pick<Feedback, 'verdict' | 'reason' | 'createdAt'>,
    of: JudgedJob,
    defining?: Defining,
  ): Promise<FeedbackSaving>
  /** What was said of a job last. */
  find(jobId: string): Promise<Feedback | undefined>
  /** What had been said at a time of questions to a dataset, newest first, also where it was replaced since. */
  judged(datasetId: string, at: string, most: number): Promise<readonly JudgedQuestion[]>
  /** The plans of those of these jobs that came to an answer. */
  plans(jobIds: readonly string[]): Promise<ReadonlyMap<string, Plan>>
}

/** A definition to be kept, unless its dataset has `most` others. */
export interface Defining {
  readonly kept: KeptDefinition
  readonly most: number
}

export type FeedbackSaving =
  | { readonly outcome: 'kept'; readonly feedback: Feedback; readonly defined?: DefinitionKept }
  /** There is no such job any more. */
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'not defined'; readonly why: DefinitionRefused['outcome'] }

/** By its name within the job. */
export interface ResultFile {
  readonly name: string
  readonly size: number
}

export interface IdempotencyKey {
  readonly key: string
  readonly bodyHash: string
  /** Older uses are forgotten. */
  readonly validAfter: string
}

export type EarlierUse =
  { readonly outcome: 'existing'; readonly jobId: string } | { readonly outcome: 'conflict' }

export interface JobTerms {
  readonly idempotency?: IdempotencyKey | undefined
  /** How many may wait for a worker, this one among them; any number where it is left out. */
  readonly mostWaiting?: number
}

/** Full: too many wait, and what has come of it is nothing. */
export type JobCreation = EarlierUse | { readonly outcome: 'created' | 'full' | 'quota' | 'no-session' }

export interface DatasetStore {
  create(dataset: Dataset): Promise<void>
  find(id: string, projectId: string): Promise<Dataset | undefined>
  /** Newest first; `search` is matched in the folded name and description. */
  list(projectId: string, page: PageRequest, search?: string): Promise<Page<DatasetSummary>>
  update(id: string, projectId: string, change: DatasetChange): Promise<boolean>
  /** Removes it with its sources, tables, lexicon and definitions; files that nothing else uses go to the trash. */
  remove(id: string, projectId: string): Promise<boolean>
  /** Keeps the overview and marks as synched those of the sources that are still synching. False when it is gone. */
  saveOverview(id: string, overview: Overview, synched: readonly string[]): Promise<boolean>
  /** Its tables in the order of their sources' creation, and which of them no relations were looked for yet. */
  unrelated(id: string): Promise<{ readonly tables: readonly Table[]; readonly fresh: readonly string[] }>
  /** Adds relations between its tables, and notes the tables that were looked at. What is about a table that has gone is left out. */
  saveRelations(id: string, relations: readonly Relation[], lookedAt: readonly string[]): Promise<void>
}

export interface DefinitionStore {
  /**
   * One about the same is replaced: its id stays, and one that says the same stays as it is. Full: the dataset has `most` others;
   * gone: there is no such dataset.
   */
  save(kept: KeptDefinition, most: number): Promise<DefinitionSaving>
  /** Newest first. */
  list(datasetId: string, page: PageRequest): Promise<Page<KeptDefinition>>
  /** Oldest first. */
  all(datasetId: string): Promise<readonly Definition[]>
  /** What it was; undefined when the dataset has no such definition. */
  remove(id: string, datasetId: string): Promise<Definition | undefined>
}

export type DefinitionSaving = DefinitionKept | DefinitionRefused

export interface DefinitionKept {
  readonly outcome: DefinitionOutcome
  readonly kept: KeptDefinition
}

export interface DefinitionRefused {
  readonly outcome: 'full' | 'gone'
}

export interface SourceStore {
  /** With a dataset to make for it, both are made together. False when the file is not ready or gone, or the dataset gone. */
  create(source: Source, newDataset?: Dataset): Promise<boolean>
  find(id: string): Promise<Source | undefined>
  /** Newest first; no statuses: all. */
  list(datasetId: string, page: PageRequest, statuses: readonly SourceStatus[]): Promise<Page<Source>>
  count(datasetId: string): Promise<{ readonly [Status in SourceStatus]: number }>
  /** The statuses that the sources of these datasets have; a dataset without sources is not in it. */
  statuses(datasetIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<SourceStatus>>>
  /**
   * Keeps what ingest read: tables, their values and the report. The source stays synching until an overview counts it.
   * False when it is gone, or is to be read anew.
   */
  saveTables(id: string, found: IngestedTables): Promise<boolean>
  /** With a reading, only while that one is the last. */
  markInvalid(id: string, error: string, report: IngestReport | null, reading?: number): Promise<boolean>
  /** False when the source is gone, or is to be read anew. */
  saveProgress(id: string, reading: number, progress: IngestProgress): Promise<boolean>
  /** The source is synching again, without its tables, to be read by these overrides. Undefined when it is gone. */
  reread(id: string, overrides: Overrides): Promise<Source | undefined>
  /** The tables of these sources, in the order of the sources' creation. */
  tables(sourceIds: readonly string[]): Promise<readonly Table[]>
  /** How tables of these sources can be joined, the surest first. They go with their tables. */
  relations(sourceIds: readonly string[]): Promise<readonly Relation[]>
  /** What the columns of its tables are, where that was not looked for when they were read. False when it is gone, or is read anew. */
  saveNatures(
    source: Pick<Source, 'id' | 'reading'>,
    tables: readonly Table[],
    report: IngestReport | null,
  ): Promise<boolean>
  /** Sources with tables of which nobody looked yet what their columns are, oldest first. */
  undescribed(): Promise<readonly Pick<Source, 'id' | 'projectId'>[]>
  remove(id: string): Promise<boolean>
  /** Synching sources, oldest first; `read` tells those whose tables are saved and that only wait for the overview. */
  unfinished(): Promise<readonly Pick<Source, 'id' | 'projectId' | 'datasetId' | 'url' | 'read'>[]>
}

export interface IngestedTables {
  /** Which reading of the source found them. */
  readonly reading: number
  readonly progress: IngestProgress
  readonly tables: readonly Table[]
  readonly lexicon: readonly LexiconEntry[]
  readonly report: IngestReport
}

export interface FileStore {
  /** False when the project's storage quota would be passed. */
  create(file: StoredFile): Promise<boolean>
  find(id: string): Promise<StoredFile | undefined>
  /** A later part of the same number replaces the earlier one, whose object goes to the trash. */
  savePart(fileId: string, part: UploadedPart): Promise<boolean>
  parts(fileId: string): Promise<readonly UploadedPart[]>
  /** A file that was fetched is whole and ready, and so large; the sources that it is behind are, too. */
  fill(file: StoredFile, size: number): Promise<'filled' | 'gone' | 'no room'>
  /** The file is ready; its parts go to the trash. False when it is gone. */
  complete(fileId: string): Promise<boolean>
  /** Forgets files that no source uses and unfinished uploads from before `before`; their objects go to the trash. */
  expire(before: string): Promise<number>
}

/** What passes between us and models, job by job; it goes with its job. */
export interface ModelCallStore {
  /** Comes before the bytes leave. */
  sending(jobId: string, sent: SentRequest): Promise<void>
  /** In the order in which they were sent. */
  sent(jobId: string): Promise<readonly SentRequest[]>
  /** What came of a request of the job; undefined where nothing was kept yet. */
  outcome(jobId: string, key: string): Promise<ModelOutcome | undefined>
  /** Keeps it, and counts its tokens as used by the project. */
  keep(jobId: string, key: string, outcome: ModelOutcome): Promise<void>
}

/** Objects whose rows are gone. Removing them may be repeated after a crash. */
export interface TrashStore {
  list(limit: number): Promise<readonly string[]>
  emptied(keys: readonly string[]): Promise<void>
}
