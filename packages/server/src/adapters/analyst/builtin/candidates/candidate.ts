import type { Reading } from '../reading.ts'
import { cuesOfKind } from './mention.ts'
import { opening } from './opening.ts'
import { coverage } from './coverage.ts'
import { worthOf, type Features } from './features.ts'
import type { Scene } from './scene.ts'
import type { Proposal } from './shapes/proposal.ts'
import type { Units } from './units.ts'

/** A plan that the question may mean, what speaks for it, and how well that is together. */
export interface Candidate {
  readonly reading: Reading
  readonly units: Units
  readonly features: Features
  readonly worth: number
}

export function candidate(scene: Scene, proposal: Proposal): Candidate {
  const units = proposal.units | scene.set.units
  const features = [
    ...scene.set.features,
    ...proposal.features,
    ...opening(scene.mentions, proposal.features),
    ...coverage(scene.mentions, units),
  ]
  return {
    reading: {
      table: scene.mentions.table,
      conditions: proposal.conditions ?? scene.set.conditions,
      having: proposal.having ?? [],
      want: proposal.want,
      order: proposal.order,
      limit: proposal.limit,
      chart: cuesOfKind(scene.mentions, 'chart').at(-1)?.meaning.chart ?? 'auto',
    },
    units,
    features,
    worth: worthOf(features, scene.weights),
  }
}
