import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ChartSpecification } from '../domain/chart.ts'
import { failures } from '../domain/errors.ts'
import { objectKeys } from '../domain/file.ts'
import type { Charts } from '../ports/charts.ts'
import type { Objects } from '../ports/objects.ts'

const longestMilliseconds = 30_000

/** Draws a result's chart when it is first looked at, and keeps the picture: answers need not wait for it. */
export async function pictureOf(
  jobId: string,
  file: number,
  { objects, charts }: { readonly objects: Objects; readonly charts: Charts },
): Promise<void> {
  const key = objectKeys.result(jobId, file, 'png')
  if ((await objects.stat(key)) !== undefined) return
  const specification = await objects.read(objectKeys.result(jobId, file, 'json'))
  if (specification === undefined) throw failures.notFound('File')
  const parsed = JSON.parse(await text(specification)) as ChartSpecification
  const png = await charts.draw(parsed, AbortSignal.timeout(longestMilliseconds))
  // The job may have been deleted while it was drawn; its picture must not come back.
  if ((await objects.stat(objectKeys.result(jobId, file, 'json'))) === undefined)
    throw failures.notFound('File')
  await objects.put(key, Readable.from([png]))
}
