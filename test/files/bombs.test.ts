import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { offeredLevels } from '../../packages/server/src/adapters/engine/duckdb/offered-levels.contract.ts'
import { createReaders } from '../../packages/server/src/adapters/readers/child-process.ts'
import { archives } from './bombs/archives.ts'
import { megabytes, type Bomb } from './bombs/bomb.ts'
import { compounds } from './bombs/compounds.ts'
import { depths, entities } from './bombs/markup.ts'
import { pdfs } from './bombs/pdfs.ts'
import { deepJson, longCells, wide } from './bombs/tables.ts'
import { worstCases } from './bombs/worst-cases.ts'
import { goodFiles, goodWord } from './good-files.ts'
import { someOf } from '../some-of.ts'
import { readApart } from './reading-apart.ts'

const program = fileURLToPath(new URL('../../packages/server/src/ingest/reader/program.ts', import.meta.url))
const memoryMegabytes = 512
/** What is written may be the file in another encoding, and its table. */
const mostWritten = (size: number) => 2 * size + megabytes(32)
const timeout = 100_000

const bombs: readonly Bomb[] = [
  ...archives,
  ...entities,
  ...depths,
  ...wide,
  ...longCells,
  ...deepJson,
  ...worstCases,
  ...pdfs,
  ...compounds,
]
const extensions = [...new Set(bombs.map(({ extension }) => extension))]

const levels = await offeredLevels()

describe.concurrent.each(levels)('isolation %s', { timeout }, (isolation) => {
  const readers = createReaders({ program, imports: ['zod'], isolation, memoryMegabytes })
  let root = ''
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'bombs-'))
  })
  afterAll(async () => {
    await readers.close()
    await rm(root, { recursive: true, force: true })
  })

  // Formats side by side, the files of a format one after the other.
  describe.concurrent.each(extensions)('%s', (extension) => {
    // The first level has them all; the reader is the same at the others.
    const all = bombs.filter((bomb) => bomb.extension === extension)
    const own = isolation === levels[0] ? all : someOf(all, 3)

    test.sequential.for(own)('$name', async ({ make, ends }, { expect }) => {
      const file = join(await mkdtemp(join(root, 'place-')), `bomb.${extension}`)
      await make(file)
      const { size, mtimeMs } = await stat(file)
      const { outcome, words, peakBytes, writtenBytes, ...rest } = await readApart(readers, file, extension)
      expect({ outcome, words }).toEqual({ outcome: ends.outcome, words: expect.stringMatching(ends.words) })
      expect(rest).toEqual({ processIsGone: true, strays: [] })
      expect(writtenBytes).toBeLessThan(mostWritten(size))
      expect((await stat(file)).mtimeMs).toBe(mtimeMs)
      if (outcome !== 'memory') expect(peakBytes).toBeLessThan(megabytes(memoryMegabytes))
      await rm(dirname(file), { recursive: true })
    })

    test.sequential('a good file after them', async ({ expect }) => {
      const file = join(await mkdtemp(join(root, 'place-')), `good.${extension}`)
      await writeFile(file, goodFiles[extension]())
      const { outcome, words, processIsGone } = await readApart(readers, file, extension)
      expect({ outcome, words, processIsGone }).toEqual({
        outcome: 'read',
        words: expect.stringContaining(goodWord),
        processIsGone: true,
      })
    })
  })
})
