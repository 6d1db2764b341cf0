import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { failures } from '../domain/errors.ts'
import { objectKeys, resultFileName } from '../domain/file.ts'
import { isOutOfSpace } from '../domain/out-of-space.ts'
import { readDocument } from '../domain/read-document.ts'
import { chartSpecification } from '../domain/schemas/chart-specification.ts'
import type { Charts } from '../ports/charts.ts'
import type { Objects } from '../ports/objects.ts'
import type { Store } from '../ports/store.ts'

const longestMilliseconds = 30_000

interface PictureDeps {
  readonly store: Store
  readonly objects: Objects
  readonly charts: Charts
}

/**
 * Draws a result's chart when it is first looked at, and keeps the picture: answers need not wait for it. Where there is no room
 * for it, the picture itself is returned, so that an answer can be seen nevertheless.
 */
export async function pictureOf(jobId: string, file: number, deps: PictureDeps): Promise<Buffer | undefined> {
  const { objects, charts } = deps
  if ((await objects.stat(objectKeys.result(jobId, file, 'png'))) !== undefined) return undefined
  const kept = await objects.read(objectKeys.result(jobId, file, 'json'))
  if (kept === undefined) throw failures.notFound('File')
  const place = { of: `chart ${file}`, id: jobId }
  const specification = readDocument(chartSpecification, await text(kept), place)
  const png = await charts.draw(specification, AbortSignal.timeout(longestMilliseconds))
  try {
    return (await keep(jobId, file, png, deps)) ? undefined : png
  } catch (error) {
    if (!isOutOfSpace(error)) throw error
    return png
  }
}

/** False where the project has no room. The job may have been deleted while it was drawn; its picture must not come back. */
async function keep(
  jobId: string,
  file: number,
  png: Buffer,
  { store, objects }: PictureDeps,
): Promise<boolean> {
  const outcome = await store.jobs.countResults(jobId, [
    { name: resultFileName(file, 'png'), size: png.length },
  ])
  if (outcome === 'gone') throw failures.notFound('File')
  if (outcome === 'no room') return false
  await objects.put(objectKeys.result(jobId, file, 'png'), Readable.from([png]))
  return true
}
