import { cut } from '@auger/contract'
import { newId } from './ids.ts'
import type { Owner } from './owner.ts'

export interface Dataset {
  readonly id: string
  readonly projectId: string
  /** The only user who may change it. */
  readonly creatorId: string
  readonly name: string
  readonly description: string
  readonly overview: Overview
  readonly createdAt: string
}

/** What a list shows of a dataset. */
export type DatasetSummary = Omit<Dataset, 'overview'>

export interface Overview {
  readonly summary: string
  readonly questions: readonly string[]
  readonly keywords: readonly string[]
}

export const emptyOverview: Overview = { summary: '', questions: [], keywords: [] }

export type DatasetChange = Partial<Pick<Dataset, 'name' | 'description'>>

export const newDataset = (owner: Owner, name: string, description: string, now: Date): Dataset => ({
  id: newId('dataset'),
  projectId: owner.projectId,
  creatorId: owner.userId,
  name: cut(name, 128),
  description: cut(description, 50_000),
  overview: emptyOverview,
  createdAt: now.toISOString(),
})
