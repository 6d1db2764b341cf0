import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEngineChild } from './engine-child.ts'
import { offeredLevels } from './offered-levels.contract.ts'

// An answer may come after the kill was sent: whoever looks then must not take the child for one to be asked again.
test.each(await offeredLevels())('a child (%s) is not alive once it was told to go', async (isolation) => {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'engine-child-'))
  const child = startEngineChild({ memoryMegabytes: 128, temporaryFolder, isolation })
  await child.ready
  expect(child.alive).toBe(true)
  child.kill()
  expect(child.alive).toBe(false)
  await child.gone
  expect(child.alive).toBe(false)
})
