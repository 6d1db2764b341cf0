import { inputTable } from '../domain/input-table.ts'
import type { Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { naturalMeasure } from './natural-measure.ts'

/** The columns that a step reads whose values mean nothing when they are added up: prices, rates, stocks. */
export const averagedColumns = (step: Step, tables: readonly Table[]): ReadonlySet<string> =>
  new Set(
    (inputTable(step.input, tables)?.columns ?? [])
      .filter((column) => naturalMeasure(column) === 'mean')
      .map(({ name }) => name),
  )
