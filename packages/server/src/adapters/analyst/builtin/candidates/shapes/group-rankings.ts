import type { MeasureFunction } from '@auger/contract/plan'
import { isTemporal, type Column } from '../../../../../domain/table.ts'
import { natureOf } from '../../../../../locales/index.ts'
import { addsUp } from '../../adds-up.ts'
import { isAmount } from '../../item.ts'
import { isUnique } from '../../row-identity.ts'
import { flag, type Features } from '../features.ts'
import { hintMatches } from '../hints.ts'
import type { Lead, LeadBy } from '../leads.ts'
import { cuesOfKind, gap } from '../mention.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { meets, noUnits, stretchOf, type Units } from '../units.ts'
import { isSaidOf } from '../word-order.ts'
import { quantities } from './cues.ts'
import { timeKeys } from './group-keys.ts'
import type { Proposal } from './proposal.ts'
import { directionOf, leadFeatures } from './rank-features.ts'

type Shown = Pick<Subject, 'column' | 'units' | 'features'>

/** By how many rows there are of each; the longest and the oldest are never so by that. */
function countRankings(
  scene: Scene,
  lead: Lead,
  show: Shown,
  ranked: (shown: 'keys' | 'all') => Proposal['want'],
): readonly Proposal[] {
  if (lead.of.length > 0) return []
  const said = quantities(scene)
  // "Which has the most orders, and how many": both are asked for.
  const later = said.find(({ start }) => start > lead.end + 1)
  const quantity = later ?? said[0]
  const asksBoth = later !== undefined
  const place = { limit: lead.limit, offset: lead.offset }
  const features: Features = [
    ['shape:group-ranking', 1],
    [`group-ranking:count:${lead.kind}`, 1],
  ]
  const alone: Proposal = {
    ...place,
    want: ranked(asksBoth ? 'all' : 'keys'),
    units: lead.units | show.units | quantityBeside(scene, lead) | (later?.units ?? noUnits),
    features: [...features, ...flag('ranking:limit', lead.limit !== undefined), ...show.features],
  }
  if (quantity === undefined || asksBoth) return [alone]
  const withCount: Proposal = {
    ...place,
    want: ranked('all'),
    units: lead.units | show.units | quantity.units,
    features: [...features, ['group-ranking:all', 1], ...show.features],
  }
  return [alone, withCount]
}

/** Which group comes first: by how many rows it has, or by a figure of them. */
export function groupRankings(
  scene: Scene,
  lead: Lead,
  bys: readonly LeadBy[],
  shows: readonly Subject[],
): readonly Proposal[] {
  const named = shows
    .filter(({ column }) => !isUnique(column, scene.mentions.table) && !isTemporal(column))
    .map(({ column, units, features }) => ({ column, grain: undefined, units, features }))
  return [...named, ...timeKeys(scene)].flatMap((show): readonly Proposal[] => {
    const keys = [{ column: show.column, grain: show.grain }]
    const ranked = (
      measure: MeasureFunction,
      column: Column | undefined,
      shows: 'keys' | 'all' = 'keys',
    ): Proposal['want'] => ({
      kind: 'measures',
      keys,
      measures: [{ function: measure, column }],
      lead: directionOf(lead),
      shows,
    })
    return [
      ...countRankings(scene, lead, show, (shown) => ranked('count', undefined, shown)),
      ...bys
        .filter(({ column }) => column !== show.column && isAmount(column))
        .flatMap((by) =>
          functionsFor(scene, lead, by.column)
            .filter(({ cued }) => cued || !isOfRow(scene, show, lead))
            .map(({ measure, units, cued }): Proposal => ({
              want: ranked(measure, by.column),
              limit: lead.limit,
              offset: lead.offset,
              units: lead.units | by.units | show.units | units,
              features: [
                ['shape:group-ranking', 1],
                [`group-ranking:${measure}`, 1],
                ...flag('group-ranking:cued', cued),
                ...leadFeatures(lead),
                ...by.features,
                ...show.features,
                ...flag('ranking:overlap', meets(by.units, show.units)),
                ...flag('group-ranking:of-amounts', isAmount(show.column)),
                ...flag('group-ranking:rows-between', rowsBetween(scene, show.units, lead)),
              ],
            })),
        ),
    ]
  })
}

/** "The power of the car with the highest price" is that of one row, and not of all that have the same power. */
const isOfRow = (scene: Scene, { column, units }: Shown, lead: Lead): boolean =>
  isAmount(column) && rowsBetween(scene, units, lead)

/** "the power of the car with the highest weight" is of one car. */
const rowsBetween = ({ mentions }: Scene, shown: Units, lead: Lead): boolean =>
  shown !== noUnits &&
  mentions.entities.some(
    (rows) =>
      !meets(rows.units, shown) &&
      isSaidOf(mentions.question, stretchOf(shown), rows) &&
      isSaidOf(mentions.question, rows, lead),
  )

/** "the largest number of orders" */
function quantityBeside(scene: Scene, lead: Lead): Units {
  const quantity = quantities(scene).find((cue) => gap(cue, lead) >= 0 && gap(cue, lead) <= 1)
  return quantity?.units ?? noUnits
}

interface RankFunction {
  readonly measure: MeasureFunction
  readonly units: Units
  readonly cued: boolean
}

/** What is ranked by: the figure that is named, else what amounts of its kind are told by. */
export function functionsFor(scene: Scene, lead: Lead, column: Column): readonly RankFunction[] {
  const cued = cuesOfKind(scene.mentions, 'measure').filter(
    ({ units, meaning }) => !meets(units, scene.set.units | lead.units) && meaning.function !== 'distinct',
  )
  if (cued.length > 0)
    return cued.map(({ units, meaning }) => ({ measure: meaning.function, units, cued: true }))
  const own = natureOf(column.name) === 'intensive' ? 'mean' : 'sum'
  const extreme = lead.direction === 'high' ? 'maximum' : 'minimum'
  const plain = addsUp(column) ? [own, ...(hintMatches(column, lead.of) ? [extreme] : [])] : [extreme]
  return plain.map((measure) => ({
    measure: measure as MeasureFunction,
    units: noUnits,
    cued: false,
  }))
}
