import { conclusionGroupName, type Block, type HistoryBlock, type HistoryRecord } from '@auger/contract'
import type { JobEvent } from '../../domain/event.ts'
import type { Job } from '../../domain/job.ts'
import { localeFor } from '../../locales/index.ts'
import type { HttpDeps } from '../deps.ts'
import { blocksOf } from './blocks.ts'
import { freshLinks } from './links.ts'

export function historyRecordOf(job: Job, events: readonly JobEvent[], deps: HttpDeps): HistoryRecord {
  const blocks = blocksOf(job.id, events, freshLinks(deps)).map((block) => historyBlockOf(block, deps))
  return {
    job_id: job.id,
    question: { blocks: [{ type: 'MESSAGE', content: job.request.question }] },
    answer: { blocks: job.state === 'failed' ? [...blocks, failedMessage(job)] : blocks },
  }
}

/** In history a TABLE is its signed address and a source has an external id. */
function historyBlockOf(block: Block, { settings }: HttpDeps): HistoryBlock {
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

function failedMessage(job: Job): HistoryBlock {
  const { locale } = localeFor(job.language ?? 'EN')
  return {
    type: 'MESSAGE',
    content: locale.says.failedJob,
    bindings: [],
    group_id: `${job.id}-failed`,
    group_name: conclusionGroupName,
    stage: 'Respond',
  }
}
