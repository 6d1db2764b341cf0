import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { JobRecord } from '@auger/contract'
import type { Parts } from '@auger/server/compose'
import { objectKeys } from '@auger/server/domain/file'
import { jobRecord } from '@auger/server/http/render/job'
import { fileName, type LinkMaker } from '@auger/server/http/render/links'
import type { Answered } from './answer-files.ts'

export interface Saved {
  readonly tables: readonly string[]
  readonly charts: readonly string[]
  /** As GET /v2/team/jobs/{id} gives it, with paths instead of addresses. */
  readonly record: JobRecord
}

/** Writes each table and chart of the answer into a folder. */
export async function saveFiles(
  { job, events }: Answered,
  folder: string,
  drawn: (file: number, jobId: string) => Promise<unknown>,
  parts: Parts,
): Promise<Saved> {
  const tables: string[] = []
  const charts: string[] = []
  const place = (name: string) => path.resolve(folder, fileName(name))
  const links: LinkMaker = {
    table: (_, __, name) => ({ url: place(name), name, expires_at: '' }),
    image: (_, __, name) => ({
      url: place(`${name}.png`),
      name,
      expires_at: '',
      spec_url: place(`${name}.vl.json`),
    }),
  }
  const save = async (file: number, extension: string, target: string) => {
    const bytes = await parts.objects.read(objectKeys.result(job.id, file, extension))
    if (bytes === undefined) throw new Error(`a file of the answer is missing: ${path.basename(target)}`)
    await mkdir(path.dirname(target), { recursive: true })
    await pipeline(bytes, createWriteStream(target))
  }
  for (const { said, group } of events) {
    if (group.stage !== 'Analyze') continue
    if (said.kind === 'table') {
      tables.push(place(said.name))
      await save(said.file, 'csv', place(said.name))
    } else if (said.kind === 'image') {
      charts.push(place(`${said.name}.png`))
      await drawn(said.file, job.id)
      await save(said.file, 'png', place(`${said.name}.png`))
      await save(said.file, 'json', place(`${said.name}.vl.json`))
    }
  }
  return { tables, charts, record: jobRecord(job, { events, feedback: undefined }, links) }
}
