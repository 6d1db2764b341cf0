import type { JobRecord } from '@auger/contract'
import type { Ledger } from '../ledger.ts'
import type { Random } from '../random.ts'
import { checkNamed, forEach, type Checker } from './checker.ts'
import { checkHistory, checkJob } from './jobs.ts'
import { checkPictures } from './result-files.ts'
import { checkSource } from './sources.ts'
import { checkUpload, sourceOf } from './uploads.ts'

export interface Checked {
  readonly entries: number
  readonly jobs: number
  readonly pictures: number
}

/** How many entries of earlier crashes are looked at again after this one. */
const again = 12
/** Drawing is the slow part of it. */
const mostPictures = 2
const mostFiles = 4

/** `before`: how far the ledger was checked already. */
export async function checkService(checker: Checker, before: Ledger, random: Random): Promise<Checked> {
  const { ledger, clientOf } = checker
  const chosen = <Kind extends keyof Ledger>(kind: Kind): Ledger[Kind] => {
    const entries = ledger[kind] as readonly unknown[]
    const known = before[kind].length
    return [...random.some(entries.slice(0, known), again), ...entries.slice(known)] as Ledger[Kind]
  }
  const sessions = chosen('sessions')
  const datasets = chosen('datasets')
  const sources = chosen('sources')
  const jobs = chosen('jobs')
  const uploads = chosen('uploads')
  const files = filesToRead(ledger, before, random)

  await forEach(sessions, (entry) => checkNamed(entry, () => clientOf(entry.user).sessions.get(entry.id)))
  await forEach(datasets, (entry) =>
    checkNamed(entry, () => clientOf(entry.user).datasets.overview(entry.id)),
  )
  await forEach(uploads, (upload) => checkUpload(upload, checker))
  await forEach(files, async (file) => checkSource(await sourceOf(file, checker), checker))
  await forEach(sources, (source) => checkSource(source, checker))
  const drawn: JobRecord[] = []
  await forEach(jobs, async (job) => {
    const record = await checkJob(job, checker)
    if (record?.blocks.some(({ type }) => type === 'IMAGE') === true && drawn.length < mostPictures)
      drawn.push(record)
  })
  await forEach(drawn, checkPictures)
  await forEach([...new Set([...sessions, ...jobs.map(({ session }) => session)])], (session) =>
    checkHistory(session, checker),
  )
  const entries = [sessions, datasets, uploads, files, sources, jobs].reduce(
    (sum, kind) => sum + kind.length,
    0,
  )
  return { entries, jobs: jobs.length, pictures: drawn.length }
}

/** Of the files uploaded since, some that no source has shown yet, those that came in parts first. */
function filesToRead(ledger: Ledger, before: Ledger, random: Random) {
  const shown = new Set(ledger.sources.map(({ fileKey }) => fileKey))
  const fresh = ledger.files.slice(before.files.length).filter(({ key }) => !shown.has(key))
  const inParts = new Set(ledger.uploads.map(({ key }) => key))
  const [first, rest] = [
    fresh.filter(({ key }) => inParts.has(key)),
    fresh.filter(({ key }) => !inParts.has(key)),
  ]
  return [...random.some(first, mostFiles), ...random.some(rest, mostFiles)]
}
