import type { AnswerTemplate, SlotValue, TemplatePart } from '@auger/contract/plan'
import type { ParsedTemplate } from './template.ts'

/** A template with what fills its slots. */
export function filledBy({ slots, around }: ParsedTemplate, values: readonly SlotValue[]): AnswerTemplate {
  const parts = slots.flatMap((slot, index): readonly TemplatePart[] => {
    const value = values[index]
    const before: TemplatePart = { kind: 'text', text: around[index] ?? '' }
    return value === undefined ? [before] : [before, { kind: 'slot', name: slot.name, value }]
  })
  return { parts: [...parts, { kind: 'text', text: around[slots.length] ?? '' }] }
}
