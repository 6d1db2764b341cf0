import type { FrameEdit } from '../../frame/edit/frame-edit.ts'
import { option, type Option } from '../draft.ts'
import { saysAny, senseOf, type Reading } from '../reading.ts'
import type { Thing } from '../things.ts'

type Edits = readonly FrameEdit[]

/** How many, how much was it, how high: a question that names nothing asks for the figure of what came first. */
export function figureAgain(
  { items, rest, slots }: Reading,
  things: readonly Thing[],
): readonly (readonly Option<Edits>[])[] {
  if (things.length > 0 || slots.length > 0) return []
  if (items.some((item) => saysAny(item, ['percent', 'share', 'rows', 'difference', 'change']))) return []
  const asked = rest.filter(
    (index) => saysAny(items[index], ['quantity']) || senseOf(items[index], 'ask')?.about === 'manner',
  )
  const [index] = asked
  if (index === undefined) return []
  const pointed = rest.filter((at) => senseOf(items[at], 'follow')?.edit === 'those')
  return [[option<Edits>([{ kind: 'figure' }], [index, ...pointed], ['follow:point'], 0)]]
}
