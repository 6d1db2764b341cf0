import type { FrameEdit } from '../../frame/edit/frame-edit.ts'
import type { Frame } from '../../frame/frame.ts'
import type { SenseItem } from '../cover.ts'
import { option, type Option } from '../draft.ts'
import { saysAny, saysEdit, senseOf, type Reading } from '../reading.ts'

type Edits = readonly FrameEdit[]

/** The second one, those: what is pointed at of the answer before. */
export function pointEdits(reading: Reading, { ranking }: Frame): readonly (readonly Option<Edits>[])[] {
  const { rest, items } = reading
  return rest.flatMap((index): readonly (readonly Option<Edits>[])[] => {
    const item = items[index]
    const edit = senseOf(item, 'follow')?.edit
    if (saysEdit(item, ['others']))
      return [[option<Edits>([{ kind: 'others' }], [index], ['follow:those'], 0)]]
    if (saysEdit(item, ['those', 'their']))
      return [
        [
          option<Edits>([], [], [], 0),
          option<Edits>([{ kind: 'those', rows: 'all' }], [index], ['follow:those'], 0.2),
        ],
      ]
    if (edit !== 'point' || !saysAny(item, ['follow'])) return []
    const place = placeIn(reading, item)
    const row = option<Edits>([{ kind: 'those', rows: [(place ?? 1) - 1] }], [index], ['follow:point'], 0.1)
    // Of what was put in an order, the second one is who comes next in it.
    if (ranking === undefined || place === undefined) return [[row]]
    const next: FrameEdit = { kind: 'count', count: 1, offset: (ranking.offset ?? 0) + place - 1 }
    return [[option<Edits>([next], [index], ['follow:place'], 0), row]]
  })
}

/** Which place the words for it say. */
function placeIn({ scene: { links } }: Reading, { from, until }: SenseItem): number | undefined {
  const inside = links.filter((link) => link.from >= from && link.until <= until)
  for (const { to } of inside) {
    if (to.kind === 'number' && to.form === 'ordinal') return to.value
    if (to.kind === 'sense' && to.sense.kind === 'ordinal') return to.sense.value
  }
  return undefined
}
