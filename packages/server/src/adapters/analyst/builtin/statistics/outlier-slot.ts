import type { SlotValue, Verb } from '@auger/contract/plan'
import { slotColumn } from './target-columns.ts'
import type { Slot } from './template.ts'
import { verbsFor } from './preparation.ts'
import type { Resolving } from './resolving.ts'
import { formatOf } from './slot-format.ts'
import { columnNamed } from './described-place.ts'

export function outlierSlot(
  slot: Slot,
  { scene, preparation, builder, own }: Resolving,
): SlotValue | undefined {
  const { outliers } = preparation
  if (outliers === undefined) return undefined
  const columns = columnNamed(outliers.column, scene)
  const verbs: readonly Verb[] = [
    ...own,
    ...verbsFor(columns, preparation, scene),
    { ...outliers, keep: 'outside' },
  ]
  const said = `${slot.words} ${slot.hint} ${slot.description}`
  const counted = /count|(?<!\p{L})number of|how many|\bnum\b|\btotal\b/iu.test(`${slot.words} ${slot.hint}`)
  if (!counted && /list|\.\.\.|values?\b|comma|identifiers?|\bids?\b/iu.test(said))
    return outlierList(slot, verbs, outliers.column, { scene, builder })
  const at = builder.measure(verbs, {
    function: 'count',
    as: scene.words.of(scene.words.figures.count, [outliers.column]),
  })
  return { kind: 'cell', at, format: { decimals: 0 } }
}

function outlierList(
  slot: Slot,
  verbs: readonly Verb[],
  column: string,
  { scene, builder }: Pick<Resolving, 'scene' | 'builder'>,
): SlotValue | undefined {
  if (/row numbers?|index|indices|location|position/iu.test(`${slot.description} ${scene.question}`))
    return undefined
  const valued = /(?<!\p{L})values?(?!\p{L})/iu.test(`${slot.words} ${slot.hint}`)
  const named = valued ? undefined : slotColumn(slot, scene, () => true)
  const shown = named?.name ?? column
  const ordered: readonly Verb[] = /ascending|sorted/iu.test(`${slot.description} ${scene.prose}`)
    ? [{ kind: 'order', by: [{ column: shown, direction: 'ascending' }] }]
    : []
  const step = builder.rows([...verbs, ...ordered], [...new Set([shown, column])])
  const separator = slot.hint.includes(', ') ? ', ' : ','
  const format = named === undefined ? formatOf(slot, scene) : {}
  return { kind: 'list', step, column: shown, format, separator }
}
