// Refuses what the architecture forbids: imports that point the wrong way, cycles, and a few habits. Usage: layers.mjs [root]
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Which package may import which. */
const packages = {
  contract: [],
  console: ['contract', 'sdk'],
  sdk: ['contract'],
  mcp: ['contract', 'sdk'],
  server: ['contract', 'console', 'sdk', 'mcp'],
  cli: ['contract', 'server', 'sdk', 'mcp'],
}

/** Which folder of the server may import which. The files beside the folders join them, and may import all but adapters. */
const folders = {
  domain: [],
  ports: ['domain'],
  sql: ['domain'],
  search: ['domain'],
  network: [],
  isolation: ['domain', 'ports'],
  locales: ['domain'],
  operations: ['domain', 'sql', 'locales'],
  ingest: ['domain', 'ports', 'sql', 'search', 'network'],
  webhooks: ['domain', 'ports', 'network'],
  analyst: ['domain', 'ports', 'locales'],
  ask: ['domain', 'ports', 'operations', 'locales', 'search'],
  sweep: ['domain', 'ports'],
  move: ['domain', 'ports'],
  backup: ['domain', 'ports'],
  http: ['domain', 'ports', 'ask', 'ingest', 'webhooks', 'locales', 'sweep'],
  worker: ['domain', 'ports', 'ask', 'ingest', 'webhooks', 'locales', 'sweep'],
  adapters: ['domain', 'ports', 'sql', 'locales', 'isolation', 'analyst'],
}

const composers = ['compose', 'open-programs', 'open-store', 'open-objects'].map(
  (name) => `packages/server/src/${name}.ts`,
)
const settings = 'packages/server/src/config.ts'
/** Tells where the service of whoever works on the page is. */
const pageSettings = 'packages/console/vite.config.ts'
const quoter = 'packages/server/src/sql/quote.ts'
const mostLines = 400
/** The analyst is read by whoever mends an answer: its files and folders stay small. */
const small = { folder: 'analyst', lines: 250, files: 25 }
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

const isCode = (file) => /\.(ts|tsx|js|mjs|css)$/.test(file)
const isSource = (file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file)
const isTest = (file) => /\.(test|contract)\.tsx?$/.test(file)
const packageOf = (file) => file.split('/')[1]
const folderOf = (file) => (/^packages\/server\/src\/[^/]+\//.test(file) ? file.split('/')[3] : undefined)
const adapterOf = (file) => (folderOf(file) === 'adapters' ? file.split('/')[4] : undefined)
const oneOf = (names = []) => (names.length === 0 ? 'no other' : names.join(', '))

/** Everything objectionable under a root, each as "file: what". */
export function layerOffences(root) {
  const graph = new Map()
  const offences = new Set()
  for (const file of filesUnder(root, 'packages')) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const tree = isSource(file) ? ts.createSourceFile(file, text, ts.ScriptTarget.Latest) : undefined
    const imports = tree === undefined || isTest(file) ? [] : importsOf(tree)
    if (tree !== undefined && !isTest(file))
      graph.set(
        file,
        imports.map((name) => targetOf(file, name)),
      )
    const objections = [
      ...inText(file, text),
      ...(tree === undefined ? [] : inTree(file, tree)),
      ...(graph.has(file) ? inPlace(file) : []),
      ...imports.flatMap((name) => [...inImport(file, name)]),
    ]
    for (const what of objections) offences.add(`${file}: ${what}`)
  }
  for (const [folder, files] of fullFolders([...graph.keys()]))
    offences.add(`${folder}: has ${files} source files, more than ${small.files}`)
  for (const [file, ...others] of cyclesOf(graph)) {
    offences.add(`${file}: is in a cycle of imports with ${others.join(', ') || 'itself'}`)
  }
  return { files: graph.size, offences: [...offences].sort() }
}

function fullFolders(files) {
  const counts = new Map()
  for (const file of files)
    if (folderOf(file) === small.folder) {
      const folder = path.posix.dirname(file)
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  return [...counts].filter(([, count]) => count > small.files)
}

function* filesUnder(root, folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name)) yield* filesUnder(root, name)
    if (entry.isFile()) yield name
  }
}

function* inText(file, text) {
  const benchmark = text.includes('\u0000') ? null : benchmarks.exec(text)
  if (benchmark !== null) yield `names a benchmark: ${benchmark[0]}`
  if (!isCode(file)) return
  if (file.split('/').some((part) => vagueName.test(part.split('.')[0]))) yield 'has a name that says nothing'
  if (isTest(file)) return
  const lines = text.trimEnd().split('\n').length
  // A language's words are one flat list; splitting it would only hide it.
  const most = folderOf(file) === small.folder ? small.lines : mostLines
  if (lines > most && folderOf(file) !== 'locales') yield `has ${lines} lines, more than ${most}`
  if (![settings, pageSettings].includes(file) && readsEnvironment.test(text))
    yield `reads the environment: only ${settings} does`
  const quotes = doublesApostrophes.test(text) || (doublesQuotes.test(text) && !/csv|delimited/.test(file))
  if (quotes && file !== quoter) yield `quotes by hand: only ${quoter} quotes`
}

function* inPlace(file) {
  const [owner, folder] = [packageOf(file), folderOf(file)]
  if (!(owner in packages)) yield `lies in the package ${owner}, which has no rule in scripts/layers.mjs`
  if (folder !== undefined && !(folder in folders))
    yield `lies in ${folder}, which has no rule in scripts/layers.mjs`
}

function inTree(file, tree) {
  const found = []
  const visit = (node) => {
    const marked = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    const renamed = ts.isExportSpecifier(node) && node.name.text === 'default'
    if (ts.isExportAssignment(node) || marked || renamed) found.push('has a default export')
    if (ts.isTemplateExpression(node) && !isTest(file) && file !== quoter && isQuotedStatement(node)) {
      found.push(`quotes by hand: only ${quoter} quotes`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** A statement in which a value stands between quotes was quoted by hand. */
function isQuotedStatement(node) {
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  const quoted = parts.some((part, index) => /["']$/.test(part) && part.at(-1) === parts[index + 1]?.[0])
  return quoted && statement.test(parts.join(''))
}

/** Everything a file imports, in whatever form; a name that is not written out is null. */
function importsOf(tree) {
  const found = []
  const literal = (node) => (node !== undefined && ts.isStringLiteralLike(node) ? node.text : null)
  const visit = (node) => {
    const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    if (ts.isImportDeclaration(node)) found.push(literal(node.moduleSpecifier))
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) found.push(literal(node.moduleSpecifier))
    if (ts.isImportTypeNode(node)) found.push(literal(node.argument.literal))
    if (isCall) found.push(literal(node.arguments[0]))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The file of ours that an import names, or undefined for a library. */
function targetOf(file, name) {
  if (name?.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  const [, owner, inner] = /^@auger\/([^/]+)(?:\/(.+))?$/.exec(name ?? '') ?? []
  if (owner === undefined) return undefined
  return `packages/${owner}/src/${inner ?? (owner === 'server' || owner === 'cli' ? 'main' : 'index')}.ts`
}

function* inImport(file, name) {
  if (name === null) yield 'imports a name that is computed, which cannot be checked'
  const target = targetOf(file, name)
  if (target === undefined) return
  if (isTest(target)) yield `imports ${name}: a test belongs to no program`
  const [from, to, here, there] = [packageOf(file), packageOf(target), folderOf(file), folderOf(target)]
  if (there === 'adapters' && adapterOf(file) !== adapterOf(target)) {
    if (!composers.includes(file)) yield `imports ${name}: only ${composers.join(', ')} name an adapter`
  } else if (from !== to) {
    if (name.startsWith('.')) yield `imports ${name}: packages import each other by name`
    else if (!packages[from]?.includes(to))
      yield `imports ${name}: ${from} may import ${oneOf(packages[from])}`
  } else if (here !== undefined && here !== there && !folders[here]?.includes(there)) {
    yield `imports ${name}: ${here} may import ${oneOf(folders[here])}`
  }
}

/** Tarjan's strongly connected components: those of more than one file, or of one that imports itself, are cycles. */
function cyclesOf(graph) {
  const [order, low, stack, cycles] = [new Map(), new Map(), [], []]
  const visit = (file) => {
    order.set(file, order.size)
    low.set(file, order.get(file))
    stack.push(file)
    for (const next of graph.get(file).filter((target) => graph.has(target))) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)))
    }
    if (low.get(file) !== order.get(file)) return
    const component = stack.splice(stack.indexOf(file))
    if (component.length > 1 || graph.get(file).includes(file)) cycles.push(component)
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'))
  const { files, offences } = layerOffences(root)
  for (const offence of offences) console.log(offence)
  console.log(
    `layers: ${files} files, ${offences.length === 0 ? 'nothing to object to' : `${offences.length} offences`}`,
  )
  process.exit(offences.length === 0 ? 0 : 1)
}
