import { expect, test } from 'vitest'
import type { ArchiveEntry } from './archive-entry.ts'
import { refuseOverlapping } from './refuse-overlapping.ts'

const entry = (headerAt: number, packedSize: number | undefined): ArchiveEntry => ({
  name: `${headerAt}.xml`,
  method: 8,
  headerAt,
  packedSize,
  claimedSize: 1_000,
  checksum: undefined,
  encrypted: false,
})

test('parts that lie one after the other are fine, and so are sizes that nobody knows', () => {
  expect(() =>
    refuseOverlapping([entry(0, 400), entry(430, 500), entry(960, undefined)], 1_200),
  ).not.toThrow()
})

test('one damaged size is no overlap', () => {
  expect(() => refuseOverlapping([entry(0, 0xffffffff), entry(430, 500)], 1_200)).not.toThrow()
})

test('the same bytes under hundreds of names are refused', () => {
  const entries = Array.from({ length: 500 }, () => entry(0, 400))
  expect(() => refuseOverlapping(entries, 20_000)).toThrow(/whose parts overlap/)
})
