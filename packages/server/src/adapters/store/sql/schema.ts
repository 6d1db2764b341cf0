import type { JobMode, JobState, JobStatus, Language, OutputLanguage, SourceStatus } from '@auger/contract'
import type { Generated } from 'kysely'

/**
 * The tables. Ids are unguessable and have no order, so an ordinal keeps the order of creation. Times are ISO strings,
 * truth is 0 or 1, and what is only read whole is JSON in text.
 */
export interface Schema {
  readonly projects: ProjectRow
  readonly api_keys: KeyRow
  readonly sessions: SessionRow
  readonly jobs: JobRow
  readonly job_events: JobEventRow
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
}

export interface ProjectRow {
  ordinal: Generated<number>
  id: string
  name: string
  job_quota: number | null
  jobs_used: number
  storage_quota: number | null
  /** What the result files of all its jobs take. */
  result_bytes: Generated<number>
  created_at: string
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
  /** 0 in rows from before result files were counted, until they are. */
  results_counted: Generated<number>
  created_at: string
  finished_at: string | null
}

export interface JobEventRow {
  job_id: string
  sequence: number
  created_at: string
  /** The group and what was said. */
  body: string
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
