import type { SlotValue } from '@auger/contract/plan'
import { isNumeric } from '../../../domain/table.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { Frame } from '../../frame/frame.ts'
import type { Candidate } from '../draft.ts'
import { columnOf, type Scene, type SceneSlot, type SceneTemplate } from '../scene.ts'
import { filledTemplate } from './filled-template.ts'
import { readingOf, termsIn } from './slot-figure.ts'
import { slotFormat } from './slot-format.ts'

/** A column of a result. */
interface Shown {
  readonly name: string
  readonly ref?: ColumnRef
  /** How it is summed up, of a figure. */
  readonly function?: string
  readonly isNumber: boolean
}

/** A plain question's candidate whose first row fills all slots; none where a slot stays open. */
export function plainlyFilled(candidate: Candidate, template: SceneTemplate): readonly Candidate[] {
  const frame = widened(candidate, template)
  if (isOfMany(frame) || frame.template !== undefined) return []
  const shown = shownBy(frame, candidate)
  const taken = new Set<Shown>()
  const values = template.slots.map((slot, at): SlotValue | undefined => {
    if ((template.parsed.slots[at]?.choices.length ?? 0) > 1) return undefined
    const column = columnFor(
      slot,
      shown.filter((one) => !taken.has(one)),
      template.slots.length === 1,
    )
    if (column === undefined) return undefined
    taken.add(column)
    const format = column.isNumber ? slotFormat(readingOf(slot.description), candidate.reading) : {}
    return { kind: 'cell', at: { step: 'step-1', row: 0, column: column.name }, format }
  })
  const known = values.filter((value) => value !== undefined)
  if (known.length < values.length) return []
  return [
    {
      ...candidate,
      frame: { ...frame, template: filledTemplate(template.parsed, known) },
      notes: [...candidate.notes, 'template', 'template:plain'],
      cost: candidate.cost + 0.5,
    },
  ]
}

/** A row that comes first shows all that the slots name of its table. */
function widened({ frame, reading }: Candidate, { slots }: SceneTemplate): Frame {
  if (frame.task !== 'rows' || frame.ranking === undefined || frame.shown.length === 0) return frame
  const named = slots.flatMap(({ words, hint }) =>
    [words, hint].flatMap((scene) =>
      readingOf(scene).items.flatMap((item) =>
        item.kind === 'thing' && item.to.kind === 'column' && item.to.coverage === 1 ? [item.to.column] : [],
      ),
    ),
  )
  const own = named.filter((ref) => placeOf(ref).tableId === frame.tableId && columnOf(reading.scene, ref))
  return { ...frame, shown: [...new Set([...frame.shown, ...own])] }
}

/** Several groups or rows, of which none comes first, are more than a slot holds. */
function isOfMany({ task, dimensions, ranking, comparison, answer, metrics }: Frame): boolean {
  if (answer.kind === 'whether' || comparison !== undefined) return true
  if (task === 'analysis') return true
  if (task === 'rows') return ranking === undefined
  return metrics.length === 0 || (dimensions.length > 0 && ranking === undefined)
}

function shownBy(frame: Frame, { reading: { scene } }: Candidate): readonly Shown[] {
  const { task, shown, ranking, dimensions, metrics } = frame
  const ofRef = (ref: ColumnRef): Shown => ({
    name: placeOf(ref).column,
    ref,
    isNumber: isNumeric(columnOf(scene, ref)),
  })
  if (task === 'rows')
    return [...new Set([...shown, ...(ranking?.by.includes('/') === true ? [ranking.by] : [])])].map(ofRef)
  return [
    ...dimensions.map(({ column, as }) => ({ name: as, ref: column, isNumber: false })),
    ...metrics.map(({ as, metric }) => ({
      name: as,
      isNumber: true,
      ...(metric.kind === 'aggregate' ? { function: metric.function } : {}),
      ...(metric.kind === 'aggregate' && metric.of?.kind === 'column' ? { ref: metric.of.column } : {}),
    })),
  ]
}

/** What a slot names, how it says that it is summed up, a number where it wants one, else what comes first. */
function columnFor(
  { words, hint, description }: SceneSlot,
  shown: readonly Shown[],
  only: boolean,
): Shown | undefined {
  const isRounded = slotFormat(readingOf(description), readingOf(hint)).decimals !== undefined
  const terms = termsIn(readingOf(words)).map(String)
  const named = (scene: SceneSlot['words']): Shown | undefined =>
    shown.find(
      ({ ref, isNumber }) =>
        ref !== undefined &&
        (isNumber || !isRounded) &&
        scene.links.some(({ to }) => to.kind === 'column' && to.column === ref && to.coverage >= 0.5),
    )
  if (namesAnother(words, shown)) return undefined
  const summed = shown.find((one) => one.function !== undefined && terms.includes(one.function))
  const fits = shown.filter(({ isNumber }) => isNumber === isRounded)
  const [fit, ...others] = fits
  return (
    (isRounded ? summed : undefined) ??
    named(hint) ??
    named(words) ??
    summed ??
    (only ? (fit ?? shown[0]) : others.length === 0 ? fit : undefined)
  )
}

/** A slot that is called like a column which the result does not have wants something else. */
const namesAnother = (words: Scene, shown: readonly Shown[]): boolean => {
  const whole = words.links.flatMap(({ to }) =>
    to.kind === 'column' && to.coverage === 1 && to.match === 'exact' ? [to.column] : [],
  )
  return whole.length > 0 && !shown.some(({ ref }) => ref !== undefined && whole.includes(ref))
}
