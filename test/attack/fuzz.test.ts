import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offeredLevels } from '../../packages/server/src/adapters/engine/duckdb/offered-levels.contract.ts'
import { seededRandom, type Random } from '../crash/random.ts'
import { seed } from '../seed.ts'
import { containedOrDone } from './attack-class.ts'
import { attemptsAt } from './fuzz/attempts.ts'
import { bombs } from './fuzz/bombs.ts'
import { corpus } from './fuzz/corpus.ts'
import { pieces } from './fuzz/pieces.ts'
import { openScratch, type Scratch } from './fuzz/scratch.ts'
import { shadow } from './fuzz/shadow.ts'
import { classes } from './classes.ts'
import { makeHost, type Host } from './host.ts'
import { targetTimeout, useTarget } from './target.ts'

const runs = Number(process.env['AUGER_FUZZ_RUNS'] ?? 40)

describe(`what the fuzzer makes, seed ${seed}`, () => {
  let host: Host
  let scratch: Scratch
  beforeAll(async () => {
    host = await makeHost()
    scratch = await openScratch(host)
  })
  afterAll(async () => {
    scratch.close()
    await host.close()
  })

  test.each(corpus)('it begins with what is allowed: %s', async (statement) => {
    expect(await scratch.refuses(statement)).toBe(false)
    expect(await scratch.objection(statement)).toBeUndefined()
    const written = await scratch.write((await scratch.parse(statement)) ?? null)
    expect(await scratch.refuses(written ?? '')).toBe(false)
  })

  test.each(classes.filter(({ name }) => name in pieces))(
    '$name: all that the bare engine would take is refused',
    { timeout: 30_000 + runs * 200 },
    async ({ name, payloads }) => {
      const random = seededRandom(seed)
      const attempts = attemptsAt(name, payloads, host, scratch)
      let taken = 0
      for (let run = 0; run < runs * 2; run++) {
        const statement = await attempts[run % attempts.length]?.(random)
        if (statement === undefined) continue
        taken++
        expect(await scratch.refuses(statement), `let through: ${statement}`).toBe(true)
      }
      expect(taken, 'statements that the bare engine takes').toBeGreaterThan(runs / 10)
    },
  )

  test(
    'a name that is a CTE here and a file there is let through only where it is the CTE',
    { timeout: 30_000 + runs * 500 },
    async () => {
      const random = seededRandom(seed)
      let allowed = 0
      for (let run = 0; run < runs * 5; run++) {
        const statement = await shadow(random.pick(corpus), random, scratch)
        if (statement === undefined || (await scratch.refuses(statement))) continue
        allowed++
        expect((await scratch.objection(statement)) ?? '', statement).not.toMatch(/^(Permission|IO) Error/)
      }
      expect(allowed, 'statements that the check lets through').toBeGreaterThan(runs / 20)
    },
  )
})

const bombRuns = Math.ceil(runs / 40)

describe.each(await offeredLevels())(
  `bombs that the fuzzer makes, at the level %s, seed ${seed}`,
  (isolation) => {
    const target = useTarget(isolation)
    const random: Random = seededRandom(seed)
    const cases = Object.entries(bombs).flatMap(([name, bomb]) =>
      Array.from({ length: bombRuns }, () => [name, bomb(random, 9)] as const),
    )

    test.each(cases)('%s: %s', { timeout: targetTimeout }, async (_, statement) => {
      const after = await target().query(statement, 0.3)
      expect(containedOrDone, after.said.slice(0, 500)).toContain(after.ending)
      await target().expectUnharmed(after)
    })
  },
)
