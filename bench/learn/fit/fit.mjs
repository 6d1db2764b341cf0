// Learns from what was gathered, says how well that does on tables it has not seen, and writes it.
import { writeFileSync } from 'node:fs'
import { foldsOf } from './folds.mjs'
import { claimsOf, curveOf, figuresOf } from './figures.mjs'
import { learn } from './learn.mjs'
import { usual } from '../model/boost.mjs'
import { readItems } from './read-items.mjs'
import { claimsTable, curveTable, reportOf, setTable } from './report.mjs'
import { worthOf } from './worth.mjs'
import { fileTexts, writeFiles } from './write-files.mjs'

export async function fit({ from, write, folds, report }) {
  const { items, names, sources } = await readItems(from)
  if (items.length === 0) throw new Error(`There is nothing to learn from in ${from.join(', ')}`)
  const began = performance.now()
  const learned = await learn(items, names, { folds })
  const [figures, claims, curve] = [figuresOf(items, learned), claimsOf(items, learned), curveOf(learned)]
  console.log(`${[setTable(figures), claimsTable(claims), curveTable(curve)].join('\n\n')}\n`)
  const texts = fileTexts(learned)
  const { ranked, trusted } = learned
  const grown = [ranked.untried, ranked.tried, trusted].map(({ whole }) => whole.trees.length).join(' + ')
  for (const [name, text] of Object.entries(texts))
    console.log(`${name}: ${text.length} bytes, ${treeCount(text)} of ${grown} trees`)
  console.log(`learned in ${Math.round((performance.now() - began) / 1000)} s`)
  if (write !== undefined)
    writeFiles(write, texts, manifestOf({ figures, sources, folds, learned, texts, names }))
  if (report === undefined) return
  const fold = foldsOf(items, folds)
  const { seed } = learned.settings
  const worth = worthOf(items, learned.ranked.untried, { foldOf: (at) => fold(items[at]), seed })
  writeFileSync(report, `${reportOf({ figures, claims, curve, worth })}\n`)
}

const treeCount = (text) => {
  const { untried, tried, trees } = JSON.parse(text)
  return [untried, tried, trees]
    .flatMap((model) => (model === undefined ? [] : [model.trees.length]))
    .join(' + ')
}

function manifestOf({ figures, sources, folds, learned: { settings }, texts, names }) {
  const rounded = (share) => (share === undefined ? null : Number(share.toFixed(4)))
  return {
    features: names.length,
    folds,
    settings: { ...usual, ...settings },
    files: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, { bytes: text.length, trees: treeCount(text) }]),
    ),
    sets: Object.fromEntries(
      figures.map(({ set, questions, right, oracle, claimed, wrong }) => [
        set,
        {
          questions,
          right: rounded(right),
          oracle: rounded(oracle),
          claimed: rounded(claimed),
          wrong: rounded(wrong),
        },
      ]),
    ),
    sources,
  }
}
