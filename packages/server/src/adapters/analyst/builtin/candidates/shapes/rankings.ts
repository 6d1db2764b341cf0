import type { Column, Table } from '../../../../../domain/table.ts'
import { wordsOf } from '../../form.ts'
import { isUnique } from '../../row-identity.ts'
import { flag, type Features } from '../features.ts'
import { hintMatches } from '../hints.ts'
import { leadColumns, leads, type Lead, type LeadBy } from '../leads.ts'
import { cuesOfKind, gap, type Mentions } from '../mention.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { meets, noUnits } from '../units.ts'
import { isSaidOf } from '../word-order.ts'
import { comparedColumn } from './compared-column.ts'
import { severalBeside } from './lookups.ts'
import { groupRankings } from './group-rankings.ts'
import type { Proposal } from './proposal.ts'
import { directionOf, leadFeatures } from './rank-features.ts'

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
      .flatMap((show, at) => {
        const plain = rowRanking(scene, lead, by, show)
        return at < mostWithFigure ? [plain, ...withFigure(scene, lead, by, plain)] : [plain]
      }),
  ])
}

const rowRanking = (scene: Scene, lead: Lead, by: LeadBy, show: Subject): Proposal => ({
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
})

const mostWithFigure = 2

/** "who is the best paid, and what is the pay": with what it is the first by. */
function withFigure(scene: Scene, lead: Lead, by: LeadBy, plain: Proposal): readonly Proposal[] {
  const mention = scene.mentions.columns.find(
    ({ column, units }) => column === by.column && (units & by.units) !== noUnits,
  )
  if (mention === undefined || plain.want.kind !== 'ranking' || plain.want.show.includes(by.column)) return []
  return [
    {
      ...plain,
      want: { ...plain.want, show: asSaid(scene.mentions, plain.want.show, by.column) },
      features: [
        ...plain.features,
        ['ranking:with-figure', 1],
        ...flag('ranking:with-figure:apart', gap(lead, mention) > 2),
        ...flag('ranking:with-figure:behind', isSaidOf(scene.mentions.question, lead, mention)),
        ...flag('ranking:with-figure:hinted', hintMatches(by.column, lead.of)),
      ],
    },
  ]
}

/** "the lowest price and its product": in the order in which they are named. */
function asSaid({ columns }: Mentions, show: readonly Column[], figure: Column): readonly Column[] {
  const placesOf = (wanted: Column) =>
    columns.filter(({ column }) => column === wanted).map(({ start }) => start)
  const shown = show.flatMap(placesOf)
  const before = shown.length > 0 && Math.max(...placesOf(figure)) < Math.min(...shown)
  return before ? [figure, ...show] : [...show, figure]
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

/** Several columns, with what the rows are ranked by among them or without it. */
function shownTogether(scene: Scene, lead: Lead, by: LeadBy) {
  const { without, among } = severalBeside(scene, lead.units, by)
  return [
    ...without,
    ...among.map((one) => ({ ...one, features: [...one.features, ['ranking:with-figure', 1] as const] })),
  ]
}

/** Of several columns called alike, the one that begins as what is shown does: a winner's name by the winner's points. */
function kinship(show: Column, by: Column, table: Table): Features {
  const [first, ...rest] = wordsOf(by.name)
  const alike = table.columns.some(
    ({ name }) => name !== by.name && wordsOf(name).slice(1).join(' ') === rest.join(' '),
  )
  if (rest.length === 0 || !alike) return []
  return [[wordsOf(show.name)[0] === first ? 'ranking:kin' : 'ranking:stranger', 1]]
}
