import { conclusionGroupName } from '@auger/contract'
import type { Group } from '../domain/event.ts'

/** Where a job says what it came to. */
export const conclusionGroup = (jobId: string): Group => ({
  id: `${jobId}-conclusion`,
  name: conclusionGroupName,
  stage: 'Respond',
})
