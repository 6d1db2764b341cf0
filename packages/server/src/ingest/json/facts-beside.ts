import type { Outline, OutlineObject } from './outline.ts'
import type { TablePlan } from './table-plan.ts'

/**
 * What an object says beside its tables, such as where they come from or how many pages there are. It is reported and
 * makes no columns: a total that is repeated in every row would be added up.
 */
export function factsBeside(root: OutlineObject, plans: readonly TablePlan[]): readonly string[] {
  const facts: string[] = []
  const collect = (node: Outline, path: readonly string[]) => {
    const plan = plans.find((candidate) => isSame(candidate.path, path))
    if (node.kind === 'object') {
      for (const [name, member] of node.members) {
        if (plan === undefined || !takes(plan, name, member)) collect(member, [...path, name])
      }
    } else if (plan === undefined) {
      const text = node.kind === 'scalar' ? node.text : node.head.join(', ')
      if (text !== '') facts.push(`${path.join('.')} = ${text}`)
    }
  }
  collect(root, [])
  return facts
}

function takes(plan: TablePlan, name: string, member: Outline): boolean {
  if (plan.kind === 'split') return name === plan.names || name === plan.rows || name === 'index'
  return plan.kind !== 'columns' || member.kind === 'list'
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index])
}
