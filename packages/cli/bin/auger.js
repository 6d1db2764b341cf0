#!/usr/bin/env node
import { existsSync } from 'node:fs'

/** All in a few files, where the build made that. */
const built = ['../dist/bundle/main.js', '../dist/main.js']
  .map((file) => new URL(file, import.meta.url))
  .find((file) => existsSync(file))
if (built === undefined) {
  process.stderr.write('auger is not built yet: run "npm run build" first\n')
  process.exit(1)
}
const { main } = await import(built.href)
await main(process.argv)
