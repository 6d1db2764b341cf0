// Puts what a process loads when it starts into a few files: of the second that `auger ask` took to load 1275 of them, three quarters went
// into finding and opening. The folders keep their names, so that a program is told by its path as before.
import { renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'

const root = path.join(import.meta.dirname, '..')

/** Each package with its programs, by their place in what was built. */
const bundles = [
  { name: 'cli', programs: ['main'] },
  {
    name: 'server',
    programs: [
      'adapters/analyst/processes/program',
      'adapters/charts/vega/drawing-process',
      'adapters/engine/duckdb/child',
      'ingest/reader/program',
    ],
  },
]

/** Packages of many files that are loaded at every start, with what they import. All others, native ones among them, stay where they are. */
const bundled = [
  '@auger/contract',
  '@auger/mcp',
  '@auger/sdk',
  '@auger/server',
  '@duckdb/node-api',
  'commander',
  'kysely',
  'prom-client',
  'vega',
  'vega-lite',
  'zod',
]
const native = ['@duckdb/node-bindings', 'canvas']

function isExternal(id, importer) {
  if (importer === undefined || /^[./]/.test(id)) return false
  const name = id.split('/', id.startsWith('@') ? 2 : 1).join('/')
  const isOfPackage = importer.includes('/node_modules/')
  return native.includes(name) || !(isOfPackage || bundled.includes(name))
}

/** A module finds its files where it was built to, whatever it was put into. */
const builtPlaces = (folder) => ({
  name: 'built-places',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) =>
      id.startsWith(path.join(root, 'packages'))
        ? code.replaceAll('import.meta.url', `__urlOf(${JSON.stringify(path.relative(root, id))})`)
        : undefined,
  },
  renderChunk: (code, { fileName }) =>
    code.replaceAll(/__urlOf\("([^"]+)"\)/g, (_, file) => {
      const place = path.relative(path.dirname(path.join(folder, fileName)), path.join(root, file))
      return `new globalThis.URL(${JSON.stringify(place)}, import.meta.url).href`
    }),
})

const builtAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
const dist = (name, ...rest) => path.join(root, 'packages', name, 'dist', ...rest)

/** Only where something was built since. What could not be built is not bundled either, so that nobody runs what was there before. */
export async function bundle(isBuilt) {
  const newest = Math.max(
    ...['contract', 'sdk', 'mcp', 'server', 'cli'].map((name) => builtAt(dist(name, '.tsbuildinfo'))),
  )
  for (const { name, programs } of bundles) {
    const [built, folder] = [dist(name), dist(name, 'bundle')]
    const oldest = Math.min(...programs.map((program) => builtAt(path.join(folder, `${program}.js`))))
    if (isBuilt && oldest > Math.max(newest, builtAt(import.meta.filename))) continue
    if (!isBuilt) {
      rmSync(folder, { recursive: true, force: true })
      continue
    }
    const found = await rolldown({
      input: Object.fromEntries(programs.map((program) => [program, path.join(built, `${program}.js`)])),
      platform: 'node',
      external: isExternal,
      plugins: [builtPlaces(folder)],
    })
    // Beside it at first, so that a program that is started meanwhile is there.
    const fresh = `${folder}-fresh`
    await found.write({ dir: fresh, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' })
    await found.close()
    rmSync(folder, { recursive: true, force: true })
    renameSync(fresh, folder)
  }
}
