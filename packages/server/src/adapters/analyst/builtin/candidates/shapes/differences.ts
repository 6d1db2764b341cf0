import { flag } from '../features.ts'
import { isNumeric } from '../../../../../domain/table.ts'
import { leadColumns, type Lead, type LeadBy } from '../leads.ts'
import { cuesOfKind } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { meets } from '../units.ts'
import { comparedColumn } from './compared-column.ts'
import type { Proposal } from './proposal.ts'
import { functionsFor } from './group-rankings.ts'

/** How far apart two things are. */
export function differences(scene: Scene): readonly Proposal[] {
  const { mentions, set } = scene
  return cuesOfKind(mentions, 'difference')
    .filter(({ units }) => !meets(units, set.units))
    .flatMap((cue) => {
      const lead: Lead = {
        kind: 'superlative',
        direction: 'high',
        of: cue.meaning.of ?? [],
        start: cue.start,
        end: cue.end,
        units: cue.units,
        limit: undefined,
      }
      return leadColumns(scene, lead)
        .filter(({ column }) => isNumeric(column))
        .flatMap((by) => apart(scene, lead, by))
    })
}

function apart(scene: Scene, lead: Lead, by: LeadBy): readonly Proposal[] {
  const compared = comparedColumn(scene)
  const features = [
    ['shape:difference', 1] as const,
    ...by.features,
    ...flag('difference:of-two', scene.set.alternatives),
  ]
  if (compared === undefined)
    return [
      {
        want: {
          kind: 'measures',
          keys: [],
          measures: [{ function: 'range', column: by.column }],
          lead: undefined,
        },
        units: lead.units | by.units,
        features,
      },
    ]
  return functionsFor(scene, { ...lead, of: [] }, by.column).map(({ measure, units }): Proposal => ({
    want: {
      kind: 'measures',
      keys: [{ column: compared, grain: undefined }],
      measures: [{ function: measure, column: by.column }],
      lead: undefined,
      apart: true,
    },
    units: lead.units | by.units | units,
    features,
  }))
}
