import type { ChartKind } from '@auger/contract/plan'
import type { Reading } from '../../reading.ts'
import type { Features } from '../features.ts'
import type { Units } from '../units.ts'

/** What one shape of answer would be; the conditions are the scene's. */
export interface Proposal {
  readonly want: Reading['want']
  /** Where the shape uses up some of the scene's conditions. */
  readonly conditions?: Reading['conditions']
  readonly having?: Reading['having']
  readonly order?: Reading['order']
  readonly limit?: number | undefined
  readonly offset?: Reading['offset']
  /** What it is best seen in, where the question does not say. */
  readonly chart?: ChartKind
  readonly units: Units
  readonly features: Features
}
