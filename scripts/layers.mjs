// Refuses what the architecture forbids: imports that point the wrong way, cycles, and a few habits. Usage: layers.mjs [root]
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'))

/** Which package may import which. */
const packages = {
  contract: [],
  console: [],
  sdk: ['contract'],
  server: ['contract', 'console'],
  cli: ['contract', 'server'],
}

/** Which folder of the server may import which. The files beside the folders join them, and may import all but adapters. */
const folders = {
  domain: [],
  ports: ['domain'],
  sql: ['domain'],
  locales: ['domain'],
  operations: ['domain', 'sql', 'locales'],
  ingest: ['domain', 'ports', 'sql'],
  ask: ['domain', 'ports', 'operations', 'locales'],
  sweep: ['domain', 'ports'],
  http: ['domain', 'ports', 'ask', 'ingest', 'locales', 'sweep'],
  worker: ['domain', 'ports', 'ask', 'ingest', 'locales', 'sweep'],
  adapters: ['domain', 'ports', 'sql', 'locales'],
}

const composer = 'packages/server/src/compose.ts'
const settings = 'packages/server/src/config.ts'
const quoter = 'packages/server/src/sql/quote.ts'
const mostLines = 400
const vagueName = /^(utils?|helpers?|common)$/i
/** What our code must not know. Short words only where they stand alone. */
const benchmarks =
  /wikisql|dabench|wikitablequestions|geoquery|nvbench|xquad|csvsniffer|messytables|csv[-_]?spectrum|(?<![a-z0-9])(?:wtq|spider)(?![a-z0-9])/i
const readsEnvironment =
  /\bprocess\s*\??\.\s*env\b|\bprocess\s*\[\s*['"`]env|\{[^{}]*\benv\b[^{}]*\}\s*=\s*process\b|\{[^{}]*\benv\b[^{}]*\}\s*from\s*['"](?:node:)?process['"]/
const doublesQuotes = /replace(?:All)?\(\s*(?:\/"\/g|'"'|"\\""|`"`)\s*,\s*(?:'""'|"\\"\\""|`""`)/
const doublesApostrophes = /replace(?:All)?\(\s*(?:\/'\/g|"'"|'\\''|`'`)\s*,\s*(?:"''"|'\\'\\''|`''`)/
const statement =
  /\b(?:SELECT|FROM|WHERE|INSERT INTO|CREATE|COPY|ORDER BY|GROUP BY|DESCRIBE|UPDATE|DELETE FROM)\b/

const offences = []
const offend = (file, what) => offences.push(`${file}: ${what}`)

const isCode = (file) => /\.(ts|tsx|js|mjs|css)$/.test(file)
const isSource = (file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file)
const isTest = (file) => /\.(test|contract)\.tsx?$/.test(file)
const packageOf = (file) => file.split('/')[1]
const folderOf = (file) => (/^packages\/server\/src\/[^/]+\//.test(file) ? file.split('/')[3] : undefined)
const adapterOf = (file) => (folderOf(file) === 'adapters' ? file.split('/')[4] : undefined)

function* filesUnder(folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name)) yield* filesUnder(name)
    if (entry.isFile()) yield name
  }
}

/** Everything a file imports, in whatever form; what cannot be read off the text is null. */
function importsOf(tree) {
  const found = []
  const literal = (node) => (node !== undefined && ts.isStringLiteralLike(node) ? node.text : null)
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) found.push(literal(node.moduleSpecifier))
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) found.push(literal(node.moduleSpecifier))
    if (ts.isImportTypeNode(node)) found.push(literal(node.argument.literal))
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(literal(node.arguments[0]))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The file of ours that an import names, or undefined for a library. */
function targetOf(file, name) {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  const [, owner, inner] = /^@auger\/([^/]+)(?:\/(.+))?$/.exec(name) ?? []
  if (owner === undefined) return undefined
  return `packages/${owner}/src/${inner ?? (owner === 'server' || owner === 'cli' ? 'main' : 'index')}.ts`
}

function checkImport(file, name) {
  if (name === null) return offend(file, 'imports a name that is computed, which cannot be checked')
  const target = targetOf(file, name)
  if (target === undefined) return
  if (isTest(target)) offend(file, `imports ${name}: a test belongs to no program`)
  if (folderOf(target) === 'adapters' && adapterOf(file) !== adapterOf(target) && file !== composer) {
    return offend(file, `imports ${name}: only ${composer} names an adapter`)
  }
  const [from, to] = [packageOf(file), packageOf(target)]
  if (from !== to) {
    if (name.startsWith('.')) return offend(file, `imports ${name}: packages import each other by name`)
    if (!packages[from]?.includes(to))
      offend(file, `imports ${name}: ${from} may import ${oneOf(packages[from])}`)
    return
  }
  const [here, there] = [folderOf(file), folderOf(target)]
  if (from !== 'server' || here === undefined || here === there) return
  if (!folders[here]?.includes(there))
    offend(file, `imports ${name}: ${here} may import ${oneOf(folders[here])}`)
}

const oneOf = (names = []) => (names.length === 0 ? 'no other' : names.join(', '))

function checkTree(file, tree) {
  const isDefault = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  const visit = (node) => {
    const renamed = ts.isExportSpecifier(node) && node.name.text === 'default'
    if (ts.isExportAssignment(node) || isDefault(node) || renamed) offend(file, 'has a default export')
    if (ts.isTemplateExpression(node) && !isTest(file)) checkTemplate(file, node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
}

/** A statement in which a value stands between quotes was quoted by hand. */
function checkTemplate(file, node) {
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  const quoted = parts.some((part, index) => /["']$/.test(part) && part.at(-1) === parts[index + 1]?.[0])
  if (quoted && statement.test(parts.join('')) && file !== quoter)
    offend(file, `quotes by hand: only ${quoter} quotes`)
}

function checkText(file, text) {
  if (!text.includes('\u0000') && benchmarks.test(text))
    offend(file, `names a benchmark: ${benchmarks.exec(text)[0]}`)
  if (!isCode(file)) return
  if (file.split('/').some((part) => vagueName.test(part.split('.')[0])))
    offend(file, 'has a name that says nothing')
  if (isTest(file)) return
  const lines = text.trimEnd().split('\n').length
  if (lines > mostLines) offend(file, `has ${lines} lines, more than ${mostLines}`)
  if (file !== settings && readsEnvironment.test(text))
    offend(file, `reads the environment: only ${settings} does`)
  const quotes = doublesApostrophes.test(text) || (doublesQuotes.test(text) && !file.includes('csv'))
  if (quotes && file !== quoter) offend(file, `quotes by hand: only ${quoter} quotes`)
}

/** Tarjan's strongly connected components: those of more than one file are cycles. */
function checkCycles(graph) {
  const [order, low, stack] = [new Map(), new Map(), []]
  const visit = (file) => {
    order.set(file, order.size)
    low.set(file, order.get(file))
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)))
    }
    if (low.get(file) !== order.get(file)) return
    const cycle = stack.splice(stack.indexOf(file))
    if (cycle.length > 1 || graph.get(file).includes(file))
      offend(file, `is in a cycle of imports with ${cycle.slice(1).join(', ') || 'itself'}`)
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
}

const graph = new Map()
for (const file of filesUnder('packages')) {
  const text = readFileSync(path.join(root, file), 'utf8')
  checkText(file, text)
  if (!isSource(file)) continue
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  checkTree(file, tree)
  if (isTest(file)) continue
  const folder = folderOf(file)
  if (folder !== undefined && !(folder in folders))
    offend(file, `lies in ${folder}, which has no rule in scripts/layers.mjs`)
  if (!(packageOf(file) in packages))
    offend(file, `lies in the package ${packageOf(file)}, which has no rule in scripts/layers.mjs`)
  const names = importsOf(tree)
  for (const name of names) checkImport(file, name)
  graph.set(
    file,
    names
      .filter((name) => name !== null)
      .map((name) => targetOf(file, name))
      .filter((target) => target !== undefined),
  )
}
checkCycles(graph)

for (const offence of [...new Set(offences)].sort()) console.log(offence)
console.log(
  `layers: ${graph.size} files, ${offences.length === 0 ? 'nothing to object to' : `${new Set(offences).size} offences`}`,
)
process.exit(offences.length === 0 ? 0 : 1)
