import { cut, type Language } from '@auger/contract'
import type { Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { stepTitle } from './title.ts'

/** A file name for the step's result: letters of any script, digits and underscores, ending in .csv. */
export function resultName(
  step: Step,
  tables: readonly Table[],
  language: Language,
  earlier: readonly Step[] = [],
): string {
  const safe = stepTitle(step, tables, language, earlier)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()
  return `${cut(safe, 60) || 'result'}.csv`
}
