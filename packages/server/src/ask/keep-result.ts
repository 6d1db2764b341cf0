import { Readable } from 'node:stream'
import type { ChartSpecification } from '../domain/chart.ts'
import { failures } from '../domain/errors.ts'
import { objectKeys, resultFileName } from '../domain/file.ts'
import type { AskDeps } from './deps.ts'
import { JobOver } from './event-writer.ts'

export interface StepResult {
  readonly jobId: string
  /** The whole table, in a work folder. */
  readonly table: { readonly file: number; readonly csvFile: string }
  readonly image: { readonly file: number; readonly specification: ChartSpecification } | undefined
}

/** Gives what a step found its place among the objects, where the project has room for it. */
export async function keepResult(
  { jobId, table, image }: StepResult,
  { store, objects }: Pick<AskDeps, 'store' | 'objects'>,
): Promise<void> {
  const keyOf = (file: number, extension: string) => objectKeys.result(jobId, file, extension)
  const [csv, json] = await Promise.all([
    objects.adopt(keyOf(table.file, 'csv'), table.csvFile),
    image && objects.put(keyOf(image.file, 'json'), Readable.from([JSON.stringify(image.specification)])),
  ])
  const files = [
    { name: resultFileName(table.file, 'csv'), size: csv.size },
    ...(image === undefined || json === undefined
      ? []
      : [{ name: resultFileName(image.file, 'json'), size: json.size }]),
  ]
  const outcome = await store.jobs.countResults(jobId, files)
  if (outcome === 'gone') throw new JobOver()
  if (outcome === 'counted') return
  await objects.remove(keyOf(table.file, 'csv'))
  if (image !== undefined) await objects.remove(keyOf(image.file, 'json'))
  throw failures.storageFull()
}
