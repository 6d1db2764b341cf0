import type { JobRecord } from '@auger/contract'

/** What a job offers to ask next. */
export const questionsOf = ({ blocks }: Pick<JobRecord, 'blocks'>): readonly string[] =>
  blocks.flatMap((block) => (block.type === 'QUESTIONS' ? block.content : []))
