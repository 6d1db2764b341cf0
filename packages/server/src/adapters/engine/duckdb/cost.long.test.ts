import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineCostContract } from '../../../ports/engine-cost.contract.ts'
import { createDuckdbEngine } from './index.ts'
import { offeredLevels } from './offered-levels.contract.ts'

for (const isolation of await offeredLevels())
  engineCostContract(`DuckDB (${isolation})`, async (caps) =>
    createDuckdbEngine({
      engines: 2,
      memoryMegabytes: 256,
      temporaryFolder: await mkdtemp(join(tmpdir(), 'duckdb-')),
      isolation,
      caps,
    }),
  )
