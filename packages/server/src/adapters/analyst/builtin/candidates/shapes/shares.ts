import { flag } from '../features.ts'
import type { Condition } from '../../../../../domain/plan.ts'
import { cuesOfKind } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { meets } from '../units.ts'
import type { Proposal } from './proposal.ts'

/** What part of the rows meets the conditions. */
export function shares({ mentions, set }: Scene): readonly Proposal[] {
  const [first] = set.conditions
  if (first === undefined) return []
  const where: Condition = set.conditions.length === 1 ? first : { kind: 'and', conditions: set.conditions }
  return cuesOfKind(mentions, 'share')
    .filter(({ units }) => !meets(units, set.units))
    .map((cue): Proposal => ({
      want: {
        kind: 'measures',
        keys: [],
        measures: [{ function: 'share', column: undefined, where }],
        lead: undefined,
      },
      conditions: [],
      units: cue.units,
      features: [['shape:share', 1], ...flag('share:several', set.conditions.length > 1)],
    }))
}
