import type { Column } from '../../../../../domain/table.ts'
import { isUnique } from '../../row-identity.ts'
import type { Scene } from '../scene.ts'

/** The column of which two or more values are named and set against each other, where each stands for many rows. */
export function comparedColumn({ mentions: { table }, set }: Scene): Column | undefined {
  const named = set.conditions.flatMap((condition) =>
    set.alternatives && condition.kind === 'in'
      ? table.columns.filter(({ name }) => name === condition.column)
      : [],
  )
  const [only, ...others] = named
  return only === undefined || others.length > 0 || isUnique(only, table) ? undefined : only
}
