import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Reads sources in development. */
const sourceReader = 'tsx'

const known = new Map<string, readonly string[]>()

/** Found once for each program: where no descriptors are left nothing can be found any more. */
export function programFolders(imports: readonly string[]): readonly string[] {
  const key = imports.join()
  const folders = known.get(key) ?? findFolders(imports)
  known.set(key, folders)
  return folders
}

/**
 * What a program is made of: its own package, those it imports, and the folders they lie in. Data may lie beside
 * them, so of our packages only the manifest and the code are named.
 */
function findFolders(imports: readonly string[]): readonly string[] {
  const own = packageOf(fileURLToPath(import.meta.url))
  const modules = ancestors(own).map((folder) => join(folder, 'node_modules'))
  const contract = modules
    .map((folder) => join(folder, '@auger', 'contract'))
    .find((path) => existsSync(path))
  const packages = [own, ...(contract === undefined ? [] : [realpathSync(contract)])]
  const folders = [
    ...modules,
    ...[...imports, sourceReader].flatMap(realModules),
    ...packages.flatMap((folder) => ['package.json', 'dist', 'src'].map((name) => join(folder, name))),
  ]
  return [...new Set(folders)].filter((path) => existsSync(path))
}

/** Where a module really lies: installers may link to it. */
function realModules(name: string): readonly string[] {
  try {
    const file = realpathSync(createRequire(import.meta.url).resolve(name))
    return [file.slice(0, file.lastIndexOf('/node_modules/') + '/node_modules'.length)]
  } catch {
    return []
  }
}

function packageOf(file: string): string {
  return ancestors(dirname(file)).find((folder) => existsSync(join(folder, 'package.json'))) ?? dirname(file)
}

function ancestors(folder: string): readonly string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...ancestors(parent)]
}
