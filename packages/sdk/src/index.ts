export { AugerError, unreadableAnswer } from './auger-error.ts'
export { blocksOf } from './blocks-of.ts'
export { createClient, type Client } from './client.ts'
export { DatasourceNotReady, type WaitOptions } from './datasources.ts'
export type { FileContent } from './file-source.ts'
export type { UploadOptions } from './files.ts'
export type { StreamOptions } from './job-stream.ts'
export type { JobOptions, Question, SaidOfAnswer } from './jobs.ts'
export { readServerSentEvents, type ServerSentEvent } from './server-sent-events.ts'
export type { MessageEvent, StreamEvent } from './stream-event.ts'
export type { CallOptions, ClientOptions } from './transport.ts'
export type {
  Binding,
  Block,
  DatasetRecord,
  DatasourceRecord,
  DefinitionInput,
  DefinitionRecord,
  DeliveryRecord,
  FeedbackRecord,
  HistoryRecord,
  JobRecord,
  OverviewRecord,
  ReplayRecord,
  Result,
  SessionRecord,
  WebhookRecord,
} from '@auger/contract'
