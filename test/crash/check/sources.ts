import { setTimeout as pause } from 'node:timers/promises'
import type { DatasourceRecord } from '@auger/contract'
import { expect } from 'vitest'
import { isReadable } from '../city-sales.ts'
import type { SourceEntry } from '../ledger.ts'
import { found, type Checker } from './checker.ts'
import { downloadWhole } from './download-whole.ts'

const settleSeconds = 60

/** Present: it ends synched, or invalid where it cannot be read, and its file is the one that was uploaded. Deleted: neither it nor its file can be had. */
export async function checkSource(source: SourceEntry, { clientOf }: Checker): Promise<void> {
  const client = clientOf(source.user)
  const read = () => found(client.datasources.get(source.dataset.id, source.id))
  const record = await read()
  if (source.deletion === 'done' || source.dataset.deletion === 'done') {
    expect(record, `${source.id} was deleted and is back`).toBeUndefined()
    expect(await found(client.datasources.presign(source.dataset.id, source.id))).toBeUndefined()
    source.deletion = 'done'
    return
  }
  if (source.deletion === 'asked') source.deletion = record === undefined ? 'done' : 'no'
  else expect(record, `${source.id} is lost`).toBeDefined()
  if (record === undefined) return
  if (source.synched) expect(record.status, `${source.id} had been synched`).toBe('synched')
  const settled = await settledRecord(record, read)
  const ends = isReadable(source.sales) ? ['synched'] : ['synched', 'invalid']
  expect(ends, `${source.id}: ${settled?.error ?? settled?.status}`).toContain(settled?.status)
  expect(settled?.size).toBe(source.sales.bytes.length)
  source.synched = isReadable(source.sales)
  const { presigned_url } = await client.datasources.presign(source.dataset.id, source.id)
  const bytes = await downloadWhole(presigned_url)
  expect(bytes.equals(source.sales.bytes), `${source.id} has other bytes than were uploaded`).toBe(true)
}

async function settledRecord(first: DatasourceRecord, read: () => Promise<DatasourceRecord | undefined>) {
  let record: DatasourceRecord | undefined = first
  for (
    const end = Date.now() + settleSeconds * 1_000;
    record?.status === 'synching' && Date.now() < end;
    await pause(100)
  )
    record = await read()
  return record
}
