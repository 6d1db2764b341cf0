import { expect, test } from 'vitest'
import { ingestBench } from '../ingest-bench.contract.ts'

const bench = ingestBench('limits')

const columns = Array.from({ length: 120 }, (_, at) => `reading ${at}`)
const lines = Array.from({ length: 250 }, (_, row) => columns.map((_, at) => (row * (at + 7)) / 8).join())

test('many columns of many different numbers are read within the memory of an engine, again and again', async () => {
  const csv = Buffer.from([columns.join(), ...lines].join('\n'))
  for (let times = 0; times < 2; times++) {
    const { after, table } = await bench.ingested('readings.csv', csv)
    expect([after?.error, table?.columns.length]).toEqual([null, columns.length])
  }
})
