import type { Scene } from '../scene.ts'
import { charted } from './charted-groups.ts'
import { figureBounds } from './figure-bounds.ts'
import { groups } from './groups.ts'
import type { Proposal } from './proposal.ts'

/** "the number of flats in each street whose average rent is above 900": any groups, of which a figure leaves some out. */
export function boundedGroups(scene: Scene): readonly Proposal[] {
  return figureBounds(scene).flatMap(({ having, units, features }) => {
    const rest: Scene = { ...scene, set: { ...scene.set, units: scene.set.units | units } }
    return [...groups(rest), ...charted(rest)]
      .filter(({ want }) => want.kind === 'measures' && want.keys.length > 0)
      .map((proposal): Proposal => ({
        ...proposal,
        having,
        units: proposal.units | units,
        features: [...proposal.features, ...features],
      }))
  })
}
