import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Readers, ReaderProcess } from '../../ports/readers.ts'
import { offeredLevels } from '../engine/duckdb/offered-levels.contract.ts'
import { createReaders } from './child-process.ts'
import type { StrangeTask } from './strange-program.contract.ts'

const program = fileURLToPath(new URL('./strange-program.contract.ts', import.meta.url))

describe.each(await offeredLevels())('a process apart, isolation %s', (isolation) => {
  let readers: Readers & { close(): Promise<void> }
  let process: ReaderProcess
  let stop: AbortController
  let [file, folder, secret] = ['', '', '']
  const ask = (task: StrangeTask, seconds = 60, onNews: (news: unknown) => void = () => undefined) =>
    process.perform(task, { seconds, onNews })

  beforeEach(async () => {
    const root = await mkdtemp(join(tmpdir(), 'readers-'))
    file = join(root, 'file.csv')
    secret = join(root, 'secret.csv')
    folder = join(root, 'folder')
    await mkdir(folder)
    await writeFile(file, 'a,b')
    await writeFile(secret, 'of another')
    stop = new AbortController()
    readers = createReaders({ program, imports: [], isolation, memoryMegabytes: 256 })
    process = readers.open({ reads: [file], writesTo: folder, signal: stop.signal })
  })
  afterEach(() => readers.close())

  test('does one task after the other and tells news', async () => {
    const news: unknown[] = []
    expect(await ask({ kind: 'echo', text: 'one' }, 60, (told) => news.push(told))).toBe('one')
    expect(await ask({ kind: 'echo', text: 'two' })).toBe('two')
    expect(news).toEqual(['soon'])
    await process.close()
    await expect(ask({ kind: 'echo', text: 'three' })).rejects.toMatchObject({ reason: 'lost' })
  })

  test('a refusal comes back in its words, and the next task is done', async () => {
    await expect(ask({ kind: 'refuse' })).rejects.toMatchObject({
      reason: 'refused',
      message: 'The file is empty.',
    })
    await expect(ask({ kind: 'throw' })).rejects.toMatchObject({ reason: 'failed' })
    expect(await ask({ kind: 'echo', text: 'still here' })).toBe('still here')
  })

  test('one that hangs is ended at its deadline, or when nobody wants it any more', async () => {
    await ask({ kind: 'echo', text: 'ready' })
    await expect(ask({ kind: 'hang' }, 0.5)).rejects.toMatchObject({ reason: 'timeout' })
    process = readers.open({ reads: [file], writesTo: folder, signal: stop.signal })
    await ask({ kind: 'echo', text: 'ready' })
    setTimeout(() => stop.abort(), 200)
    await expect(ask({ kind: 'hang' })).rejects.toMatchObject({ reason: 'aborted' })
    process = readers.open({ reads: [file], writesTo: folder, signal: stop.signal })
    await expect(ask({ kind: 'echo', text: 'no' })).rejects.toMatchObject({ reason: 'aborted' })
  })

  test.each(['objects', 'bytes'] as const)('one that hoards %s is told by its memory', async (what) => {
    await expect(ask({ kind: 'hoard', what })).rejects.toMatchObject({ reason: 'memory' })
  })

  test('one that crashes or talks nonsense is lost', async () => {
    await expect(ask({ kind: 'crash' })).rejects.toMatchObject({ reason: 'lost' })
    process = readers.open({ reads: [file], writesTo: folder, signal: stop.signal })
    await expect(ask({ kind: 'babble' })).rejects.toMatchObject({ reason: 'lost' })
  })

  test('it reads its file, writes to its folder, and inherits nothing', async () => {
    expect(await ask({ kind: 'read', file })).toBe('a,b')
    const written = join(folder, 'written.csv')
    expect(await ask({ kind: 'write', file: written })).toBe('written')
    expect(await readFile(written, 'utf8')).toBe('written')
    expect(await ask({ kind: 'environment' })).toEqual(['PWD', 'TZ'])
  })

  test.runIf(isolation === 'sandbox')('in a sandbox it sees and writes nothing else', async () => {
    expect(await ask({ kind: 'read', file: secret })).toMatch(/ENOENT/)
    expect(await ask({ kind: 'write', file })).toMatch(/EROFS|EACCES/)
    expect(await ask({ kind: 'write', file: secret })).toMatch(/EROFS|ENOENT/)
    expect(await readFile(secret, 'utf8')).toBe('of another')
  })
})
