import type { Reading } from '../reading.ts'
import { chartWish, orderOf } from './charted.ts'
import { opening } from './opening.ts'
import { chartFeatures } from './chart-features.ts'
import { coverage } from './coverage.ts'
import { saidAgain } from './said-again.ts'
import { worthAlone, type Features } from './features.ts'
import { halfPairs } from './half-pairs.ts'
import type { Scene } from './scene.ts'
import type { Proposal } from './shapes/proposal.ts'
import { thingsListed } from './things-listed.ts'
import { noUnits, type Units } from './units.ts'

/** A plan that the question may mean, what speaks for it, and how well that is together. */
export interface Candidate {
  readonly reading: Reading
  readonly units: Units
  readonly features: Features
  readonly worth: number
}

export function candidate(scene: Scene, proposal: Proposal): Candidate {
  const { clause } = scene.mentions
  const said = proposal.units | scene.set.units | (clause?.units ?? noUnits)
  const units = said | saidAgain(scene.mentions, proposal.want)
  const sorting = clause?.sorting
  const conditions = proposal.conditions ?? scene.set.conditions
  const want = thingsListed(scene.mentions, proposal.want, conditions, scene.set.units)
  const features = [
    ...scene.set.features,
    ...proposal.features,
    ...opening(scene.mentions, proposal.features),
    ...coverage(scene.mentions, units),
    ...chartFeatures(scene.mentions, proposal.want),
    ...halfPairs(scene.mentions, proposal.want),
  ]
  return {
    reading: {
      table: scene.mentions.table,
      conditions,
      having: proposal.having ?? [],
      want,
      order: proposal.order ?? (sorting === undefined ? undefined : orderOf(sorting, proposal.want)),
      limit: proposal.limit,
      ...(proposal.offset === undefined ? {} : { offset: proposal.offset }),
      chart: chartWish(scene.mentions, proposal.want, proposal.chart),
    },
    units,
    features,
    worth: worthAlone(features, scene.weights),
  }
}
