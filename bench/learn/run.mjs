// Learns what ranks the analyst's candidates. Runs from source, because our own tables and questions lie with the tests.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

export function run(argv) {
  const script = path.join(import.meta.dirname, 'main.mjs')
  const flags = ['--max-old-space-size=12000', '--conditions=source', '--import', 'tsx']
  const { status } = spawnSync(process.execPath, [...flags, script, ...argv], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
