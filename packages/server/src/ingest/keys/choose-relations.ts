import type { Relation } from '../../domain/table.ts'
import { leastContained, placeKey, type Candidate, type Place } from './named-candidates.ts'

export interface Checked extends Candidate {
  readonly contained: number
}

const mostEach = 3
/** So few values are found in any key by chance. */
const fewValues = 3

/** Of what was checked, that which holds; of two that say the same in both directions, the surer one. */
export function chooseRelations(checked: readonly Checked[]): readonly Relation[] {
  const sure = checked
    .filter(({ contained }) => contained >= leastContained)
    .map((one) => ({ ...one, confidence: confidenceOf(one) }))
    .sort((one, other) => other.confidence - one.confidence || other.contained - one.contained)
  const taken = new Set<string>()
  const pointing = new Map<string, number>()
  return sure.flatMap(({ from, to, contained, confidence, reason }) => {
    const [here, there] = [placeKey(from), placeKey(to)]
    const count = pointing.get(here) ?? 0
    if (taken.has(`${there} ${here}`) || count >= mostEach) return []
    taken.add(`${here} ${there}`)
    pointing.set(here, count + 1)
    return [
      { from: placeOf(from), to: placeOf(to), contained, confidence, why: why(reason, from, to, contained) },
    ]
  })
}

function confidenceOf({ from, to, likeness, contained }: Checked): number {
  const byChance = from.column.type !== 'text' && from.column.distinct < fewValues ? 0.8 : 1
  return Math.round(likeness * contained * byChance * bySharing(to) * 100) / 100
}

/** An address or a remark may be the same of two things: where a key is shared as well, that one tells them. */
const bySharing = ({ column: { nature } }: Place): number =>
  nature === 'place' || nature === 'text' || nature === 'time' ? 0.6 : 1

function why(reason: string, { column }: Place, to: Place, contained: number): string {
  const share = contained === 1 ? 'all' : `${Math.floor(contained * 1000) / 10} %`
  return `${reason}; ${share} of its ${column.distinct} different values are in ${to.column.name}, where each stands once.`
}

const placeOf = ({ table, column }: Place) => ({ tableId: table.id, column: column.name })
