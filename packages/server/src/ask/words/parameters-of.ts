import type { Cell } from '@auger/contract'
import type { Plan } from '@auger/contract/plan'

const given = new Set([
  'value',
  'values',
  'low',
  'high',
  'text',
  'count',
  'periods',
  'ahead',
  'at',
  'threshold',
])

/** Numbers and texts that a plan was given, wherever they stand in it. */
export function parametersOf({ steps }: Pick<Plan, 'steps'>): readonly Cell[] {
  const found: Cell[] = []
  JSON.stringify(steps, (key, value: unknown) => {
    if (given.has(key))
      for (const one of Array.isArray(value) ? value : [value])
        if (typeof one === 'number' || typeof one === 'string') found.push(one)
    return value
  })
  return found
}
