// How long the analyst thinks: over one table, and over as many as two hundred. Runs from source, because the tables lie with the tests.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

export function run(argv) {
  const script = path.join(import.meta.dirname, 'many-tables.mjs')
  const flags = ['--conditions=source', '--import', 'tsx']
  const { status } = spawnSync(process.execPath, [...flags, script, ...argv], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
