import { spawn } from 'node:child_process'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { childrenOf } from './children.contract.ts'
import { createDuckdbEngine } from './index.ts'

const never = new AbortController().signal

/** A program of its own that has an engine at work and says so. */
const program = (temporaryFolder: string) => `
  import { createDuckdbEngine } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)}
  const engine = createDuckdbEngine({ engines: 2, memoryMegabytes: 128, temporaryFolder: ${JSON.stringify(temporaryFolder)} })
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

test('a server that is killed leaves no children, and the next one sweeps up its files', async () => {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'orphans-'))
  const server = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', '--input-type=module', '-e', program(temporaryFolder)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const serverId = server.pid ?? 0
  await new Promise((resolve) => server.stdout.once('data', resolve))
  const children = childrenOf(serverId)
  expect(children).toHaveLength(2)

  server.kill('SIGKILL')
  await vi.waitFor(() => expect(children.filter(isAlive)).toEqual([]), { timeout: 5000, interval: 50 })
  expect(await readdir(temporaryFolder)).toHaveLength(1)

  const next = createDuckdbEngine({ engines: 1, memoryMegabytes: 128, temporaryFolder })
  expect(await readdir(temporaryFolder)).toEqual([])
  await next.close()
})

test('an engine that is closed leaves neither children nor files', async () => {
  const before = childrenOf(process.pid)
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'closed-'))
  const engine = createDuckdbEngine({ engines: 2, memoryMegabytes: 128, temporaryFolder })
  await engine.query({ projectId: 'p', tables: [], sql: 'SELECT 1', rows: 1, seconds: 10 }, never)
  await engine.close()
  expect(childrenOf(process.pid).filter((processId) => !before.includes(processId))).toEqual([])
  expect(await readdir(temporaryFolder)).toEqual([])
})
