import { DuckDBInstance } from '@duckdb/node-api'
import { expect, test } from 'vitest'
import { allowedFunctions, allowedTableFunctions } from './allowed-functions.ts'

/** Written as functions, but read by the parser as something else or under another name. */
const syntax = ['!', '->', 'coalesce', 'if', 'ifnull', 'unnest']

async function namesOf(condition: string): Promise<readonly string[]> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  const result = await connection.runAndReadAll(
    `SELECT DISTINCT lower(function_name) FROM duckdb_functions() WHERE ${condition}`,
  )
  return result.getRows().map(([name]) => String(name))
}

test('every allowed function is one the engine has', async () => {
  const known = new Set([...(await namesOf('true')), ...syntax])
  expect([...allowedFunctions, ...allowedTableFunctions].filter((name) => !known.has(name))).toEqual([])
})

test('no allowed function has an effect, or another result the next time', async () => {
  const volatile = await namesOf(`has_side_effects OR stability IN ('VOLATILE', 'CONSISTENT_WITHIN_QUERY')`)
  expect(volatile).toContain('write_log')
  expect(volatile.filter((name) => allowedFunctions.has(name))).toEqual([])
})
