// Draws the gallery, to be looked at after a change of a chart, the theme or the layout.
// Usage: node --conditions=source --import tsx bench/charts/gallery.mjs FOLDER [NAME…]
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createVegaCharts } from '../../packages/server/src/adapters/charts/vega/index.ts'
import { gallery } from '../../packages/server/src/operations/charts/gallery.contract.ts'

const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name the folder to draw into: gallery.mjs FOLDER [NAME…]')
  process.exit(2)
}

await mkdir(folder, { recursive: true })
const { signal: never } = new globalThis.AbortController()
const charts = createVegaCharts({ isolation: 'limits' })
const drawn = gallery.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
for (const { name, specification } of drawn) {
  const png = await charts.draw(specification, never)
  await writeFile(path.join(folder, `${name}.png`), png)
  console.log(`${name}.png ${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`)
}
await charts.close()

const figures = gallery.map(
  ({ name }) =>
    `<figure><img src="${name}.png" style="max-width:100%"><figcaption>${name}</figcaption></figure>`,
)
await writeFile(
  path.join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Charts</title>${figures.join('\n')}\n`,
)
