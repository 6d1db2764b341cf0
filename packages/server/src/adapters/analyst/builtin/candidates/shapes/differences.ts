import { flag } from '../features.ts'
import { isNumeric } from '../../../../../domain/table.ts'
import { leadColumns } from '../leads.ts'
import { cuesOfKind } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { meets } from '../units.ts'
import type { Proposal } from './proposal.ts'

/** How far apart two things are. */
export function differences(scene: Scene): readonly Proposal[] {
  const { mentions, set } = scene
  return cuesOfKind(mentions, 'difference')
    .filter(({ units }) => !meets(units, set.units))
    .flatMap((cue) =>
      leadColumns(scene, {
        kind: 'superlative',
        direction: 'high',
        of: cue.meaning.of ?? [],
        start: cue.start,
        end: cue.end,
        units: cue.units,
        limit: undefined,
      })
        .filter(({ column }) => isNumeric(column))
        .map((by): Proposal => ({
          want: {
            kind: 'measures',
            keys: [],
            measures: [{ function: 'range', column: by.column }],
            lead: undefined,
          },
          units: cue.units | by.units,
          features: [['shape:difference', 1], ...by.features, ...flag('difference:of-two', set.alternatives)],
        })),
    )
}
