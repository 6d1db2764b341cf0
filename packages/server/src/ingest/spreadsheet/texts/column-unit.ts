import type { ColumnUnit } from '../../../domain/table.ts'
import { unitWritten } from '../../read-types/parsers/units.ts'
import type { ColumnFacts } from './column-facts.ts'

/** What the formats of a column's numbers say that they count: one currency, or percent in every cell. */
export function columnUnit({ formats, units }: ColumnFacts): ColumnUnit | undefined {
  const [only] = units
  if (units.size === 1 && only !== undefined)
    return { kind: 'currency', text: unitWritten(only)?.text ?? only }
  return formats.size === 1 && formats.has('percent') ? { kind: 'percent', text: '%' } : undefined
}
