// docs/manifest.csv: of which files an independent reader got text, and how much.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseCsv } from '../csv-text.mjs'

/** By file name: { verdict: text, none or encrypted; characters }. Undefined without a manifest. */
export async function readManifest(file) {
  if (!existsSync(file)) return undefined
  const [, ...rows] = parseCsv(await readFile(file, 'utf8'))
  return new Map(
    rows.map(([name, verdict, characters]) => [name, { verdict, characters: Number(characters) }]),
  )
}
