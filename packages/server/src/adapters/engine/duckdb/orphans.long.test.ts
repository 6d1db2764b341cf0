import { spawn } from 'node:child_process'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Isolation } from '../../../ports/engine.ts'
import { childrenOf } from './children.contract.ts'
import { createDuckdbEngine } from './index.ts'
import { offeredLevels } from './offered-levels.contract.ts'

const never = new AbortController().signal

/** A program of its own that has an engine at work and says so. */
const program = (temporaryFolder: string, isolation: Isolation) => `
  import { createDuckdbEngine } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)}
  const engine = createDuckdbEngine(${JSON.stringify({ engines: 2, memoryMegabytes: 128, temporaryFolder, isolation })})
  const ask = (sql, seconds) => engine.query({ projectId: 'p', tables: [], sql, rows: 1, seconds }, new AbortController().signal)
  await ask('SELECT 1', 10)
  void ask('SELECT sum(a.i * b.i) FROM range(10000000) a(i), range(10000000) b(i)', 600)
  setTimeout(() => console.log('busy'), 300)
`

const isAlive = (processId: number) => {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}

describe.each(await offeredLevels())('with the isolation %s', (isolation) => {
  /** In a sandbox each child has one more process around it. */
  const processesEach = isolation === 'sandbox' ? 2 : 1

  test('a server that is killed leaves no children, and the next one sweeps up its files', async () => {
    const temporaryFolder = await mkdtemp(join(tmpdir(), 'orphans-'))
    const server = spawn(
      process.execPath,
      [
        ...['--conditions=source', '--import', 'tsx', '--input-type=module'],
        ...['-e', program(temporaryFolder, isolation)],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    onTestFinished(() => void server.kill('SIGKILL'))
    const serverId = server.pid ?? 0
    await new Promise((resolve) => server.stdout.once('data', resolve))
    const children = childrenOf(serverId)
    expect(children).toHaveLength(2 * processesEach)

    server.kill('SIGKILL')
    await vi.waitFor(() => expect(children.filter(isAlive)).toEqual([]), { timeout: 5000, interval: 50 })
    expect(await readdir(temporaryFolder)).toHaveLength(2)

    const next = createDuckdbEngine({ engines: 1, memoryMegabytes: 128, temporaryFolder, isolation })
    expect(await readdir(temporaryFolder)).toHaveLength(1)
    await next.close()
    expect(await readdir(temporaryFolder)).toEqual([])
  })

  test('an engine that is closed leaves neither children nor files', async () => {
    const before = childrenOf(process.pid)
    const temporaryFolder = await mkdtemp(join(tmpdir(), 'closed-'))
    const engine = createDuckdbEngine({ engines: 2, memoryMegabytes: 128, temporaryFolder, isolation })
    await engine.query({ projectId: 'p', tables: [], sql: 'SELECT 1', rows: 1, seconds: 10 }, never)
    await engine.close()
    expect(childrenOf(process.pid).filter((processId) => !before.includes(processId))).toEqual([])
    expect(await readdir(temporaryFolder)).toEqual([])
  })

  test('an engine that is closed lets what runs come to its end', async () => {
    const temporaryFolder = await mkdtemp(join(tmpdir(), 'drained-'))
    const engine = createDuckdbEngine({ engines: 1, memoryMegabytes: 128, temporaryFolder, isolation })
    const request = { projectId: 'p', tables: [], rows: 1, seconds: 60 }
    await engine.query({ ...request, sql: 'SELECT 1' }, never)
    const short = engine.query({ ...request, sql: 'SELECT sum(i) AS total FROM range(3000000) t(i)' }, never)
    const closing = engine.close()
    await expect(engine.query({ ...request, sql: 'SELECT 2' }, never)).rejects.toMatchObject({
      reason: 'aborted',
    })
    expect((await short).rows).toEqual([[4499998500000]])
    await closing
  })
})
