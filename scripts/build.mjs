// Builds every package to plain JavaScript, and sets the data that programs read beside it. The native compiler takes seconds where the
// other takes a quarter of a minute.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildPage } from './build-page.mjs'
import { bundle } from './bundle.mjs'
import { bundleDocsScript } from './docs-script.mjs'

const root = path.join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)
const tsc = path.join(path.dirname(require.resolve('@typescript/native/package.json')), 'bin', 'tsc')
const run = spawnSync(process.execPath, [tsc, '-b', ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: root,
})

const [source, built] = ['src', 'dist'].map((name) => path.join(root, 'packages/server', name))
const modifiedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Word lists and the like: only those that changed are copied. */
const data = readdirSync(source, { recursive: true }).filter((name) => name.endsWith('.txt'))
for (const file of data) {
  const [from, to] = [path.join(source, file), path.join(built, file)]
  if (modifiedAt(to) >= modifiedAt(from)) continue
  mkdirSync(path.dirname(to), { recursive: true })
  copyFileSync(from, to)
}

/** What follows from these lists and from Node's own data is worked out here rather than at every start: the module that needs it says how. */
const workedOut = [
  ['analyst/hear/vocabularies', 'writtenVocabularies'],
  ['ingest/profile/places/countries', 'writtenCountries'],
]

async function workOut() {
  const inputs = [path.join(built, '.tsbuildinfo'), ...data.map((name) => path.join(source, name))]
  const newest = Math.max(...inputs.map(modifiedAt))
  for (const [name, written] of workedOut) {
    const file = path.join(built, `${name}.json`)
    if (modifiedAt(file) > newest) continue
    const found = await import(path.join(built, `${name}.js`))
    writeFileSync(file, await found[written]())
  }
}

if (run.status === 0) await workOut()
await bundle(run.status === 0)
if (run.status === 0) await bundleDocsScript()
if (run.status === 0) await buildPage()
process.exit(run.status ?? 1)
