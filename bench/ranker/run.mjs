// Learns what the features of the analyst's candidates are worth. Runs from source, because our own tables and questions lie with the tests.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

export function run(argv) {
  const script = path.join(import.meta.dirname, 'learn-weights.mjs')
  const flags = ['--max-old-space-size=10000', '--conditions=source', '--import', 'tsx']
  const { status } = spawnSync(process.execPath, [...flags, script, ...argv], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
