import type { AnswerTemplate, SlotValue, TemplatePart } from '@auger/contract/plan'
import type { ParsedTemplate } from '../../template/parsed-template.ts'
import type { Candidate } from '../draft.ts'
import type { SceneTemplate } from '../scene.ts'
import { saidIn } from '../statistic/said.ts'
import { accountsForAll } from './accounts-for.ts'
import { slotCell } from './slot-cell.ts'
import { slotFormat } from './slot-format.ts'
import { readingOf, slotWish } from './slot-wish.ts'

/** A candidate with its answer written as the question wants it; none where a slot stays open. As it is where nothing is said of that. */
export function written(candidate: Candidate): readonly Candidate[] {
  const { frame, reading, notes } = candidate
  const { template } = reading.scene
  if (template === undefined) return [candidate]
  const values = valuesOf(candidate, template)
  const cells = new Set(values.map((value) => JSON.stringify(value?.at)))
  const known = values.filter((value) => value !== undefined)
  if (values.length === 0 || known.length < values.length || cells.size < values.length) return []
  if (!accountsForAll(candidate) || !describesAlone(candidate, template)) return []
  const next = { ...frame, template: filled(template.parsed, known) }
  return [{ ...candidate, frame: next, notes: [...notes, 'template'] }]
}

type CellValue = Extract<SlotValue, { kind: 'cell' }>

const valuesOf = (
  { frame, reading }: Candidate,
  { slots }: SceneTemplate,
): readonly (CellValue | undefined)[] =>
  slots.map(({ words, description }) => {
    const wish = slotWish(words)
    const at = wish === undefined ? undefined : slotCell(wish, frame, slots.length === 1)
    return at === undefined
      ? undefined
      : { kind: 'cell', at, format: slotFormat(readingOf(description), reading) }
  })

/** What is said of slots names no statistic that neither the question nor the slot does: it would be one more instruction. */
function describesAlone({ reading }: Candidate, { slots }: SceneTemplate): boolean {
  const question = saidIn(reading)
  return slots.every(({ words, description }) => {
    const own = saidIn(readingOf(words))
    const told = saidIn(readingOf(description))
    return told.figures.every(
      (figure) => figure === 'decimals' || figure === 'integer' || question.says(figure) || own.says(figure),
    )
  })
}

/** A template with what fills its slots. */
function filled({ slots, around }: ParsedTemplate, values: readonly SlotValue[]): AnswerTemplate {
  const parts = values.flatMap((value, at): readonly TemplatePart[] => [
    { kind: 'text', text: around[at] ?? '' },
    { kind: 'slot', name: slots[at]?.name ?? '', value },
  ])
  return { parts: [...parts, { kind: 'text', text: around[values.length] ?? '' }] }
}
