import type {
  AuditAction,
  DeliveryEvent,
  DeliveryState,
  JobMode,
  JobState,
  JobStatus,
  Language,
  OutputLanguage,
  ProjectRole,
  SourceStatus,
  Verdict,
  WebhookState,
} from '@auger/contract'
import type { Generated } from 'kysely'
import type { ModelPurpose } from '../../../domain/model-outcome.ts'

/**
 * The tables. Ids are unguessable and have no order, so an ordinal keeps the order of creation. Times are ISO strings,
 * truth is 0 or 1, and what is only read whole is JSON in text.
 */
export interface Schema {
  readonly projects: ProjectRow
  readonly api_keys: KeyRow
  readonly accounts: AccountRow
  readonly memberships: MembershipRow
  readonly logins: LoginRow
  readonly account_links: AccountLinkRow
  readonly login_tries: LoginTryRow
  readonly sessions: SessionRow
  readonly jobs: JobRow
  readonly job_events: JobEventRow
  readonly feedback: FeedbackRow
  readonly usage_days: UsageDayRow
  readonly result_files: ResultFileRow
  readonly idempotency_keys: IdempotencyRow
  readonly datasets: DatasetRow
  readonly definitions: DefinitionRow
  readonly sources: SourceRow
  readonly source_tables: TableRow
  readonly relations: RelationRow
  readonly lexicon_entries: LexiconRow
  readonly files: FileRow
  readonly file_parts: PartRow
  readonly trash: TrashRow
  readonly model_requests: ModelRequestRow
  readonly model_outcomes: ModelOutcomeRow
  readonly webhooks: WebhookRow
  readonly webhook_deliveries: DeliveryRow
  readonly audit_entries: AuditRow
}

export interface ProjectRow {
  ordinal: Generated<number>
  id: string
  name: string
  job_quota: number | null
  jobs_used: number
  storage_quota: number | null
  token_quota: number | null
  tokens_used: Generated<number>
  /** What the result files of all its jobs take. */
  result_bytes: Generated<number>
  created_at: string
}

export interface ModelRequestRow {
  ordinal: Generated<number>
  job_id: string
  sent_at: string
  model: string
  purpose: ModelPurpose
  body: string
}

export interface ModelOutcomeRow {
  job_id: string
  /** Which request of the job it came of. */
  key: string
  body: string
}

export interface KeyRow {
  ordinal: Generated<number>
  id: string
  project_id: string | null
  name: string
  hint: string
  hash: string
  created_at: string
  last_used_at: string | null
  revoked_at: string | null
}

export interface AccountRow {
  ordinal: Generated<number>
  id: string
  name: string
  folded_name: string
  owner: number
  password_hash: string | null
  created_at: string
  seen_at: string | null
  shut_at: string | null
}

export interface MembershipRow {
  project_id: string
  account_id: string
  role: ProjectRole
}

export interface LoginRow {
  ordinal: Generated<number>
  id: string
  account_id: string
  hash: string
  browser: string
  created_at: string
  seen_at: string
}

export interface AccountLinkRow {
  hash: string
  /** Null of the first owner's, whose account is made as it is followed. */
  account_id: string | null
  created_at: string
  expires_at: string
}

export interface LoginTryRow {
  id: string
  /** Who tried, by name or by address. */
  subject: string
  at: string
}

export interface SessionRow {
  ordinal: Generated<number>
  id: string
  project_id: string
  user_id: string
  name: string
  folded_name: string
  output_language: OutputLanguage
  job_mode: JobMode
  max_contextual_job_history: number
  created_at: string
}

export interface JobRow {
  ordinal: Generated<number>
  id: string
  project_id: string
  user_id: string
  session_id: string
  request: string
  state: JobState
  status: JobStatus | null
  language: Language | null
  assumptions: string
  plan: string | null
  frame: string | null
  result: string | null
  results: string | null
  refusal: string | null
  cost: string | null
  attempts: number
  last_sequence: number
  /** What was asked, in the form that it is searched in. */
  folded_question: Generated<string>
  /** 0 in rows from before result files were counted, until they are. */
  results_counted: Generated<number>
  files_expired_at: Generated<string | null>
  created_at: string
  finished_at: string | null
}

/** What ended on a day; what is deleted stays counted. */
export interface UsageDayRow {
  project_id: string
  /** In UTC, as 2026-01-31. */
  day: string
  jobs: number
  answered: number
  refused: number
  failed: number
  cancelled: number
  milliseconds: number
  tokens: number
}

export interface JobEventRow {
  job_id: string
  sequence: number
  created_at: string
  /** The group and what was said. */
  body: string
}

export interface FeedbackRow {
  ordinal: Generated<number>
  job_id: string
  /** Those of the job's request. */
  dataset_id: string | null
  question: string
  verdict: Verdict
  reason: string | null
  definition_id: string | null
  created_at: string
  /** When something else was said of the job; null of what was said last. */
  replaced_at: string | null
}

export interface ResultFileRow {
  job_id: string
  /** Within the job. */
  name: string
  size: number
}

export interface IdempotencyRow {
  project_id: string
  user_id: string
  key: string
  body_hash: string
  job_id: string
  created_at: string
}

export interface DatasetRow {
  ordinal: Generated<number>
  id: string
  project_id: string
  creator_id: string
  name: string
  folded_name: string
  description: string
  folded_description: string
  overview: string
  created_at: string
}

export interface DefinitionRow {
  ordinal: Generated<number>
  id: string
  dataset_id: string
  /** What it is about; a dataset has one definition of each. */
  subject: string
  body: string
  created_by: string
  created_at: string
}

export interface SourceRow {
  ordinal: Generated<number>
  id: string
  project_id: string
  dataset_id: string
  name: string
  status: SourceStatus
  size: number
  error: string | null
  report: string | null
  progress: string | null
  overrides: Generated<string>
  reading: Generated<number>
  url: string | null
  file_id: string
  /** 1 once its tables are saved. */
  tables_read: number
  created_at: string
}

export interface TableRow {
  id: string
  source_id: string
  dataset_id: string
  position: number
  name: string
  title: string
  object_key: string
  row_count: number
  columns: string
  /** Null in rows from before there were keys. */
  keys: string | null
  /** Null in rows from before it was looked for. */
  structure: string | null
  /** The id of the table whose times it has as rows; null of a table of the file. */
  long_of: string | null
  stands_for: string | null
  /** 1 once relations were looked for between it and the other tables. */
  related: Generated<number>
}

export interface RelationRow {
  from_table: string
  from_column: string
  to_table: string
  to_column: string
  contained: number
  confidence: number
  why: string
}

export interface LexiconRow {
  ordinal: Generated<number>
  table_id: string
  column_name: string
  value: string
  folded: string
}

export interface FileRow {
  ordinal: Generated<number>
  id: string
  project_id: string
  user_id: string
  name: string
  size: number
  ready: number
  upload_id: string | null
  created_at: string
}

export interface PartRow {
  file_id: string
  number: number
  etag: string
  size: number
  object_key: string
}

export interface TrashRow {
  ordinal: Generated<number>
  key: string
}

export interface WebhookRow {
  ordinal: Generated<number>
  id: string
  project_id: string
  creator_id: string
  url: string
  /** Names between commas. */
  events: string
  state: WebhookState
  secret: string
  old_secret: string | null
  old_until: string | null
  created_at: string
}

export interface DeliveryRow {
  ordinal: Generated<number>
  id: string
  webhook_id: string
  project_id: string
  event_id: string
  event: DeliveryEvent
  body: string
  trace: string | null
  state: DeliveryState
  attempts: number
  tries: number
  last_status: number | null
  last_error: string | null
  /** Null of what does not wait. While it is being sent, when it is taken up again if that comes to nothing. */
  next_try_at: string | null
  created_at: string
  delivered_at: string | null
}

/** What somebody did; it may tell of what is gone. */
export interface AuditRow {
  ordinal: Generated<number>
  at: string
  project_id: string | null
  actor: string
  action: AuditAction
  subject: string | null
  detail: string
  trace_id: string | null
  address: string | null
}
