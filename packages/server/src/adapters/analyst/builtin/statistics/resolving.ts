import type { Verb } from '@auger/contract/plan'
import type { PlanBuilder } from './plan-builder.ts'
import type { Preparation } from './preparation.ts'
import type { Scene } from './scene.ts'

/** What a slot is resolved with. */
export interface Resolving {
  readonly scene: Scene
  readonly preparation: Preparation
  readonly builder: PlanBuilder
  /** The rows that this slot alone is about. */
  readonly own: readonly Verb[]
}
