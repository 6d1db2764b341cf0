import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { whenThere } from './missing.ts'
import { pathOfPrefix } from './keys.ts'

export interface ListedKey {
  readonly key: string
  readonly storedAt: Date
}

export async function* listKeys(root: string, prefix: string): AsyncGenerator<ListedKey> {
  const above = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const folder = above === '' ? root : pathOfPrefix(root, above)
  for await (const listed of walk(folder, above)) if (listed.key.startsWith(prefix)) yield listed
}

/** What vanishes meanwhile is left out. */
async function* walk(folder: string, above: string): AsyncGenerator<ListedKey> {
  for (const entry of (await whenThere(readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      yield* walk(path, `${above}${entry.name}/`)
      continue
    }
    const stats = await whenThere(stat(path))
    if (stats !== undefined) yield { key: above + entry.name, storedAt: stats.mtime }
  }
}
