// A copy of the built packages and of the acceptance tests, in which a rule can be broken while the checkout stays as it is.
import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
/** The tests read these two from their source. */
const fromSource = ['contract', 'sdk']
const copied = [
  'test/acceptance',
  'test/fixtures',
  'test/seed.ts',
  'test/seeded-fast-check.ts',
  'vitest.config.ts',
  'tsconfig.base.json',
  'tsconfig.test.json',
  'package.json',
]

export async function openScratch() {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'auger-mutate-')))
  const packages = await readdir(path.join(root, 'packages'))
  for (const name of packages) await copyPackage(name, folder)
  for (const name of copied) await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  await linkModules(packages, folder)
  return {
    folder,
    /** Why a mutation cannot be made: it does not fit the code, or names a rule that nobody knows. */
    problemOf: async (mutation) => {
      const rules = await readFile(path.join(folder, 'test/acceptance/COVERAGE.md'), 'utf8')
      if (!rules.includes(`| ${mutation.rule} |`)) return `COVERAGE.md has no rule ${mutation.rule}`
      return broken(mutation, folder).then(
        () => undefined,
        (error) => error.message,
      )
    },
    /** Resolves with what undoes it. */
    apply: async (mutation) => {
      const { file, before, after } = await broken(mutation, folder)
      await writeFile(file, after)
      return () => writeFile(file, before)
    },
    removeNow: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function copyPackage(name, folder) {
  const from = path.join(root, 'packages', name)
  const left = ['node_modules', 'dist/bundle', ...(fromSource.includes(name) ? [] : ['src'])].map((part) =>
    path.join(from, part),
  )
  await cp(from, path.join(folder, 'packages', name), {
    recursive: true,
    filter: (entry) => !left.includes(entry),
  })
}

/** The same modules as the checkout's, but our own packages are those of the copy. */
async function linkModules(packages, folder) {
  const modules = path.join(folder, 'node_modules')
  await mkdir(path.join(modules, '@auger'), { recursive: true })
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== '@auger' && !name.startsWith('.'))
      await symlink(path.join(root, 'node_modules', name), path.join(modules, name))
  for (const name of packages)
    await symlink(path.join(folder, 'packages', name), path.join(modules, '@auger', name))
}

async function broken({ file: source, find, replace }, folder) {
  const file = path.join(folder, source.replace('/src/', '/dist/').replace(/\.ts$/, '.js'))
  const before = await readFile(file, 'utf8')
  const places = before.split(find).length - 1
  if (places !== 1) throw new Error(`what it changes is ${places} times in ${source}, not once: ${find}`)
  return { file, before, after: before.replace(find, () => replace) }
}
