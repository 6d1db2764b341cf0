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
  crash: ['test/crash/**/*.test.ts'],
  files: ['test/files/**/*.test.ts'],
  load: ['test/load/**/*.test.ts'],
  // Beside what they test; the rules of the wire whose tests wait for a clock, start several services or ask in all languages.
  long: [
    '**/*.long.test.ts',
    'test/acceptance/definitions-kept.test.ts',
    'test/acceptance/growth.test.ts',
    'test/acceptance/link-lifetimes.test.ts',
    'test/acceptance/offered-questions.test.ts',
    'test/acceptance/overview.test.ts',
    'test/acceptance/pictures.test.ts',
    'test/acceptance/quality.test.ts',
    'test/acceptance/quotas.test.ts',
    'test/acceptance/url-sources.test.ts',
    'test/acceptance/what-if.test.ts',
  ],
}

/** Everything else is `npm test`, a new folder too. */
const short = {
  // Files share what they import: most of it are the words of 17 languages, which take seconds to load.
  unit: {
    include: ['packages/*/src/**/*.test.ts', 'bench/**/*.test.mjs'],
    exclude: ['packages/server/src/adapters/**', ...long.long],
    isolate: false,
  },
  contract: {
    include: ['packages/server/src/adapters/**/*.test.ts'],
    exclude: long.long,
    isolate: false,
  },
  acceptance: {
    include: ['test/**/*.test.ts'],
    exclude: Object.values(long).flat(),
    isolate: false,
    globalSetup: 'test/acceptance/shared-service.ts',
  },
}

const projects = {
  ...short,
  ...Object.fromEntries(
    Object.entries(long).map(([name, include]) => [name, { include, exclude: ['**/node_modules/**'] }]),
  ),
}

const seededFastCheck = path.join(import.meta.dirname, 'test/seeded-fast-check.ts')
const seedProperties: Plugin = {
  name: 'seed-properties',
  enforce: 'pre',
  resolveId: (name, importer) =>
    name === 'fast-check' && importer !== seededFastCheck ? seededFastCheck : undefined,
}

export default defineConfig({
  plugins: [seedProperties],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // For a machine that others use too: what hangs is found all the same.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    // They name their source as ours do, which node cannot load from there.
    server: { deps: { inline: [/@ai-sdk/, 'eventsource-parser'] } },
    env: { AUGER_SEED: String(seed) },
    projects: Object.entries(projects).map(([name, files]) => ({
      extends: true as const,
      test: { name, ...files },
    })),
  },
})
