// Builds the page with Vite, only where something that it is made of changed since: it takes longer than all the rest together.
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'packages/console/dist/page')
const inputs = [
  'packages/console/src',
  'packages/console/index.html',
  'packages/console/vite.config.ts',
  'packages/console/package.json',
  // What of the client runs in the browser, too.
  'packages/sdk/src/blocks-of.ts',
  'packages/sdk/src/server-sent-events.ts',
  'package-lock.json',
]

const modifiedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

function newestOf(place) {
  const file = path.join(root, place)
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true) return modifiedAt(file)
  const inside = readdirSync(file, { recursive: true }).filter((name) => !/\.test\.tsx?$/.test(name))
  return Math.max(...inside.map((name) => modifiedAt(path.join(file, name))))
}

export async function buildPage() {
  if (modifiedAt(path.join(folder, 'index.html')) > Math.max(...inputs.map(newestOf))) return
  const { build } = await import('vite')
  // Beside it at first, so that a service that runs meanwhile has a whole page.
  const fresh = `${folder}-fresh`
  await build({
    configFile: path.join(root, 'packages/console/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: fresh, emptyOutDir: true },
  })
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
}
