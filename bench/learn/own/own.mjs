// A small model learned from our own questions alone, so that anyone with the checkout can learn it again, byte for byte.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { figuresOf } from '../fit/figures.mjs'
import { learn } from '../fit/learn.mjs'
import { readItems } from '../fit/read-items.mjs'
import { setTable } from '../fit/report.mjs'
import { fileTexts } from '../fit/write-files.mjs'
import { candidatesOf, featureNames } from '../gather/analyst.mjs'
import { openItemWriter } from '../gather/item-lines.mjs'
import { ownItems } from './own-items.mjs'

const file = path.join(import.meta.dirname, '../../../packages/server/src/analyst/ranker/own.json')

const settings = {
  seed: 1,
  untried: { depth: 3, trees: 80, rate: 0.2 },
  tried: { depth: 3, trees: 30, rate: 0.2 },
  confidence: { depth: 2, trees: 40, rate: 0.1 },
}

/** Writes it, or says whether the one that lies there is what would be written. */
export async function own({ check }) {
  const began = performance.now()
  const { text, figures } = await learnOwn({ candidatesOf, featureNames })
  console.log(setTable(figures))
  console.log(`${text.length} bytes, learned in ${Math.round((performance.now() - began) / 1000)} s`)
  if (!check) return writeFileSync(file, text)
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text
  console.log(
    isSame
      ? 'own.json is what our own questions teach'
      : 'own.json is out of date: npm run bench -- learn own',
  )
  process.exitCode = isSame ? 0 : 1
}

async function learnOwn(analyst) {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-own-'))
  try {
    const gathered = path.join(folder, 'own.jsonl')
    const writer = openItemWriter(gathered)
    await writer.header({ features: analyst.featureNames, sources: {} })
    for await (const item of ownItems(analyst)) await writer.item(item)
    await writer.close()
    const { items, names } = await readItems([gathered])
    const learned = await learn(items, names, { folds: 2, settings })
    const texts = fileTexts(learned)
    const text = `{"ranker":${texts['ranker.json'].trimEnd()},\n"confidence":${texts['confidence.json'].trimEnd()}}\n`
    return { text, figures: figuresOf(items, learned) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
