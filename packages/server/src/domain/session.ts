import type { JobMode, OutputLanguage } from '@auger/contract'

export const mostSessions = 150
export const defaultSessionName = 'New session'

export interface Session {
  readonly id: string
  readonly projectId: string
  readonly userId: string
  readonly name: string
  readonly outputLanguage: OutputLanguage
  readonly jobMode: JobMode
  readonly maxContextualJobHistory: number
  readonly createdAt: string
}

export type SessionChange = Partial<
  Pick<Session, 'name' | 'outputLanguage' | 'jobMode' | 'maxContextualJobHistory'>
>
