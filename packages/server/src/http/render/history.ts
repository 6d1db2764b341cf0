import type { Block, HistoryBlock, HistoryRecord } from '@auger/contract'
import { failedGroup } from '../../ask/end-job.ts'
import type { JobEvent } from '../../domain/event.ts'
import type { Job } from '../../domain/job.ts'
import { localeFor } from '../../locales/index.ts'
import type { HttpDeps } from '../deps.ts'
import { blocksOf } from './blocks.ts'
import { freshLinks } from './links.ts'

type Needs = Pick<HttpDeps, 'addresses' | 'clock' | 'settings'>

export function historyRecordOf(job: Job, events: readonly JobEvent[], deps: Needs): HistoryRecord {
  const blocks = blocksOf(job.id, events, freshLinks(deps)).map((block) => historyBlockOf(block, deps))
  return {
    job_id: job.id,
    question: { blocks: [{ type: 'MESSAGE', content: job.request.question }] },
    answer: { blocks: job.state === 'failed' ? saidToFail(job, blocks) : blocks },
  }
}

/** In history a TABLE is its signed address and a source has an external id. */
function historyBlockOf(block: Block, { settings }: Needs): HistoryBlock {
  switch (block.type) {
    case 'TABLE':
      return settings.wire === 'clients' ? block : { ...block, content: block.content.url }
    case 'SOURCES':
      return {
        ...block,
        content: block.content.map((source) => ({ ...source, external_id: source.external_id ?? '' })),
      }
    case 'CODE':
    case 'IMAGE':
    case 'MESSAGE':
    case 'QUESTIONS':
      return block
  }
}

function saidToFail(job: Job, blocks: readonly HistoryBlock[]): HistoryBlock[] {
  const { id: group_id, name: group_name = '', stage } = failedGroup(job.id)
  if (blocks.some((block) => block.group_id === group_id)) return [...blocks]
  const { locale } = localeFor(job.language ?? 'EN')
  return [
    ...blocks,
    { type: 'MESSAGE', content: locale.says.failedJob, bindings: [], group_id, group_name, stage },
  ]
}
