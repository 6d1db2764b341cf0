// Refuses functions, classes and constants that are exported and that nothing but tests names. Usage: unused.mjs [root]
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What nothing calls yet, or only tests ever will, and why it stays. */
const kept = {
  'packages/server/src/locales/free-numbers.ts': 'what the tests of every language hold texts to',
  'packages/server/src/operations/statistics/time': 'trend, seasonality and forecast over time',
  'packages/server/src/operations/statistics/outliers.ts': 'rows that stand out, of one column',
  'packages/server/src/operations/statistics/correlation/matrix.ts': 'all pairs of columns at once',
  'packages/server/src/operations/statistics/hypothesis/fisher-exact.ts': 'two by two counts that are small',
  'packages/server/src/operations/statistics/hypothesis/two-proportions.ts': 'whether two shares differ',
}

/** What other programs are written against. */
const published = /^packages\/(?:sdk|contract)\/src\//
const isTest = (file) => /\.(?:test|contract)\.tsx?$|^test\//.test(file)
const isSource = (file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file)
const exported = /^export (?:async )?(?:function\*?|const|class) ([A-Za-z_$][\w$]*)/gm
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const passedOn = /^export (?:type )?\{[^}]*\} from .*$/gm

/** Every export that is not used, as "file: name". */
export function unusedExports(root) {
  const named = new Map()
  const found = []
  for (const file of filesUnder(root)) {
    if (isTest(file)) continue
    const text = readFileSync(path.join(root, file), 'utf8').replace(comments, '').replace(passedOn, '')
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) named.set(word, (named.get(word) ?? 0) + 1)
    if (isSource(file) && !published.test(file))
      found.push(...[...text.matchAll(exported)].map(([, name]) => ({ file, name })))
  }
  const isKept = (file) => Object.keys(kept).some((place) => file === place || file.startsWith(`${place}/`))
  return found
    .filter(({ file, name }) => named.get(name) === 1 && !isKept(file))
    .map(({ file, name }) => `${file}: ${name} is exported, and nothing but tests names it`)
}

function* filesUnder(root, folder = '') {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory() && !/^(?:node_modules|dist|docs|\..*)$/.test(entry.name))
      yield* filesUnder(root, name)
    if (entry.isFile() && /\.(?:ts|tsx|js|mjs|html)$/.test(entry.name)) yield name
  }
}

if (process.argv[1] === import.meta.filename) {
  const offences = unusedExports(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..')))
  for (const offence of offences) console.log(offence)
  console.log(`unused: ${offences.length === 0 ? 'every export has a use' : `${offences.length} exports`}`)
  process.exit(offences.length === 0 ? 0 : 1)
}
