import { failures } from '../../domain/errors.ts'
import { objectKeys } from '../../domain/file.ts'
import type { Objects } from '../../ports/objects.ts'
import { tableFileOf } from '../done-step.ts'
import { measureCsv, type CsvMeasure } from './measure-csv.ts'

/** The whole table that a step of a job left. It is gone with the job, and where results have had their days. */
export async function keptTable(
  jobId: string,
  index: number,
  objects: Objects,
  firstRows: number,
  signal: AbortSignal,
): Promise<CsvMeasure> {
  const bytes = await objects.read(objectKeys.result(jobId, tableFileOf(index), 'csv'))
  if (bytes === undefined) throw failures.notFound('Result')
  return measureCsv(bytes, firstRows, signal)
}
