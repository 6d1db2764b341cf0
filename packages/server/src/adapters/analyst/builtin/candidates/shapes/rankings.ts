import type { MeasureFunction } from '../../../../../domain/plan.ts'
import { isTemporal, type Column, type Table } from '../../../../../domain/table.ts'
import { natureOf } from '../../../../../locales/index.ts'
import { addsUp } from '../../adds-up.ts'
import { wordsOf } from '../../form.ts'
import { isAmount } from '../../item.ts'
import { isUnique } from '../../row-identity.ts'
import { flag, type Features } from '../features.ts'
import { hintMatches } from '../hints.ts'
import { leadColumns, leads, type Lead, type LeadBy } from '../leads.ts'
import { cuesOfKind, gap } from '../mention.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { endOf, meets, noUnits, type Units } from '../units.ts'
import { comparedColumn } from './compared-column.ts'
import { quantities } from './cues.ts'
import { severalColumns } from './lookups.ts'
import { timeKeys } from './group-keys.ts'
import type { Proposal } from './proposal.ts'

const mostShown = 5

/** Which row, or which group, comes first by something. */
export function rankings(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const shows = wanted.slice(0, mostShown)
  const compared = comparedColumn(scene)
  return leads(scene).flatMap((lead) => {
    // "The most common" is of the number of rows, whatever amounts they have.
    const bys = lead.kind === 'frequent' ? [] : leadColumns(scene, lead)
    if (lead.kind === 'comparative' && compared !== undefined)
      return comparedRankings(scene, lead, bys, shows, compared)
    return [
      ...rowRankings(scene, lead, bys, shows),
      ...wholeRankings(scene, lead, bys),
      ...groupRankings(scene, lead, bys, shows),
    ]
  })
}

/** Which of two groups: by a figure of each, and never by an amount that nothing names. */
function comparedRankings(
  scene: Scene,
  lead: Lead,
  bys: readonly LeadBy[],
  shows: readonly Subject[],
  compared: Column,
): readonly Proposal[] {
  const told = bys.filter(
    ({ column, units }) =>
      column.role !== 'identifier' && (units !== noUnits || hintMatches(column, lead.of)),
  )
  const either: Subject = {
    column: compared,
    mention: undefined,
    units: noUnits,
    features: [['subject:either', 1]],
    worth: 0,
  }
  const rows = countsRows(scene, lead)
  const figured = cuesOfKind(scene.mentions, 'measure').some(({ units }) => !meets(units, scene.set.units))
  return [
    ...(figured ? [] : rowRankings(scene, lead, told, shows)),
    ...groupRankings(scene, lead, told, [either]).filter(
      ({ want }) => rows || (want.kind === 'measures' && want.measures[0]?.column !== undefined),
    ),
  ]
}

/** "more orders" counts rows that are orders; of more customers, the rows know nothing. */
const countsRows = ({ mentions }: Scene, lead: Lead): boolean =>
  [...mentions.entities, ...cuesOfKind(mentions, 'rows')].some(
    (place) => gap(lead, place) >= 0 && gap(lead, place) <= 2,
  )

const directionOf = ({ direction }: Pick<Lead, 'direction'>) =>
  direction === 'high' ? ('descending' as const) : ('ascending' as const)

const leadFeatures = (lead: Lead): Features => [
  [`lead:${lead.kind}`, 1],
  ...flag('ranking:limit', lead.limit !== undefined),
  ...flag('ranking:later', lead.offset !== undefined),
]

function rowRankings(
  scene: Scene,
  lead: Lead,
  bys: readonly LeadBy[],
  shows: readonly Subject[],
): readonly Proposal[] {
  return bys.flatMap((by) => [
    ...(lead.offset === undefined ? [] : [laterValue(lead, by)]),
    ...shownTogether(scene, lead, by).map(({ columns, units, features }): Proposal => ({
      want: { kind: 'ranking', by: by.column, show: columns, lead: directionOf(by) },
      limit: lead.limit,
      offset: lead.offset,
      units: lead.units | by.units | units,
      features: [['shape:ranking', 1], ...leadFeatures(lead), ...by.features, ...features],
    })),
    ...shows
      .filter(({ column }) => column !== by.column)
      .map((show): Proposal => ({
        want: { kind: 'ranking', by: by.column, show: [show.column], lead: directionOf(by) },
        limit: lead.limit,
        offset: lead.offset,
        units: lead.units | by.units | show.units,
        features: [
          ['shape:ranking', 1],
          ...leadFeatures(lead),
          ...by.features,
          ...show.features,
          ...flag('ranking:show-unique', isUnique(show.column, scene.mentions.table)),
          ...kinship(show.column, by.column, scene.mentions.table),
          ...flag('ranking:overlap', meets(by.units, show.units)),
        ],
      })),
  ])
}

/** "the second highest price" */
const laterValue = (lead: Lead, by: LeadBy): Proposal => ({
  want: { kind: 'ranking', by: by.column, show: [], lead: directionOf(by) },
  offset: lead.offset,
  units: lead.units | by.units,
  features: [['shape:ranking', 1], ['ranking:later:value', 1], ...leadFeatures(lead), ...by.features],
})

/** "the top 5 rows by age": whole rows, where nothing of them is named. */
function wholeRankings(scene: Scene, lead: Lead, bys: readonly LeadBy[]): readonly Proposal[] {
  const { mentions, set } = scene
  const rows = cuesOfKind(mentions, 'rows').filter(({ units }) => !meets(units, set.units))
  return bys.map((by) => ({
    want: { kind: 'ranking', by: by.column, show: mentions.table.columns, lead: directionOf(by) },
    limit: lead.limit,
    offset: lead.offset,
    units: lead.units | by.units | rows.reduce((units, cue) => units | cue.units, noUnits),
    features: [
      ['shape:ranking', 1],
      ['ranking:whole', 1],
      ...flag('ranking:whole:rows', rows.length > 0),
      ...flag('ranking:whole:named', mentions.entities.length > 0),
      ...leadFeatures(lead),
      ...by.features,
    ],
  }))
}

function shownTogether(scene: Scene, lead: Lead, by: LeadBy) {
  const rest: Scene = { ...scene, set: { ...scene.set, units: scene.set.units | lead.units | by.units } }
  return severalColumns(rest).flatMap(({ want, units, features }) =>
    want.kind === 'rows' ? [{ columns: want.columns, units, features }] : [],
  )
}

function groupRankings(
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
    const said = quantities(scene)
    // "Which has the most orders, and how many": both are asked for.
    const later = said.find(({ start }) => start > lead.end + 1)
    const quantity = later ?? said[0]
    const asksBoth = later !== undefined
    return [
      {
        want: ranked('count', undefined, asksBoth ? 'all' : 'keys'),
        limit: lead.limit,
        offset: lead.offset,
        units: lead.units | show.units | quantityBeside(scene, lead) | (later?.units ?? noUnits),
        features: [
          ['shape:group-ranking', 1],
          [`group-ranking:count:${lead.kind}`, 1],
          ...flag('ranking:limit', lead.limit !== undefined),
          ...show.features,
        ],
      },
      ...(quantity === undefined || asksBoth
        ? []
        : [
            {
              want: ranked('count', undefined, 'all'),
              limit: lead.limit,
              offset: lead.offset,
              units: lead.units | show.units | quantity.units,
              features: [
                ['shape:group-ranking', 1],
                [`group-ranking:count:${lead.kind}`, 1],
                ['group-ranking:all', 1],
                ...show.features,
              ] as Features,
            },
          ]),
      ...bys
        .filter(({ column }) => column !== show.column && isAmount(column))
        .flatMap((by) =>
          functionsFor(scene, lead, by.column).map(({ measure, units, cued }): Proposal => ({
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

/** "the power of the car with the highest weight" is of one car. */
const rowsBetween = ({ mentions }: Scene, shown: Units, lead: Lead): boolean =>
  shown !== noUnits &&
  mentions.entities.some(
    ({ start, end, units }) => !meets(units, shown) && start >= endOf(shown) && end <= lead.start,
  )

/** Of several columns called alike, the one that begins as what is shown does: a winner's name by the winner's points. */
function kinship(show: Column, by: Column, table: Table): Features {
  const [first, ...rest] = wordsOf(by.name)
  const alike = table.columns.some(
    ({ name }) => name !== by.name && wordsOf(name).slice(1).join(' ') === rest.join(' '),
  )
  if (rest.length === 0 || !alike) return []
  return [[wordsOf(show.name)[0] === first ? 'ranking:kin' : 'ranking:stranger', 1]]
}

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
