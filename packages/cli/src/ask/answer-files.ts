import type { Readable } from 'node:stream'
import type { OutputLanguage } from '@auger/contract'
import type { Parts } from '@auger/server/compose'
import { submit } from '@auger/server/ask/submit'
import { newDataset } from '@auger/server/domain/dataset'
import type { JobEvent } from '@auger/server/domain/event'
import { newId } from '@auger/server/domain/ids'
import type { Job } from '@auger/server/domain/job'
import type { Owner } from '@auger/server/domain/owner'
import type { Source } from '@auger/server/domain/source'
import { acceptSource } from '@auger/server/ingest/accept'
import { keepFile, receiveFile } from '@auger/server/ingest/upload/receive-file'
import { followJob } from './follow-job.ts'
import { until } from './until.ts'

export interface NamedFile {
  readonly name: string
  readonly open: () => Readable
}

export interface Asked {
  readonly files: readonly NamedFile[]
  readonly question: string
  readonly language: OutputLanguage
}

export interface Answered {
  readonly job: Job
  readonly events: readonly JobEvent[]
  readonly sessionId: string
  readonly datasetId: string
  /** The words of the conclusion, without tables and charts. */
  readonly conclusion: string
}

export interface Watch {
  stage(name: string): void
  /** The question is in. */
  asked?(): void
  /** What the job says, as it comes. */
  heard?(event: JobEvent, jobId: string): void
}

/** Files in, answer out, through the same flows as over HTTP. A worker must be running on these parts. */
export async function answerFiles(asked: Asked, owner: Owner, parts: Parts, watch: Watch): Promise<Answered> {
  const now = parts.clock.now()
  const dataset = newDataset(owner, asked.files.map((file) => file.name).join(', '), '', now)
  await parts.store.datasets.create(dataset)
  for (const file of asked.files) {
    watch.stage(`reading ${file.name}`)
    const received = await receiveFile({ name: file.name, bytes: file.open() }, owner.projectId, parts)
    await keepFile(received, owner, parts)
    const source = await acceptSource({ name: file.name, fileId: received.id }, owner, parts, dataset)
    const read = await until(
      () => parts.store.sources.find(source.id),
      (found) => found?.status !== 'synching',
    )
    requireRead(read, file.name)
  }
  const session = {
    id: newId('session'),
    ...owner,
    name: asked.question.slice(0, 60),
    outputLanguage: asked.language,
    jobMode: 'AUTO' as const,
    maxContextualJobHistory: 10,
    createdAt: now.toISOString(),
  }
  await parts.store.sessions.create(session, Number.MAX_SAFE_INTEGER)
  watch.stage('answering')
  const input = {
    session_id: session.id,
    question: asked.question,
    user_id: owner.userId,
    stream: false,
    dataset_id: dataset.id,
  }
  const { jobId } = await submit(input, owner, parts)
  watch.asked?.()
  const job = await followJob(jobId, owner, parts, (event) => watch.heard?.(event, jobId))
  if (job === undefined || job.state !== 'done')
    throw new Error('The question could not be answered because of a fault of ours.')
  const events = await parts.store.jobs.events(jobId, 0)
  return { job, events, sessionId: session.id, datasetId: dataset.id, conclusion: conclusionOf(events) }
}

function requireRead(source: Source | undefined, name: string): void {
  if (source?.status !== 'synched') throw new Error(`${name}: ${source?.error ?? 'it could not be read'}`)
}

/** The words of a conclusion, without tables and charts. */
export const conclusionOf = (events: readonly JobEvent[]): string =>
  events
    .flatMap(({ said, group }) =>
      said.kind === 'message' && group.stage === 'Respond' ? [said.content.trim()] : [],
    )
    .join('\n\n')
