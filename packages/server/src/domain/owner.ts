/** Who asks: one user of one project. Sessions, jobs and file keys belong to an owner; datasets to the project. */
export interface Owner {
  readonly projectId: string
  readonly userId: string
}
