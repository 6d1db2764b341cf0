// Puts the script of the docs page, which the compiler built file by file, into the one file that the service serves.
import { statSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'

const folder = path.join(import.meta.dirname, '../packages/server/dist/http/docs-page')
const builtAt = (name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0

export async function bundleDocsScript() {
  if (builtAt('docs.js') > builtAt('browser/.tsbuildinfo')) return
  const found = await rolldown({ input: path.join(folder, 'browser/main.js'), platform: 'browser' })
  await found.write({ file: path.join(folder, 'docs.js'), format: 'es', minify: true })
  await found.close()
}
