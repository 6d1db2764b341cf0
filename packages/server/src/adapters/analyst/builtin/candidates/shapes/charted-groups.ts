import type { MeasureWish } from '../../draft.ts'
import { flag, worthAlone, type Features } from '../features.ts'
import { cuesOfKind } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { meets, noUnits, type Units } from '../units.ts'
import { binnedKeys, countedKeys, differentKeys, isKeyOf, picturedKeys } from './chart-keys.ts'
import { measured, wishes, type Wish } from './cues.ts'
import { namedKeys, type Key } from './group-keys.ts'
import { figures } from './groups.ts'
import type { Proposal } from './proposal.ts'

const mostKeys = 4

/** Groups as charts need them: by a time cut into bins, by what is counted, by two keys, and of two figures. */
export function charted(scene: Scene): readonly Proposal[] {
  const best = (keys: readonly Key[]): readonly Key[] =>
    keys
      .toSorted((a, b) => worthAlone(b.features, scene.weights) - worthAlone(a.features, scene.weights))
      .slice(0, mostKeys)
  const binned = best(binnedKeys(scene))
  const counted = best(countedKeys(scene))
  const named = best(namedKeys(scene))
  const different = best(differentKeys(scene))
  const series = [...binned, ...counted].flatMap((along) =>
    named
      .filter((by) => by.column !== along.column && !meets(by.units, along.units))
      .map((by) => [along, by]),
  )
  return [
    ...[...[...binned, ...different].map((key) => [key]), ...series].flatMap((keys) => figures(scene, keys)),
    ...[...counted, ...best(picturedKeys(scene))].flatMap((key) => rowsIn(scene, [key])),
    ...[...named, ...binned].flatMap((key) => twoFigures(scene, [key])),
  ]
}

/** How many rows each has. */
function rowsIn(scene: Scene, keys: readonly Key[]): readonly Proposal[] {
  return figures(scene, keys).filter(
    ({ want }) => want.kind === 'measures' && want.measures[0]?.column === undefined,
  )
}

/** "the average and the highest rent in each street" */
function twoFigures(scene: Scene, keys: readonly Key[]): readonly Proposal[] {
  const units = keys.reduce((sum, key) => sum | key.units, noUnits)
  const rest: Scene = { ...scene, set: { ...scene.set, units: scene.set.units | units } }
  const told = wishes(rest).filter(({ said }) => said === 'measure' || said === 'superlative')
  return told.flatMap((first, at) =>
    told
      .slice(at + 1)
      .filter((second) => !meets(first.units, second.units))
      .flatMap((second) => figuresOf(rest, keys, [first, second], units)),
  )
}

function figuresOf(scene: Scene, keys: readonly Key[], [first, second]: readonly [Wish, Wish], units: Units) {
  const against = againstBetween(scene, first, second)
  const of = (wish: Wish) => measured(scene, wish).filter(({ column }) => !isKeyOf(keys, column))
  const features: Features = [
    ['shape:group', 1],
    ['group:figures', 1],
    ...keys.flatMap((key) => key.features),
    ...flag(
      'group:figures:scatter',
      cuesOfKind(scene.mentions, 'chart').length > 0 || scene.mentions.clause !== undefined,
    ),
  ]
  return of(first)
    .slice(0, 2)
    .flatMap((one) =>
      of(second)
        .slice(0, 2)
        .map((other): Proposal => ({
          want: {
            kind: 'measures',
            keys: keys.map(({ column, grain }) => ({ column, grain })),
            measures: inPlaces(against !== noUnits, [
              { function: first.function, column: one.column },
              { function: second.function, column: other.column },
            ]),
            lead: undefined,
          },
          units: units | first.units | second.units | one.units | other.units | against,
          features: [
            ...features,
            ...one.features,
            ...flag('group:figures:apart', one.column !== other.column),
          ],
        })),
    )
}

/** "the highest rent versus the average rent" */
const againstBetween = ({ mentions, set }: Scene, first: Wish, second: Wish): Units =>
  cuesOfKind(mentions, 'compared')
    .filter(({ start, end, units }) => start >= first.end && end <= second.start && !meets(units, set.units))
    .reduce((sum, cue) => sum | cue.units, noUnits)

/** What is set against another is read along it: the other lies across. */
const inPlaces = (against: boolean, figures: readonly MeasureWish[]): readonly MeasureWish[] =>
  against ? figures.toReversed() : figures
