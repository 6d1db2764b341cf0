import { isNumeric } from '../../../../../domain/table.ts'
import { isUnique } from '../../row-identity.ts'
import { flag } from '../features.ts'
import { gradeOf } from '../grade.ts'
import { cuesOfKind, gap, type ColumnMention } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { meets, noUnits, unitsFrom } from '../units.ts'
import type { Proposal } from './proposal.ts'

const farthest = 6

/** "price over weight", "the length for each river": two columns as they are, what is named second along the other. */
export function pairs(scene: Scene): readonly Proposal[] {
  const { mentions, set } = scene
  const firm = mentions.columns.filter(({ quality, units }) => quality >= 0.7 && !meets(units, set.units))
  return firm.flatMap((amount) =>
    isNumeric(amount.column)
      ? firm
          .filter(
            (name) =>
              name.column !== amount.column && name.start >= amount.end && gap(amount, name) <= farthest,
          )
          .flatMap((name) => pair(scene, amount, name))
      : [],
  )
}

function pair({ mentions, set }: Scene, amount: ColumnMention, name: ColumnMention): readonly Proposal[] {
  const between = unitsFrom(amount.end, name.start)
  const linking = [
    ...cuesOfKind(mentions, 'group'),
    ...cuesOfKind(mentions, 'compare').filter(({ meaning }) => meaning.operator === '>'),
    ...cuesOfKind(mentions, 'compared'),
  ].filter((cue) => (cue.units & between) === cue.units && !meets(cue.units, set.units))
  if (linking.length === 0) return []
  return [
    {
      want: { kind: 'rows', columns: [name.column, amount.column], distinct: false },
      chart: 'bar',
      units: linking.reduce((units, cue) => units | cue.units, amount.units | name.units | noUnits),
      features: [
        ['shape:pair', 1],
        [`by:${gradeOf(amount)}`, 1],
        [`key:${gradeOf(name)}`, 1],
        ...flag('pair:unique', isUnique(name.column, mentions.table)),
        ...flag(
          'pair:each',
          linking.some(({ meaning }) => meaning.kind === 'group'),
        ),
      ],
    },
  ]
}
