// Everything that is checked beside the tests: format, lint, types, layers, exports without a use, the words of every language, the
// committed openapi.json, and whether every mutation still fits the code.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const node = (name, ...command) => ({ name, command: [process.execPath, ...command] })
const checks = [
  node('build', 'scripts/build.mjs'),
  node('types', 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.test.json', '--noEmit'),
  node('layers', 'scripts/layers.mjs'),
  node('unused', 'scripts/unused.mjs'),
  node('lexicon', 'scripts/lexicon.mjs'),
  node('openapi.json', 'scripts/openapi.mjs', '--check'),
  node('mutations', 'scripts/mutate.mjs', '--fit'),
  node('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '.'),
  node('lint', 'node_modules/eslint/bin/eslint.js', '.'),
]

const failed = checks.filter(({ name, command: [program, ...rest] }) => {
  const { status } = spawnSync(program, rest, { cwd: root, stdio: 'inherit' })
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name}`)
  return status !== 0
})
process.exit(failed.length === 0 ? 0 : 1)
