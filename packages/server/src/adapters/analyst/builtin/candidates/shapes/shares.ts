import { flag, type Features } from '../features.ts'
import type { Column } from '../../../../../domain/table.ts'
import type { MeasureWish } from '../../draft.ts'
import { allOf } from '../../filter-of.ts'
import { isAmount } from '../../item.ts'
import { gradeOf } from '../grade.ts'
import { cuesOfKind, type ColumnMention, type Cue } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { meets, noUnits, type Units } from '../units.ts'
import { namedKeys } from './group-keys.ts'
import type { Proposal } from './proposal.ts'

/** What part of the rows, or of an amount, meets the conditions; or what part each group has. */
export function shares(scene: Scene): readonly Proposal[] {
  const { mentions, set } = scene
  const cues = cuesOfKind(mentions, 'share').filter(({ units }) => !meets(units, set.units))
  const said = cues.reduce((units, cue) => units | cue.units, noUnits)
  return [
    ...cues.flatMap((cue) => [ofRows(scene, cue) ?? []].flat()),
    ...(cues.length === 0 ? [] : amounts(scene, said).flatMap((amount) => ofAmount(scene, amount, said))),
    ...(cues.length === 0 ? [] : ofGroups(scene, said)),
  ]
}

function ofRows(scene: Scene, cue: Cue): Proposal | undefined {
  const where = allOf(scene.set.conditions)
  if (where === undefined) return undefined
  return {
    want: {
      kind: 'measures',
      keys: [],
      measures: [{ function: 'share', column: undefined, where }],
      lead: undefined,
    },
    conditions: [],
    units: cue.units,
    features: [['shape:share', 1], ...flag('share:several', scene.set.conditions.length > 1)],
  }
}

/** Amounts that the question names, and the words for a total that stand with them. */
const amounts = ({ mentions, set }: Scene, said: Units): readonly ColumnMention[] =>
  mentions.columns.filter(
    ({ column, quality, units }) =>
      quality >= 0.6 && isAmount(column) && addsUp(column) && !meets(units, set.units | said),
  )

/** Percentages have no total that a part could be of. */
const addsUp = ({ unit }: Column): boolean => unit?.kind !== 'percent'

const totals = ({ mentions, set }: Scene): Units =>
  cuesOfKind(mentions, 'measure')
    .filter(({ meaning, units }) => meaning.function === 'sum' && !meets(units, set.units))
    .reduce((units, cue) => units | cue.units, noUnits)

/** "the North's share of the total amount" */
function ofAmount(scene: Scene, amount: ColumnMention, said: Units): readonly Proposal[] {
  const where = allOf(scene.set.conditions)
  if (where === undefined) return []
  return [
    {
      want: {
        kind: 'measures',
        keys: [],
        measures: [{ function: 'share', column: amount.column, where }],
        lead: undefined,
      },
      conditions: [],
      units: said | amount.units | totals(scene),
      features: [
        ['shape:share', 1],
        ['share:amount', 1],
        [`by:${gradeOf(amount)}`, 1],
      ],
    },
  ]
}

/** "the share of orders by category": what each has of all. */
function ofGroups(scene: Scene, said: Units): readonly Proposal[] {
  return namedKeys(scene)
    .filter(({ units }) => !meets(units, said))
    .flatMap((key) => {
      const wants: readonly { readonly measure: MeasureWish; units: Units; features: Features }[] = [
        { measure: { function: 'share', column: undefined }, units: noUnits, features: [] },
        ...amounts(scene, said | key.units).map((amount) => ({
          measure: { function: 'share', column: amount.column } as const,
          units: amount.units | totals(scene),
          features: [
            ['share:amount', 1],
            [`by:${gradeOf(amount)}`, 1],
          ] as Features,
        })),
      ]
      return wants.map(({ measure, units, features }): Proposal => ({
        want: {
          kind: 'measures',
          keys: [{ column: key.column, grain: key.grain }],
          measures: [measure],
          lead: undefined,
        },
        chart: 'pie',
        units: said | key.units | units,
        features: [['shape:share', 1], ['share:groups', 1], ...key.features, ...features],
      }))
    })
}
