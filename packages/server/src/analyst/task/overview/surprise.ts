/** How surprising things are, from 0, what anyone would expect, to 1. What chance alone may bring about surprises nobody. */

/** So many standard errors are put down to chance. */
const errors = 1.96

/** A part of a whole against its part of an even split, by how many times it is more: 1 where it is everything. */
export function surpriseOfShare(share: number, even: number, rows: number): number {
  if (rows < 1 || even <= 0 || even >= 1) return 0
  const sure = share - errors * Math.sqrt((share * (1 - share)) / rows)
  return sure <= even ? 0 : Math.min(1, Math.log(sure / even) / Math.log(1 / even))
}

/** A correlation of so many rows: as strong as it is at least. */
export function surpriseOfRelation(coefficient: number, rows: number): number {
  const size = Math.min(Math.abs(coefficient), 1 - 1e-12)
  return rows < 4 ? 0 : Math.max(0, Math.tanh(Math.atanh(size) - errors / Math.sqrt(rows - 3)))
}

export interface GroupOfValues {
  readonly count: number
  readonly mean: number
  readonly deviation: number
}

/** Averages of groups: how much of what rows differ by is told by their group, as a correlation is strong. */
export function surpriseOfAverages(groups: readonly GroupOfValues[]): number {
  const rows = groups.reduce((sum, { count }) => sum + count, 0)
  if (groups.length < 2 || rows <= groups.length) return 0
  const mean = groups.reduce((sum, group) => sum + group.count * group.mean, 0) / rows
  const between = groups.reduce((sum, group) => sum + group.count * (group.mean - mean) ** 2, 0)
  const within = groups.reduce((sum, group) => sum + (group.count - 1) * group.deviation ** 2, 0)
  if (between + within === 0) return 0
  const unexplained = (within / (rows - groups.length)) * ((rows - 1) / (between + within))
  return Math.sqrt(Math.max(0, 1 - unexplained))
}

/** A course, by how often a later period is above an earlier one: as a rank correlation with time; chance is told by its test. */
export const surpriseOfCourse = (coefficient: number, chance: number): number =>
  chance < 0.05 ? Math.abs(coefficient) : 0

/** So many robust deviations away is where values begin to be far: beyond it hardly one in a billion lies by chance. */
const far = 6

/** A value so many robust deviations away from the middle. */
export const surpriseOfDistance = (deviations: number): number =>
  deviations <= far ? 0 : 1 - far / deviations
