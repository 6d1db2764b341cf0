import type { AnswerTemplate, SlotValue, TemplatePart } from '@auger/contract/plan'
import type { ParsedTemplate } from '../../template/parsed-template.ts'

/** A template with what fills its slots. */
export function filledTemplate(
  { slots, around }: ParsedTemplate,
  values: readonly SlotValue[],
): AnswerTemplate {
  const parts = values.flatMap((value, at): readonly TemplatePart[] => [
    { kind: 'text', text: around[at] ?? '' },
    { kind: 'slot', name: slots[at]?.name ?? '', value },
  ])
  return { parts: [...parts, { kind: 'text', text: around[values.length] ?? '' }] }
}
