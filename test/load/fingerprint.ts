import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { JobRecord } from '@auger/contract'
import Database from 'libsql'

/** What a job said, with what names it, dates it or signs it taken out, and the bytes of every file it speaks of. */
export interface Fingerprint {
  readonly plan: string
  readonly record: string
  readonly files: readonly { readonly kind: 'csv' | 'specification' | 'png'; readonly sha256: string }[]
}

export async function fingerprintOf(job: JobRecord, dataFolder: string): Promise<Fingerprint> {
  const files: Fingerprint['files'][number][] = []
  // The conclusion shows the same files again.
  for (const block of job.blocks.filter(({ stage }) => stage === 'Analyze')) {
    if (block.type === 'TABLE') files.push({ kind: 'csv', sha256: await digestOf(block.content.url) })
    if (block.type !== 'IMAGE') continue
    const { url, spec_url } = block.content
    if (spec_url === undefined) throw new Error('A picture has no specification')
    files.push({ kind: 'specification', sha256: await digestOf(spec_url) })
    files.push({ kind: 'png', sha256: await digestOf(url) })
  }
  const record = JSON.stringify(job, (name, value: unknown) => {
    if (name === 'expires_at') return undefined
    return typeof value === 'string' && /url$/.test(name) ? new URL(value).pathname : value
  })
  return { plan: planOf(job.job_id, dataFolder), record: record.replaceAll(job.job_id, 'job'), files }
}

async function digestOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} gave ${response.status}`)
  return createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex')
}

/** Plans are not shown to anyone, so this one is read where it is kept. */
function planOf(jobId: string, dataFolder: string): string {
  const database = new Database(join(dataFolder, 'auger.db'), { readonly: true })
  try {
    const row = database.prepare('select plan from jobs where id = ?').get([jobId]) as { plan: unknown }
    if (typeof row.plan !== 'string') throw new Error(`${jobId} has no plan`)
    return row.plan
  } finally {
    database.close()
  }
}
