// ranker.json, confidence.json and manifest.json: what the service reads, and what it was learned from.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { usual } from '../model/boost.mjs'
import { modelText, writtenModel } from '../model/write-model.mjs'

const most = { untried: 84_000, tried: 25_000, confidence: 38_000 }

/** The texts of both files, as they are written. */
export function fileTexts({ ranked: { untried, tried }, trusted, settings }) {
  const text = (part, { whole, names, examples, data = examples.data }) => {
    const { scale = usual.scale } = settings[part]
    return modelText(writtenModel(whole, { names, bounds: data.bounds }, scale, most[part]))
  }
  return {
    'ranker.json': `{"untried":${text('untried', untried)},\n"tried":${text('tried', tried)}}\n`,
    'confidence.json': `{"trees":${text('confidence', trusted)},\n"calibration":${JSON.stringify(trusted.calibration)}}\n`,
  }
}

export function writeFiles(folder, texts, manifest) {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text)
  writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
