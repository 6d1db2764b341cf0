import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { offeredLevels } from '../../packages/server/src/adapters/engine/duckdb/offered-levels.contract.ts'
import { someOf } from '../some-of.ts'
import { foundPayloads } from './found-payloads.ts'
import { attaching } from './payloads/attaching.ts'
import { extensions } from './payloads/extensions.ts'
import { network } from './payloads/network.ts'
import { readingFiles } from './payloads/reading-files.ts'
import { settings } from './payloads/settings.ts'
import { writingFiles } from './payloads/writing-files.ts'
import { targetTimeout, useTarget } from './target.ts'

const classes = [readingFiles, writingFiles, attaching, extensions, settings, network]

/** The engine's lockdown lets a file be overwritten that may be read; a mount that cannot be written to does not. */
const overwritesItsOwn = (statement: string) => /\bto\W+\$OWN/i.test(statement)

/** What reaches for a place outside and is no mere preparation. */
const reachesOut = (statement: string) =>
  /\$(SECRET|OTHER|DATA|DATABASE|HOST|CANARY|HTTP)\b/.test(statement) &&
  !/enable_(logging|profiling)|\bprepare\b/i.test(statement)

const levels = await offeredLevels()

/** Each statement at one of the levels, in turn; at every level where AUGER_ALL is set. */
describe.each(levels)('without the statement check, at the level %s', (isolation) => {
  const target = useTarget(isolation)

  describe.each(classes)('$name', ({ name, statements }) => {
    const cases = someOf(
      [...statements, ...foundPayloads(name)],
      levels.length,
      levels.indexOf(isolation),
    ).filter((statement) => isolation === 'sandbox' || !overwritesItsOwn(statement))

    test.each(cases)('%s', { timeout: targetTimeout }, async (statement) => {
      const after = await target().transform(statement, 30)
      if (reachesOut(statement)) expect(after.ending, after.said.slice(0, 500)).toBe('failed')
      await target().expectUnharmed(after)
    })
  })

  test('a path that the lockdown lets through leads out of the sandbox to nothing', async () => {
    const { engine, host } = target()
    const link = join(host.work, 'link.csv')
    await symlink(host.secret, link)
    const reading = engine.transform(
      {
        projectId: 'one',
        statements: (at) => [`SELECT content FROM read_text('${at(link)}')`],
        reads: [link],
        writesTo: host.work,
        seconds: 30,
      },
      AbortSignal.timeout(60_000),
    )
    const rows = (await reading)[0]?.rows
    expect(rows).toEqual(isolation === 'sandbox' ? [] : [[`word\n${host.marker}\n`]])
  })
})
