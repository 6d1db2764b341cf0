import { expect, it } from 'vitest'
import { ingestShare } from './ingest-share.ts'

it('grows from stage to stage, and with the bytes that are read', () => {
  const shares = [
    ingestShare(null, 100),
    ingestShare({ stage: 'fetching', bytes: 0, rows: 0 }, 100),
    ingestShare({ stage: 'reading', bytes: 0, rows: 0 }, 100),
    ingestShare({ stage: 'reading', bytes: 50, rows: 5 }, 100),
    ingestShare({ stage: 'reading', bytes: 500, rows: 9 }, 100),
    ingestShare({ stage: 'describing', bytes: 100, rows: 9 }, 100),
  ]
  expect(shares.map((share) => Math.round(share * 100))).toEqual([2, 4, 10, 40, 70, 90])
})
