import { execFileSync } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Cost } from '../../../../domain/cost.ts'

/** A process of its own, in which nothing else takes memory or reads. */
const program = (file: string) => `
  import { readFileSync } from 'node:fs'
  import { measureCost } from ${JSON.stringify(new URL('./measure-cost.ts', import.meta.url).href)}
  const measured = (work) => {
    const measure = measureCost()
    work()
    const cost = measure()
    globalThis.gc()
    return cost
  }
  console.log(JSON.stringify([
    measured(() => Buffer.alloc(200_000_000, 1)),
    measured(() => readFileSync(${JSON.stringify(file)})),
    measured(() => undefined),
  ]))
`

test.runIf(process.platform === 'linux')('each measurement begins anew', async () => {
  const size = 10_000_000
  const file = join(await mkdtemp(join(tmpdir(), 'measure-')), 'bytes')
  await writeFile(file, Buffer.alloc(size))
  const flags = ['--expose-gc', '--conditions=source', '--import', import.meta.resolve('tsx')]
  const text = execFileSync(process.execPath, [...flags, '--input-type=module', '-e', program(file)], {
    encoding: 'utf8',
  })
  const [large, reading, idle] = JSON.parse(text) as readonly Omit<Cost, 'rowsRead'>[]
  expect(large?.peakMemoryBytes).toBeGreaterThan(200_000_000)
  expect(large?.bytesRead).toBeLessThan(size)
  expect(reading?.bytesRead).toBeGreaterThanOrEqual(size)
  expect(idle?.bytesRead).toBeLessThan(10_000)
  expect(idle?.peakMemoryBytes).toBeLessThan((large?.peakMemoryBytes ?? 0) - 100_000_000)
})
