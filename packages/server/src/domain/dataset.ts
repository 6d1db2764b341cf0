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

export interface Overview {
  readonly summary: string
  readonly questions: readonly string[]
  readonly keywords: readonly string[]
}

export const emptyOverview: Overview = { summary: '', questions: [], keywords: [] }

export type DatasetChange = Partial<Pick<Dataset, 'name' | 'description'>>
