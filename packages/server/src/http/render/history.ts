import type { Block, HistoryBlock, HistoryRecord } from '@auger/contract'
import { conclusionGroup } from '../../ask/conclusion-group.ts'
import { failedGroup } from '../../ask/end-job.ts'
import type { JobEvent } from '../../domain/event.ts'
import type { JobSummary } from '../../domain/job.ts'
import { localeFor } from '../../locales/index.ts'
import type { HttpDeps } from '../deps.ts'
import { blocksOf } from './blocks.ts'
import { freshLinks } from './links.ts'

type Needs = Pick<HttpDeps, 'addresses' | 'clock' | 'settings'>

export function historyRecordOf(job: JobSummary, events: readonly JobEvent[], deps: Needs): HistoryRecord {
  const blocks = blocksOf(job.id, events, freshLinks(deps)).map((block) =>
    historyBlockOf(block, job.id, deps),
  )
  return {
    job_id: job.id,
    question: { blocks: [{ type: 'MESSAGE', content: job.question }] },
    answer: { blocks: job.state === 'failed' ? saidToFail(job, blocks) : blocks },
  }
}

/** In history a TABLE is its signed address and a source has an external id; clients look for QUESTIONS in the conclusion. */
function historyBlockOf(block: Block, jobId: string, { settings }: Needs): HistoryBlock {
  switch (block.type) {
    case 'TABLE':
      return settings.wire === 'clients' ? block : { ...block, content: block.content.url }
    case 'SOURCES':
      return {
        ...block,
        content: block.content.map((source) => ({ ...source, external_id: source.external_id ?? '' })),
      }
    case 'QUESTIONS': {
      if (settings.wire === 'spec') return block
      const { id: group_id, name: group_name = '' } = conclusionGroup(jobId)
      return { ...block, group_id, group_name }
    }
    case 'CODE':
    case 'IMAGE':
    case 'MESSAGE':
      return block
  }
}

function saidToFail(job: JobSummary, blocks: readonly HistoryBlock[]): HistoryBlock[] {
  const { id: group_id, name: group_name = '', stage } = failedGroup(job.id)
  if (blocks.some((block) => block.group_id === group_id)) return [...blocks]
  const { locale } = localeFor(job.language ?? 'EN')
  return [
    ...blocks,
    { type: 'MESSAGE', content: locale.says.failedJob, bindings: [], group_id, group_name, stage },
  ]
}
