import type { JobRecord } from '@auger/contract'
import type { AnswerView } from './answer-view.ts'

/** What the parts of an answer are given. */
export interface AnswerProps {
  readonly projectId: string
  readonly jobId: string
  readonly question: string
  readonly view: AnswerView
  /** Once it has ended. */
  readonly record: JobRecord | undefined
  readonly isUnderWay: boolean
  readonly isDropped: boolean
  readonly onAsk: (question: string) => void
}
