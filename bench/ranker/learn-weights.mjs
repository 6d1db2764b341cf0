// Gathers, learns, tests on tables it has not seen, and writes what it learned.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BadArguments, readArguments, usage } from './arguments.mjs'
import { crossValidate, judgeTrust, learnFrom } from './choose.mjs'
import { openExecutor } from './execute.mjs'
import { createIndex } from './feature-index.mjs'
import { gatherItems } from './items.mjs'
import { keepRanking, keepTrusted } from './prune.mjs'
import { printExamples, printSets } from './report.mjs'
import { calibrate } from './trust.mjs'
import { openWorld } from './world.mjs'

try {
  const options = readArguments(process.argv.slice(2))
  if (options.help) console.log(usage)
  else await learnWeights(options)
} catch (error) {
  if (!(error instanceof BadArguments)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}

async function learnWeights(options) {
  const index = createIndex()
  const items = await readItems(options, index)
  const ranking = keepRanking(items, index.names, options.features)
  const predicted = crossValidate(items, index.names.length, options.folds)
  keepTrusted(predicted, ranking, options.features)
  const judged = judgeTrust(predicted, items, options.folds)
  printSets(predicted)
  printExamples(predicted, options.shown)
  if (options.write === undefined) return
  const weights = learnFrom(items, index.names.length)
  const worth = index.names.map((name, at) => [name, weights[at]]).filter(([name]) => ranking.has(name))
  const learned = { worth: rounded(worth), trust: rounded([...calibrate(judged)]) }
  writeFileSync(options.write, `${JSON.stringify(learned, null, 2)}\n`)
  console.log(
    `\n${options.write}: ${worth.length} weights to rank, ${Object.keys(learned.trust).length} to trust`,
  )
}

async function readItems(options, index) {
  const weights = new Map(Object.entries(JSON.parse(readFileSync(options.weights, 'utf8')).worth))
  const world = await openWorld(options.work)
  const executor = await openExecutor(path.join(options.work[0], 'executed.json'))
  try {
    const items = await gatherItems(options, { world, executor, weights, index })
    const thought = items.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    console.log(`${items.length} questions, ${(thought / items.length).toFixed(1)} ms to rank one`)
    return items
  } finally {
    executor.save()
    executor.close()
    await world.close()
  }
}

const rounded = (weights) =>
  Object.fromEntries(
    weights
      .map(([name, weight]) => [name, Number(weight.toFixed(3))])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
