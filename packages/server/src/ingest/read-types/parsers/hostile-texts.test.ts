import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import { beforeAll, expect, test } from 'vitest'
import { parsersFor } from '../parsers.ts'
import { disagreements } from './read-column.contract.ts'

let connection: DuckDBConnection
beforeAll(async () => {
  connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect()
})

const hostile = [
  '',
  ' ',
  "'; DROP TABLE x; --",
  '\\',
  '$',
  '$$',
  '-',
  '()',
  '(',
  '%%',
  '9'.repeat(400),
  `-${'9'.repeat(60)}.${'9'.repeat(60)}`,
  '1'.repeat(18),
  '2147483648',
  '99999999999999999999',
  '9999-99-99',
  '0000-00-00',
  '99999-12-31',
  '2024-02-30T25:61:61Z',
  '2024-13-45 99:99',
  '5e999',
  '-5e-999',
  'Q9 9999',
  '9999-W99',
  '32/13/2024',
  '59999.999999999999',
  '4999999999999',
  '\u0661'.repeat(50),
  '1,2,3,4,5,6,7,8,9',
  '1 2 3',
  'March 99, 2024',
  '99 March 9999',
  '\u202e123',
  '💶 5',
  'a\nb',
  'NaN',
  '1_000',
]

/** Names that call for every parser there is, and texts that do so. */
const evidence = [
  ['date', '45356'],
  ['timestamp', '1709600000'],
  ['amount', '$5.00'],
  ['amount', '5,00 kg'],
  ['amount', '1.2M'],
  ['month', 'Mar 2024'],
  ['day', '5 März 2024'],
  ['digits', '٣'],
  ['when', '2024-W05'],
  ['kilos', '5 kg'],
] as const

/** Texts that parsers do take, so that agreement is not only about refusing. */
const usual = [
  '5',
  '-1,234.50',
  '1.234,50 €',
  '(USD 3)',
  '12,5 %',
  '$1.2M',
  '1 234',
  '2024-03-05 10:00:00+02:00',
  '25/12/2024',
  '5 марта 2024 г.',
  'März 2024',
  'Q1 2024',
  '2:30 PM',
  '١٬٢٣٤٫٥',
  'yes',
]

const asked = evidence.flatMap(([name, text]) => parsersFor(',', { name, texts: [text] }))
const parsers = [...new Map(asked.map((parser) => [`${parser.name} ${parser.pattern}`, parser])).values()]

test('no parser fails on a hostile text, or takes a text in JavaScript or in the engine alone', async () => {
  expect(parsers.length).toBeGreaterThan(60)
  expect(await disagreements(connection, parsers, [...hostile, ...usual])).toEqual([])
})
