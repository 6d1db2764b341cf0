import type { Step } from '@auger/contract/plan'
import type { SampleSize } from '../domain/even-sample.ts'
import type { Table } from '../domain/table.ts'
import { sampleSql } from '../sql/sample-rows.ts'
import { compileStep } from './compile.ts'
import type { TypedColumn } from './outcome.ts'

/** A statement for an even sample of a step's result, whose columns are known. */
export const compileSample = (
  step: Step,
  earlier: readonly Step[],
  tables: readonly Table[],
  columns: readonly TypedColumn[],
  size: SampleSize,
): string =>
  sampleSql(
    compileStep(step, earlier, tables),
    columns.map(({ name }) => name),
    size,
  )
