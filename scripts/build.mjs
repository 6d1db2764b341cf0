// Builds every package to plain JavaScript. The native compiler takes seconds where the other takes a quarter of a minute.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const tsc = path.join(path.dirname(require.resolve('@typescript/native/package.json')), 'bin', 'tsc')
const run = spawnSync(process.execPath, [tsc, '-b', ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: path.join(import.meta.dirname, '..'),
})
process.exit(run.status ?? 1)
