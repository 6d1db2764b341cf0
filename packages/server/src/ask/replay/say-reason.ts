import type { Result } from '@auger/contract'
import type { Difference } from './compare-rows.ts'
import type { PlanSource } from './plan-sources.ts'
import type { ReplayedStep } from './replay-step.ts'

export const sayObstacles = (obstacles: readonly string[]): string =>
  `The plan cannot be run over the sources as they are now: ${[...new Set(obstacles)].join('; ')}`

export interface NotTheSame {
  readonly steps: readonly ReplayedStep[]
  readonly kept: Pick<Result, 'columns'>
  readonly differences: readonly Difference[]
  readonly sources: readonly PlanSource[]
}

/** Why another result came out, as far as it is known. */
export function sayDifference({ steps, kept, differences, sources }: NotTheSame): string {
  return [saySources(sources), ...sayColumns(steps.at(-1), kept), ...sayRest(steps, differences)].join('. ')
}

function saySources(sources: readonly PlanSource[]): string {
  const named = (change: PlanSource['change']) =>
    sources.filter((source) => source.change === change).map(({ name }) => `"${name}"`)
  const [reread, unknown] = [named('reread'), named('unknown')]
  if (reread.length > 0) return `Read anew since the job was asked: ${reread.join(', ')}`
  if (unknown.length > 0) return `Perhaps read anew since the job was asked: ${unknown.join(', ')}`
  return 'No source was read anew since the job was asked, so the service computes otherwise than it did'
}

function sayColumns(last: ReplayedStep | undefined, kept: Pick<Result, 'columns'>): readonly string[] {
  const now = last?.found.columns ?? []
  const without = (all: readonly { readonly name: string }[], others: readonly { readonly name: string }[]) =>
    all.filter(({ name }) => !others.some((other) => other.name === name)).map(({ name }) => `"${name}"`)
  const [gone, added] = [without(kept.columns, now), without(now, kept.columns)]
  return [
    ...(gone.length === 0 ? [] : [`The result has no longer: ${gone.join(', ')}`]),
    ...(added.length === 0 ? [] : [`The result has new: ${added.join(', ')}`]),
  ]
}

function sayRest(steps: readonly ReplayedStep[], differences: readonly Difference[]): readonly string[] {
  const last = steps.at(-1)
  if (last === undefined || differences.length > 0) return []
  if (last.same) return ['The last step gives the same; steps before it do not']
  if (last.before.restDigest !== last.after.restDigest)
    return [`The first ${last.firstRows.toLocaleString('en')} rows are equal`]
  return ['All values are equal; only the way they are written differs']
}
