import type { FrameEdit } from '../../frame/edit/frame-edit.ts'
import type { Frame } from '../../frame/frame.ts'
import { option, type Option } from '../draft.ts'
import { placesIn, type Place } from '../rankings.ts'
import { senseOf, type Reading } from '../reading.ts'
import type { Thing } from '../things.ts'
import { ordinalAt } from './placed-after.ts'

type Edits = readonly FrameEdit[]

/** Which comes first, the lowest, the bottom three, best first; the second and who was third, in the order that there is. */
export function rankEdits(
  reading: Reading,
  things: readonly Thing[],
  frame: Frame,
): readonly (readonly Option<Edits>[])[] {
  const [place] = placesIn(reading, things)
  if (place === undefined || isOrdinalAlone(reading, place)) return ordinalEdits(reading, frame)
  const direction: FrameEdit = { kind: 'direction', direction: place.direction }
  const offset = place.offset === 0 ? {} : { offset: place.offset }
  const isOne = place.lead.sense === 'superlative' && !isOrderOfAll(reading, place)
  const count: Edits =
    reading.count === undefined && !isOne && place.offset === 0
      ? []
      : [{ kind: 'count', count: place.count, ...offset }]
  return [[option<Edits>([direction, ...count], [place.lead.item], ['follow:rank'], 0.1)]]
}

/** Best first, highest to lowest: everything stands in the order. */
const isOrderOfAll = ({ items }: Reading, { lead }: Place): boolean =>
  senseOf(items[lead.item + 1], 'rank')?.position === true || ordinalIs(items[lead.item + 1], 1)

const ordinalIs = (item: Reading['items'][number] | undefined, place: number): boolean =>
  senseOf(item, 'ordinal')?.value === place ||
  (item?.kind === 'thing' &&
    item.to.kind === 'number' &&
    item.to.form === 'ordinal' &&
    item.to.value === place)

/** A place that no word for an order stands beside. */
const isOrdinalAlone = ({ items }: Reading, { lead }: Place): boolean =>
  lead.sense === 'rank' && senseOf(items[lead.item], 'rank') === undefined

/** Counted from the top of the order that there is, though only its first place was asked for; of groups without one from the largest on. */
function ordinalEdits(reading: Reading, { ranking }: Frame): readonly (readonly Option<Edits>[])[] {
  const said = reading.rest.flatMap((index) => {
    const place = ordinalAt(reading, index) ?? senseOf(reading.items[index], 'ordinal')?.value
    return place === undefined ? [] : [{ index, place }]
  })
  const [first] = said
  if (first === undefined) return []
  const offset = (ranking?.count === 1 ? 0 : (ranking?.offset ?? 0)) + first.place - 1
  const next: FrameEdit = { kind: 'count', count: 1, offset }
  return [[option<Edits>([next], [first.index], ['follow:place'], 0)]]
}
