import { describe, expect, test } from 'vitest'
import { offeredLevels } from '../../packages/server/src/adapters/engine/duckdb/offered-levels.contract.ts'
import { targetTimeout, useTarget } from './target.ts'

const names = (length: number, count: number) =>
  `WITH a AS (SELECT 1 AS "${'n'.repeat(length)}") SELECT ${Array.from({ length: count }, () => 'a.*').join(', ')} FROM a`

const [isolation = 'process'] = await offeredLevels()

/** What a child sends passes through the server's memory, whatever memory the child has. */
describe('what a child may answer', () => {
  const target = useTarget(isolation, 1024)

  test.each([
    ['cells', "SELECT repeat('x', 100000) FROM range(400)"],
    ['one cell', "SELECT repeat('x', 40000000)"],
    ['names of columns', names(150_000, 250)],
  ])('%s', { timeout: targetTimeout }, async (_, statement) => {
    const after = await target().query(statement, 20)
    expect(after.ending).toBe('too-large')
    await target().expectUnharmed(after)
  })
})
