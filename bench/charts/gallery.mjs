// Draws every specification beside this file, to be looked at after a change of theme or layout. Usage: gallery.mjs FOLDER
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createVegaCharts } from '../../packages/server/dist/adapters/charts/vega/index.js'
import { specifications } from './specifications.mjs'

const folder = process.argv[2]
if (folder === undefined) {
  console.error('Name the folder to draw into: node bench/charts/gallery.mjs FOLDER')
  process.exit(2)
}

await mkdir(folder, { recursive: true })
const { signal: never } = new globalThis.AbortController()
const charts = createVegaCharts()
for (const [name, specification] of Object.entries(specifications)) {
  const png = await charts.draw(specification, never)
  await writeFile(path.join(folder, `${name}.png`), png)
  console.log(`${name}.png ${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`)
}
await charts.close()

const figures = Object.keys(specifications).map(
  (name) => `<figure><img src="${name}.png" style="max-width:100%"><figcaption>${name}</figcaption></figure>`,
)
await writeFile(
  path.join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Charts</title>${figures.join('\n')}\n`,
)
