import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const script = path.join(import.meta.dirname, '..', '..', 'scripts', 'layers.mjs')
const made: string[] = []

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

type Tree = { readonly [file: string]: string }

function grow(tree: Tree): string {
  const root = mkdtempSync(path.join(tmpdir(), 'layers-'))
  made.push(root)
  for (const [name, text] of Object.entries(tree)) {
    const file = path.join(root, 'packages', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return root
}

const { layerOffences } = (await import(script)) as {
  layerOffences(root: string): { readonly files: number; readonly offences: readonly string[] }
}

/** What the check says of a tree of files, each named from packages/ on. */
const offencesOf = (tree: Tree) => layerOffences(grow({ ...sound, ...tree })).offences

const run = (tree: Tree) => {
  const { status, stdout } = spawnSync(process.execPath, [script, grow(tree)], { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n') }
}

const sound: Tree = {
  'contract/src/index.ts': "export const wire = 'v2'\n",
  'console/src/index.ts': "export const page = ''\n",
  'sdk/src/index.ts': "import { wire } from '@auger/contract'\nexport const client = wire\n",
  'server/src/domain/job.ts': "import type { wire } from '@auger/contract'\nexport type Job = typeof wire\n",
  'server/src/ports/store.ts':
    "import type { Job } from '../domain/job.ts'\nexport interface Store { job(): Job }\n",
  'server/src/sql/quote.ts':
    'export const quoteName = (name: string) => `"${name.replaceAll(\'"\', \'""\')}"`\n',
  'server/src/adapters/store/rows.ts': 'export const rows = 1\n',
  'server/src/adapters/store/embedded.ts':
    "export { rows } from './rows.ts'\nexport type { Store } from '../../ports/store.ts'\n",
  'server/src/compose.ts': "export { rows } from './adapters/store/embedded.ts'\n",
  'server/src/config.ts': 'export const environment = process.env\n',
  'server/src/main.ts':
    "import { page } from '@auger/console'\nexport { rows } from './compose.ts'\nexport { page }\n",
  'server/src/ask/answer.ts': "import { job } from '../ports/../domain/words.ts'\nexport { job }\n",
  'server/src/domain/words.ts': "export const job = 'job'\n",
  'server/src/ask/answer.test.ts':
    "import { rows } from '../adapters/store/rows.ts'\nexport const seen = [rows, process.env]\n",
  'cli/src/main.ts': "import { rows } from '@auger/server/compose'\nexport { rows }\n",
}

const refusals: readonly (readonly [rule: string, tree: Tree, offence: string])[] = [
  [
    'an adapter outside compose',
    { 'server/src/ask/run.ts': "import { rows } from '../adapters/store/rows.ts'\nexport { rows }\n" },
    'packages/server/src/ask/run.ts: imports ../adapters/store/rows.ts: only packages/server/src/compose.ts, packages/server/src/open-programs.ts, packages/server/src/open-store.ts, packages/server/src/open-objects.ts name an adapter',
  ],
  [
    'an adapter in a file beside the folders',
    { 'server/src/lifecycle.ts': "export { rows } from './adapters/store/rows.ts'\n" },
    'packages/server/src/lifecycle.ts: imports ./adapters/store/rows.ts: only packages/server/src/compose.ts, packages/server/src/open-programs.ts, packages/server/src/open-store.ts, packages/server/src/open-objects.ts name an adapter',
  ],
  [
    'an adapter that imports another',
    { 'server/src/adapters/queue/memory.ts': "import { rows } from '../store/rows.ts'\nexport { rows }\n" },
    'packages/server/src/adapters/queue/memory.ts: imports ../store/rows.ts: only packages/server/src/compose.ts, packages/server/src/open-programs.ts, packages/server/src/open-store.ts, packages/server/src/open-objects.ts name an adapter',
  ],
  [
    'an adapter named by another package',
    { 'cli/src/ask.ts': "export { rows } from '@auger/server/adapters/store/rows'\n" },
    'packages/cli/src/ask.ts: imports @auger/server/adapters/store/rows: only packages/server/src/compose.ts, packages/server/src/open-programs.ts, packages/server/src/open-store.ts, packages/server/src/open-objects.ts name an adapter',
  ],
  [
    'ask that imports ingest',
    {
      'server/src/ingest/accept.ts': 'export const accept = 1\n',
      'server/src/ask/run.ts': "export { accept } from '../ingest/accept.ts'\n",
    },
    'packages/server/src/ask/run.ts: imports ../ingest/accept.ts: ask may import domain, ports, operations, locales, search',
  ],
  [
    'ingest that imports ask',
    { 'server/src/ingest/accept.ts': "export { job } from '../ask/answer.ts'\n" },
    'packages/server/src/ingest/accept.ts: imports ../ask/answer.ts: ingest may import domain, ports, sql, search, network',
  ],
  [
    'a domain that imports a port, for its type only',
    {
      'server/src/domain/plan.ts':
        "import type { Store } from '../ports/store.ts'\nexport type Plan = Store\n",
    },
    'packages/server/src/domain/plan.ts: imports ../ports/store.ts: domain may import no other',
  ],
  [
    'a type imported inside an expression',
    { 'server/src/domain/plan.ts': "export type Plan = import('../ports/store.ts').Store\n" },
    'packages/server/src/domain/plan.ts: imports ../ports/store.ts: domain may import no other',
  ],
  [
    'a page that imports the server',
    { 'console/src/page.tsx': "export { main } from '@auger/server'\n" },
    'packages/console/src/page.tsx: imports @auger/server: console may import contract, sdk',
  ],
  [
    'a dynamic import',
    { 'server/src/sql/build.ts': "export const load = () => import('../ports/store.ts')\n" },
    'packages/server/src/sql/build.ts: imports ../ports/store.ts: sql may import domain',
  ],
  [
    'an import whose name is computed',
    { 'server/src/sql/build.ts': 'export const load = (name: string) => import(name)\n' },
    'packages/server/src/sql/build.ts: imports a name that is computed, which cannot be checked',
  ],
  [
    'a folder that imports the settings',
    { 'server/src/http/route.ts': "export { environment } from '../config.ts'\n" },
    'packages/server/src/http/route.ts: imports ../config.ts: http may import domain, ports, ask, ingest, webhooks, locales, sweep',
  ],
  [
    'a package that imports the wrong one',
    { 'sdk/src/server.ts': "export { rows } from '@auger/server/compose'\n" },
    'packages/sdk/src/server.ts: imports @auger/server/compose: sdk may import contract',
  ],
  [
    'a package that imports another by its path',
    { 'sdk/src/wire.ts': "export { wire } from '../../contract/src/index.ts'\n" },
    'packages/sdk/src/wire.ts: imports ../../contract/src/index.ts: packages import each other by name',
  ],
  [
    'a program that imports a test',
    {
      'server/src/ports/store.contract.ts': 'export const suite = 1\n',
      'server/src/ports/bus.ts': "export { suite } from './store.contract.ts'\n",
    },
    'packages/server/src/ports/bus.ts: imports ./store.contract.ts: a test belongs to no program',
  ],
  [
    'a cycle',
    {
      'server/src/domain/a.ts': "import { b } from './b.ts'\nexport const a = b\n",
      'server/src/domain/b.ts': "import { c } from './c.ts'\nexport const b = c\n",
      'server/src/domain/c.ts': "import type { a } from './a.ts'\nexport const c: typeof a = 1\n",
    },
    'packages/server/src/domain/a.ts: is in a cycle of imports with packages/server/src/domain/b.ts, packages/server/src/domain/c.ts',
  ],
  [
    'a file that imports itself',
    { 'server/src/domain/a.ts': "export * from './a.ts'\n" },
    'packages/server/src/domain/a.ts: is in a cycle of imports with itself',
  ],
  [
    'a folder without a rule',
    { 'server/src/services/mail.ts': 'export const mail = 1\n' },
    'packages/server/src/services/mail.ts: lies in services, which has no rule in scripts/layers.mjs',
  ],
  [
    'a package without a rule',
    { 'plugin/src/index.ts': 'export const plugin = 1\n' },
    'packages/plugin/src/index.ts: lies in the package plugin, which has no rule in scripts/layers.mjs',
  ],
  ...[
    'export const home = process.env.HOME\n',
    "export const home = process['env'].HOME\n",
    'const { env } = process\nexport const home = env.HOME\n',
    "import { env } from 'node:process'\nexport const home = env.HOME\n",
  ].map(
    (text, index) =>
      [
        `the environment read outside the settings, way ${index + 1}`,
        { 'server/src/http/home.ts': text },
        'packages/server/src/http/home.ts: reads the environment: only packages/server/src/config.ts does',
      ] as const,
  ),
  ...[
    "export const q = (name: string) => name.replaceAll('\"', '\"\"')\n",
    "export const q = (text: string) => text.replace(/'/g, \"''\")\n",
    'export const q = (name: string) => `SELECT "${name}" FROM t`\n',
    "export const q = (text: string) => `SELECT * FROM t WHERE a = '${text}'`\n",
  ].map(
    (text, index) =>
      [
        `quoting outside sql/quote, way ${index + 1}`,
        { 'server/src/operations/filter.ts': text },
        'packages/server/src/operations/filter.ts: quotes by hand: only packages/server/src/sql/quote.ts quotes',
      ] as const,
  ),
  ...[
    'export default 1\n',
    'export default function job() {}\n',
    'const job = 1\nexport { job as default }\n',
  ].map(
    (text, index) =>
      [
        `a default export, way ${index + 1}`,
        { 'server/src/domain/thing.ts': text },
        'packages/server/src/domain/thing.ts: has a default export',
      ] as const,
  ),
  ...['domain/utils.ts', 'domain/helper.ts', 'domain/common.test.ts', 'domain/helpers/job.ts'].map(
    (name) =>
      [
        `the name ${name}`,
        { [`server/src/${name}`]: 'export const thing = 1\n' },
        `packages/server/src/${name}: has a name that says nothing`,
      ] as const,
  ),
  [
    'a file of more than 400 lines',
    { 'server/src/domain/long.ts': 'export {}\n'.repeat(401) },
    'packages/server/src/domain/long.ts: has 401 lines, more than 400',
  ],
]

const benchmarks = [
  'csv-spectrum',
  'csvsniffer',
  'dabench',
  'geoquery',
  'messytables',
  'nvbench',
  'spider',
  'wikisql',
  'wikitablequestions',
  'wtq',
  'xquad',
]

describe('scripts/layers.mjs', () => {
  it('accepts a sound tree', () => {
    expect(run(sound)).toEqual({ status: 0, lines: ['layers: 14 files, nothing to object to'] })
  })

  it('names each offence and fails', () => {
    const tree = {
      ...sound,
      'server/src/domain/a.ts': 'export default 1\n',
      'server/src/domain/b.ts': "export * from './b.ts'\n",
    }
    expect(run(tree)).toEqual({
      status: 1,
      lines: [
        'packages/server/src/domain/a.ts: has a default export',
        'packages/server/src/domain/b.ts: is in a cycle of imports with itself',
        'layers: 16 files, 2 offences',
      ],
    })
  })

  it.each(refusals)('refuses %s', (_, tree, offence) => {
    expect(offencesOf(tree)).toEqual([offence])
  })

  it.each(benchmarks)('refuses the word %s in code, tests and data', (word) => {
    const upper = word.toUpperCase()
    const tree = {
      'server/src/domain/thing.ts': `export const thing = '${word}_dev'\n`,
      'server/src/domain/thing.test.ts': `export const seen = 'see ${upper}.'\n`,
      'server/src/domain/weights.json': `{ "${word}": 1 }\n`,
    }
    expect(offencesOf(tree)).toEqual([
      `packages/server/src/domain/thing.test.ts: names a benchmark: ${upper}`,
      `packages/server/src/domain/thing.ts: names a benchmark: ${word}`,
      `packages/server/src/domain/weights.json: names a benchmark: ${word}`,
    ])
  })

  it('lets a test be long, import what it likes and read the environment', () => {
    const text = `import { rows } from '../adapters/store/rows.ts'\nexport const seen = [rows, process.env]\n${'export {}\n'.repeat(500)}`
    expect(
      offencesOf({ 'server/src/domain/job.test.ts': text, 'server/src/domain/job.contract.ts': text }),
    ).toEqual([])
  })

  it('lets CSV double its quotes', () => {
    const text = "export const cell = (text: string) => text.replaceAll('\"', '\"\"')\n"
    expect(offencesOf({ 'server/src/ask/csv.ts': text })).toEqual([])
  })

  it('looks neither at what is built nor at what is installed', () => {
    const text = 'export default process.env\n'
    expect(offencesOf({ 'server/dist/main.js': text, 'server/node_modules/a/index.js': text })).toEqual([])
  })

  it('does not take a word for a benchmark because it holds one', () => {
    expect(offencesOf({ 'server/src/domain/thing.ts': "export const thing = 'spiders newtqs'\n" })).toEqual(
      [],
    )
  })
})
