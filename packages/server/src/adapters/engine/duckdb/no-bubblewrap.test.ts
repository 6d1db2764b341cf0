import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const replaced = '../../../isolation/sandboxed.ts'

// As on a machine where bubblewrap was never installed. Other test files may have loaded the modules already.
beforeAll(() => {
  vi.resetModules()
  vi.doMock(replaced, async (original) => ({
    ...(await original<object>()),
    sandboxed: (command: readonly string[]) => ['/nowhere/bwrap', ...command],
  }))
})
afterAll(() => {
  vi.doUnmock(replaced)
  vi.resetModules()
})

test('without bubblewrap the engine starts at the next level and says what is missing', async () => {
  const { startEngineChild } = await import('./engine-child.ts')
  const { findIsolation } = await import('./find-isolation.ts')
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'no-bubblewrap-'))
  const found = await findIsolation(
    (isolation) => startEngineChild({ memoryMegabytes: 128, temporaryFolder, isolation }),
    'linux',
  )
  expect(found.isolation).not.toBe('sandbox')
  expect(found.shortfall).toBe('sandbox failed: spawn /nowhere/bwrap ENOENT')
  found.child.kill()
  await found.child.gone
})
