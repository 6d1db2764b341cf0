// What the service of a work folder holds, kept beside its data: WORK/map.json,
//   { "<set>/<dataset>": { id, sources: { "<file>": { id, hash } or { error, hash } } } }
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

export async function openContentMap(work) {
  const file = path.join(work, 'map.json')
  await mkdir(work, { recursive: true })
  const datasets = new Map(existsSync(file) ? Object.entries(JSON.parse(await readFile(file, 'utf8'))) : [])
  return {
    get: (name) => datasets.get(name),
    set: (name, dataset) => datasets.set(name, dataset),
    async save() {
      await writeFile(`${file}.new`, `${JSON.stringify(Object.fromEntries(datasets), null, 1)}\n`)
      await rename(`${file}.new`, file)
    },
  }
}
