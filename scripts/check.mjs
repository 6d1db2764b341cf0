// Everything that is checked beside the tests: format, lint, types, layers, exports without a use, the words of every language, the
// committed openapi.json, and whether every mutation still fits the code. --learned: also that the model which ranks is what our own
// questions teach, byte for byte, which takes minutes.
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const node = (name, ...command) => ({ name, command: [process.execPath, ...command] })
const tsc = 'node_modules/@typescript/native/bin/tsc'
const checks = [
  node('build', 'scripts/build.mjs'),
  node('types', tsc, '-p', 'tsconfig.test.json', '--noEmit'),
  node('types of the page', tsc, '-p', 'packages/console/tsconfig.page.json'),
  node('types of the tests of the page', tsc, '-p', 'test/page', '--noEmit'),
  node('layers', 'scripts/layers.mjs'),
  node('unused', 'scripts/unused.mjs'),
  node('lexicon', 'scripts/lexicon.mjs'),
  node('openapi.json', 'scripts/openapi.mjs', '--check'),
  node('mutations', 'scripts/mutate.mjs', '--fit'),
  node('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '.'),
  node('lint', 'node_modules/eslint/bin/eslint.js', '.'),
  ...(process.argv.includes('--learned')
    ? [node('learned', 'bench/run.mjs', 'learn', 'own', '--check')]
    : []),
]

// What the build makes is checked, so that it comes first; then the others, the longest first, two at a time.
const [build, ...others] = checks
const done = [await check(build)]
const waiting = others.toReversed()
const inTurn = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) done.push(await check(next))
}
await Promise.all([inTurn(), inTurn()])
process.exit(done.every(Boolean) ? 0 : 1)

/** What it prints is shown whole once it has ended. */
function check({ name, command: [program, ...rest] }) {
  const child = spawn(program, rest, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (printed += text))
  return new Promise((resolve) =>
    child.once('close', (code) => {
      console.log(`${printed}${code === 0 ? 'ok' : 'FAILED'}: ${name}`)
      resolve(code === 0)
    }),
  )
}
