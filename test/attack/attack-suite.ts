import { describe, expect, test } from 'vitest'
import { offeredLevels } from '../../packages/server/src/adapters/engine/duckdb/offered-levels.contract.ts'
import type { AttackClass } from './attack-class.ts'
import { someOf } from '../some-of.ts'
import { foundPayloads } from './found-payloads.ts'
import { targetTimeout, useTarget } from './target.ts'

export interface AttackSuiteOptions {
  /** What each statement is given; little for bombs. */
  readonly seconds: number
}

/** Every statement of the classes, written and found, against an engine at one of the levels this machine offers, in turn; at every level where AUGER_ALL is set. */
export async function attackSuite(
  classes: readonly AttackClass[],
  { seconds }: AttackSuiteOptions,
): Promise<void> {
  const levels = await offeredLevels()
  describe.each(levels)('at the level %s', (isolation) => {
    const target = useTarget(isolation)

    test('the engine runs at that level', () => {
      expect(target().engine.isolation).toBe(isolation)
    })

    describe.each(classes)('$name', ({ name, statements, endings }) => {
      const cases = someOf(
        [...statements, ...foundPayloads(name)],
        levels.length,
        levels.indexOf(isolation),
      ).map((statement) => [titleOf(statement), statement] as const)

      test.each(cases)('%s', { timeout: targetTimeout }, async (_, statement) => {
        const after = await target().query(statement, seconds)
        expect(endings, after.said.slice(0, 500)).toContain(after.ending)
        await target().expectUnharmed(after)
      })
    })
  })
}

const titleOf = (statement: string) =>
  statement.length <= 140 ? statement : `${statement.slice(0, 120)}… (${statement.length} characters)`
