import type { JobState } from '@auger/contract'
import type { AskedQuestion, DayOfUse, ProjectQuestion } from '../domain/asked-question.ts'
import type { Owner } from '../domain/owner.ts'
import type { Page, PageRequest } from '../domain/page.ts'

/** What was asked, across sessions. */
export interface QuestionStore {
  /** Those of an owner, newest first, whatever has become of them; `search` is matched in the folded question. */
  asked(owner: Owner, page: PageRequest, search?: string): Promise<Page<AskedQuestion>>
  /** Those of all users of a project, newest first. */
  ofProject(projectId: string, page: PageRequest, state?: JobState): Promise<Page<ProjectQuestion>>
}

/** What projects used. Each job is counted in the transaction that ends it, and still counts when it is deleted. */
export interface UsageStore {
  /** The days from `first` to `last` on which a job ended, oldest first. */
  days(projectId: string, first: string, last: string): Promise<readonly DayOfUse[]>
}
