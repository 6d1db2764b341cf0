import { sameKey } from '../frame/same-key.ts'
import { columnsIn } from '../../domain/condition.ts'
import type { EarlierJob } from '../../ports/analyst.ts'
import { placeOf } from '../frame/column-ref.ts'
import { choosesAllRows } from './all-rows.ts'
import { astrayCost } from './astray.ts'
import { coversOf } from './cover.ts'
import { combinations, option, type Candidate, type Option } from './draft.ts'
import { betweenAnswers } from './follow/between-answers.ts'
import { followCandidates } from './follow/follow-candidates.ts'
import { goesOn } from './follow/goes-on.ts'
import { goneOnFrom } from './follow/gone-on-from.ts'
import { placedAfter } from './follow/placed-after.ts'
import { pointedReadings } from './follow/pointed-readings.ts'
import { figureCandidates } from './figure/figure-candidates.ts'
import { perRow } from './figure/per-row.ts'
import { countsRowsForThings } from './table/rows-for-things.ts'
import { joinedFilters } from './joined-filters.ts'
import { judged } from './judged.ts'
import { formulaCovers } from './formula/formula-covers.ts'
import { nestedReadings } from './nested.ts'
import { sorted } from './orderings.ts'
import { placedReadings } from './placed-readings.ts'
import { readCover } from './read-cover.ts'
import { isRedundant } from './redundant.ts'
import { alike } from './rows/alike.ts'
import { beyond } from './rows/beyond.ts'
import { ordered } from './rows/row-orders.ts'
import type { FilterChoice, Reading } from './reading.ts'
import { rowCandidates } from './rows/row-candidates.ts'
import { isOfTwoTables, totalsCompared } from './rows/totals-compared.ts'
import type { Scene } from './scene.ts'
import { presentReadings } from './slot/presence/presence-slots.ts'
import { statisticCandidates } from './statistic/index.ts'
import { isMisdated } from './table/misdated.ts'
import { isOfTwoDates } from './table/two-dates.ts'
import { templateCandidates } from './template/index.ts'
import { thingsIn } from './things.ts'
import { transformed } from './figure/transforms.ts'
import { unusedCost } from './unused-cost.ts'

const mostFilters = 6
/** Covers times what may choose rows in each. */
const mostReadings = 40
const mostPlain = 30

/** Every frame that the question may mean, the cheapest first, each once; made as they are asked for. */
export function* candidatesFor(scene: Scene, context: readonly EarlierJob[]): Iterable<Candidate> {
  const all = foundFor(
    scene,
    context.filter((job) => isAbout(scene, job)),
  )
    .map((candidate) => ({ ...candidate, cost: candidate.cost + unusedCost(candidate) }))
    .toSorted(byCost)
  const known = new Set<string>()
  for (const candidate of all) {
    const key = sameKey(candidate.frame)
    if (known.has(key)) continue
    known.add(key)
    yield candidate
  }
}

/** What was asked of other tables is nothing to go on from. */
function isAbout({ asked: { tables } }: Scene, { frame }: EarlierJob): boolean {
  if (frame === undefined) return false
  const { tableId, shown, dimensions, filters } = frame
  const refs = [...shown, ...dimensions.map(({ column }) => column), ...filters.flatMap(columnsIn)]
  return [tableId, ...refs.map((ref) => placeOf(ref).tableId)].every((id) =>
    tables.some((table) => table.id === id),
  )
}

/** The likeliest frames of a question that is asked before it is said how. */
const plainly = (lead: Scene): readonly Candidate[] => [...candidatesFor(lead, [])].slice(0, mostPlain)

function foundFor(scene: Scene, context: readonly EarlierJob[]): readonly Candidate[] {
  if (scene.template !== undefined) return templateCandidates(scene, scene.template, plainly)
  const before = context.at(-1)
  const readings = coversOf(scene.tokens, scene.links)
    .flatMap((cover) => formulaCovers(scene, cover))
    .map((cover) => ({ ...cover, cost: cover.cost + astrayCost(cover, scene.links) }))
    .map((cover) => readCover(scene, cover))
    .map((reading) => placedAfter(reading, goneOnFrom(reading, context)))
    .flatMap((reading) => pointedReadings(reading, before))
    .flatMap((reading) => placedReadings(reading))
    .flatMap((reading) => presentReadings(reading))
    .flatMap((reading) => nestedReadings(reading))
  return [
    ...readings
      .flatMap(chosenIn)
      .toSorted(byCost)
      .slice(0, mostReadings)
      .flatMap((chosen) => ofChosen(chosen, goneOnFrom(chosen.reading, context))),
    ...readings.flatMap((reading) => statisticCandidates(reading, thingsIn(reading))),
    ...readings.flatMap((reading) => betweenAnswers(reading, context)),
  ]
}

const byCost = (one: { readonly cost: number }, other: { readonly cost: number }): number =>
  one.cost - other.cost

/** A reading with one way to choose rows. */
interface Chosen {
  readonly reading: Reading
  readonly filters: Option<readonly FilterChoice[]>
  readonly cost: number
}

function chosenIn(reading: Reading): readonly Chosen[] {
  const lists = reading.slots.map(({ items, choices }) =>
    choices.map((choice): Option<FilterChoice> =>
      option(choice, [...items, ...choice.absorbs], choice.notes, choice.cost),
    ),
  )
  const used = reading.count === undefined ? [] : [reading.count.item]
  return combinations(lists, mostFilters)
    .filter(({ part }) => areOfOneTime(part))
    .flatMap((filters) => joinedFilters(reading, filters))
    .map((filters) => ({
      reading,
      filters: { ...filters, used: [...filters.used, ...used] },
      cost: reading.cover.cost + filters.cost,
    }))
}

function ofChosen({ reading, filters }: Chosen, before: EarlierJob | undefined): readonly Candidate[] {
  const things = thingsIn(reading)
  if (before?.frame !== undefined && goesOn(reading, things))
    return followCandidates(reading, things, filters, before)
  const figures = figureCandidates(reading, things, filters)
    .map(perRow)
    .filter((one) => isPlain(one) && !one.frame.filters.some(isOfTwoTables))
    .map(judged)
  const rows = rowCandidates(reading, things, filters).flatMap(totalsCompared).filter(isPlain).map(judged)
  return [
    ...figures.flatMap(heldAgainst).flatMap(transformed).flatMap(sorted),
    ...rows.flatMap(heldAgainst).flatMap(ordered).flatMap(sorted),
    ...(before === undefined ? [] : followCandidates(reading, things, filters, before)),
  ].filter((one) => !choosesAllRows(one))
}

/** What is compared with 2023 in 2024 is told by one column, where no word says that it is told by two. */
function areOfOneTime(choices: readonly FilterChoice[]): boolean {
  const unsaid = choices.filter(({ notes }) => notes.some((note) => timesUnsaid.has(note)))
  return new Set(unsaid.map(({ columns: [column] }) => column)).size < 2
}

const timesUnsaid: ReadonlySet<string> = new Set(
  ['first-column', 'other-column', 'describing'].map((kind) => `filter:time:${kind}`),
)

const isPlain = (candidate: Candidate): boolean =>
  !isRedundant(candidate) &&
  !isMisdated(candidate) &&
  !isOfTwoDates(candidate) &&
  !countsRowsForThings(candidate)

/** A candidate, and what it becomes where a row that it names is only what other rows are held against. */
const heldAgainst = (candidate: Candidate): readonly Candidate[] => [
  candidate,
  ...beyond(candidate),
  ...alike(candidate),
]

export type { Candidate } from './draft.ts'
export type { Scene } from './scene.ts'
