import type { Condition } from '@auger/contract/plan'
import { allOf } from '../../filter-of.ts'
import { sliceOf } from '../../question.ts'
import { flag } from '../features.ts'
import { leads } from '../leads.ts'
import { cuesOfKind } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { meets, noUnits } from '../units.ts'
import { quantities } from './cues.ts'
import type { Proposal } from './proposal.ts'

/** "the most wins in a row": of rows that follow each other, how many meet what is said. */
export function streaks(scene: Scene): readonly Proposal[] {
  const { mentions, set } = scene
  const [cue] = cuesOfKind(mentions, 'streak').filter(({ units }) => !meets(units, set.units))
  const all = allOf(set.conditions)
  if (cue === undefined || all === undefined) return []
  const word = sliceOf(mentions.question, cue.start, cue.end)
  const said = [
    ...quantities(scene),
    ...leads(scene).filter(({ limit, direction }) => limit === undefined && direction === 'high'),
  ].reduce((units, one) => units | one.units, noUnits)
  const ways = [
    { where: all, others: [] as readonly Condition[] },
    ...(set.conditions.length === 1
      ? []
      : set.conditions.map((where) => ({
          where,
          others: set.conditions.filter((condition) => condition !== where),
        }))),
  ]
  return ways.map(({ where, others }): Proposal => ({
    want: { kind: 'streak', where, word },
    conditions: others,
    units: cue.units | said,
    features: [
      ['shape:streak', 1],
      ...flag('streak:of-some', others.length > 0),
      ...flag('streak:asked', said !== noUnits),
    ],
  }))
}
