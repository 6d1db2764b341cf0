import { expect, test } from 'vitest'
import { ingestBench } from '../ingest-bench.contract.ts'

const bench = ingestBench()
const keysOf = async (rows: readonly string[]) =>
  (await bench.ingested('table.csv', Buffer.from(rows.join('\n')))).table?.keys

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index))

test.each([
  [
    'the id before the name',
    ['name,order_id,price', ...times(30, (n) => `n${n},${n * 7},${n}.5`)],
    [['order_id'], ['name']],
  ],
  ['no amounts', ['kind,price', ...times(30, (n) => `k${n % 3},${n}.25`)], []],
  ['nothing with a value missing', ['id,b', ...times(30, (n) => `${n === 3 ? '' : n},${n % 4}`)], []],
  ['nothing with a value twice', ['id,b', ...times(30, (n) => `${n === 3 ? 4 : n},${n % 4}`)], []],
  [
    'two columns together where none alone does',
    ['country,year,amount', ...times(40, (n) => `c${n % 10},${2000 + Math.floor(n / 10)},${n % 7}`)],
    [['country', 'year']],
  ],
  ['none of an empty table', ['a,b'], []],
])('%s', async (_, rows, keys) => expect(await keysOf(rows)).toEqual(keys))
