import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import { beforeAll, expect, test } from 'vitest'
import { finenessSql, grainOf } from './grain.ts'

let connection: DuckDBConnection
beforeAll(async () => {
  connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect()
})

async function grainIn(type: 'date' | 'timestamp', texts: readonly string[]) {
  const [fineness, mondays] = finenessSql('t', type)
  const rows = texts.map((text) => `(CAST('${text}' AS ${type}))`).join(', ')
  const result = await connection.runAndReadAll(
    `SELECT ${fineness}, ${mondays}, count(DISTINCT t) FROM (VALUES ${rows}, (NULL)) v(t)`,
  )
  const [level, allMondays, distinct] = result.getRows()[0] ?? []
  return grainOf(Number(level), allMondays === true, Number(distinct))
}

test.each([
  ['year', ['2023-01-01', '2024-01-01']],
  ['quarter', ['2023-01-01', '2024-04-01']],
  ['month', ['2023-01-01', '2024-05-01']],
  ['week', ['2024-03-04', '2024-03-11', '2024-03-18', '2024-04-01']],
  ['day', ['2024-03-04', '2024-03-11']],
  ['day', ['2024-01-01', '2024-01-02']],
  ['day', ['2024-01-01']],
] as const)('dates are told by the %s: %j', async (grain, texts) =>
  expect(await grainIn('date', texts)).toBe(grain),
)

test.each([
  ['hour', ['2024-03-05 10:00:00', '2024-03-05 11:00:00']],
  ['minute', ['2024-03-05 10:00:00', '2024-03-05 11:30:00']],
  ['second', ['2024-03-05 10:00:00', '2024-03-05 11:30:01']],
  ['second', ['2024-03-05 10:00:00.25']],
  ['day', ['2024-03-05 00:00:00', '2024-03-06 00:00:00']],
  ['month', ['2024-03-01 00:00:00', '2024-05-01 00:00:00']],
] as const)('times are told by the %s: %j', async (grain, texts) =>
  expect(await grainIn('timestamp', texts)).toBe(grain),
)

test('no values have no grain', () => expect(grainOf(0, false, 0)).toBeNull())
