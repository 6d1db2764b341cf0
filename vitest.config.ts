import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { seed } from './test/seed.ts'

/** What takes minutes, is made to break things, or fills the machine: `npm run test:all`. */
const long = {
  attack: [
    'test/attack/**/*.test.ts',
    'test/acceptance/malformed.test.ts',
    'test/acceptance/slow-bodies.test.ts',
    'test/acceptance/connections.test.ts',
  ],
  cluster: ['test/cluster/**/*.test.ts'],
  crash: ['test/crash/**/*.test.ts'],
  files: ['test/files/**/*.test.ts'],
  load: ['test/load/**/*.test.ts'],
  page: ['test/page/**/*.test.ts'],
  // What starts servers of others: PostgreSQL, and an S3 server that checks signatures.
  services: [
    'packages/server/src/adapters/postgres/**/*.test.ts',
    'packages/server/src/adapters/store/postgres*.test.ts',
    'packages/server/src/adapters/objects/s3/**/*.test.ts',
    'test/services/**/*.test.ts',
  ],
  // Beside what they test; the rules of the wire whose tests wait for a clock or start several services, and most that ask many questions.
  long: [
    '**/*.long.test.ts',
    'test/acceptance/amounts-thought-of.test.ts',
    'test/acceptance/columns-meant.test.ts',
    'test/acceptance/courses.test.ts',
    'test/acceptance/definitions-kept.test.ts',
    'test/acceptance/definitions.test.ts',
    'test/acceptance/exact-names.test.ts',
    'test/acceptance/failed-jobs.test.ts',
    'test/acceptance/feedback.test.ts',
    'test/acceptance/findings.test.ts',
    'test/acceptance/follow-up.test.ts',
    'test/acceptance/forecast.test.ts',
    'test/acceptance/formulas.test.ts',
    'test/acceptance/growth.test.ts',
    'test/acceptance/link-lifetimes.test.ts',
    'test/acceptance/linking.test.ts',
    'test/acceptance/listed-things.test.ts',
    'test/acceptance/mcp-http.test.ts',
    'test/acceptance/mcp-stdio.test.ts',
    'test/acceptance/mcp.test.ts',
    'test/acceptance/member-wire.test.ts',
    'test/acceptance/messy-workbooks.test.ts',
    'test/acceptance/misbehaving-models.test.ts',
    'test/acceptance/model-record.test.ts',
    'test/acceptance/model-words.test.ts',
    'test/acceptance/model.test.ts',
    'test/acceptance/natures.test.ts',
    'test/acceptance/offered-questions.test.ts',
    'test/acceptance/overview.test.ts',
    'test/acceptance/pictures.test.ts',
    'test/acceptance/previews.test.ts',
    'test/acceptance/quality.test.ts',
    'test/acceptance/quotas.test.ts',
    'test/acceptance/repeated-rows.test.ts',
    'test/acceptance/replay.test.ts',
    'test/acceptance/result-words.test.ts',
    'test/acceptance/retention.test.ts',
    'test/acceptance/s3.test.ts',
    'test/acceptance/sheets.test.ts',
    'test/acceptance/statements.test.ts',
    'test/acceptance/targets.test.ts',
    'test/acceptance/tasks.test.ts',
    'test/acceptance/traces.test.ts',
    'test/acceptance/unreadable-documents.test.ts',
    'test/acceptance/url-sources.test.ts',
    'test/acceptance/waiting-jobs.test.ts',
    'test/acceptance/web-client.test.ts',
    'test/acceptance/webhooks.test.ts',
    'test/acceptance/what-if.test.ts',
    'test/acceptance/wire-mode.test.ts',
  ],
}

/** A browser, or nodes that are killed and restarted, beside what fills the machine would be waited for in vain: they come last, one after another. */
const lastGroups = ['page', 'cluster']

/** Where AUGER_ON is shared. */
const storesOfRun = 'test/services/stores-of-run.ts'

/** Files share what they import, most of it the words of 17 languages, which take seconds to load, and one service. */
const sharing = {
  isolate: false,
  globalSetup: [storesOfRun, 'test/acceptance/shared-service.ts'],
}

/** Everything else is `npm test`, a new folder too. */
const short = {
  unit: {
    include: ['packages/*/src/**/*.test.ts', 'packages/console/src/**/*.test.tsx', 'bench/**/*.test.mjs'],
    exclude: ['packages/server/src/adapters/**', ...long.long],
    isolate: false,
  },
  contract: {
    include: ['packages/server/src/adapters/**/*.test.ts'],
    exclude: [...long.long, ...long.services],
    isolate: false,
  },
  acceptance: {
    include: ['test/**/*.test.ts'],
    exclude: Object.values(long).flat(),
    ...sharing,
  },
}

/** Of the acceptance suite what asks the most of rows and objects, on PostgreSQL and S3; AUGER_ON=shared runs all of it there. */
const shared = {
  include: ['administration', 'deleted-meanwhile', 'history', 'lists', 'previews', 'retention'].map(
    (name) => `test/acceptance/${name}.test.ts`,
  ),
  env: { AUGER_ON: 'shared' },
  ...sharing,
}

const projects = {
  ...short,
  shared,
  ...Object.fromEntries(
    Object.entries(long).map(([name, include]) => [
      name,
      {
        include,
        exclude: ['**/node_modules/**'],
        ...(name === 'long' ? sharing : { globalSetup: storesOfRun }),
      },
    ]),
  ),
}

const seededFastCheck = path.join(import.meta.dirname, 'test/seeded-fast-check.ts')
const seedProperties: Plugin = {
  name: 'seed-properties',
  enforce: 'pre',
  resolveId: (name, importer) =>
    name === 'fast-check' && importer !== seededFastCheck ? seededFastCheck : undefined,
}

/** Its maps name sources that it does not bring, and vite says so of each. */
const withoutMaps: Plugin = {
  name: 'without-maps',
  load: (id) =>
    id.includes('/node_modules/@modelcontextprotocol/')
      ? readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
      : undefined,
}

export default defineConfig({
  plugins: [seedProperties, withoutMaps],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // For a machine that others use too: what hangs is found all the same.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // They name their source as ours do, which node cannot load from there.
    server: { deps: { inline: [/@ai-sdk/, /@modelcontextprotocol/, 'eventsource-parser'] } },
    env: { AUGER_SEED: String(seed) },
    projects: Object.entries(projects).map(([name, files]) => ({
      extends: true as const,
      test: { name, ...files, sequence: { groupOrder: lastGroups.indexOf(name) + 1 } },
    })),
  },
})
