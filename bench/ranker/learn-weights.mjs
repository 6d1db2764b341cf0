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
  const items = await readItems(options)
  const learned = {}
  const predicted = []
  for (const [part, several] of [
    ['one', false],
    ['several', true],
  ]) {
    const own = items.filter((item) => item.several === several)
    const { index } = own[0] ?? {}
    if (index === undefined) continue
    const found = learnPart(own, index, options)
    predicted.push(...found.predicted)
    learned[part] = found.learned
  }
  printSets(predicted)
  printExamples(predicted, options.shown)
  if (options.write === undefined) return
  writeFileSync(options.write, `${JSON.stringify(learned, null, 2)}\n`)
  for (const [part, { worth, trust }] of Object.entries(learned))
    console.log(
      `\n${options.write}, ${part}: ${Object.keys(worth).length} weights to rank, ${Object.keys(trust).length} to trust`,
    )
}

/** Questions of one table, and those of several, are learned apart. */
function learnPart(items, index, options) {
  const ranking = keepRanking(items, index.names, options.features)
  const predicted = crossValidate(items, index.names.length, options.folds)
  keepTrusted(predicted, ranking, options.features)
  const judged = judgeTrust(predicted, items, options.folds)
  const weights = learnFrom(items, index.names.length)
  const worth = index.names.map((name, at) => [name, weights[at]]).filter(([name]) => ranking.has(name))
  return { predicted, learned: { worth: rounded(worth), trust: rounded([...calibrate(judged)]) } }
}

async function readItems(options) {
  const before = JSON.parse(readFileSync(options.weights, 'utf8'))
  const weightsFor = ({ tables }) =>
    new Map(Object.entries((tables.length > 1 ? before.several : before.one).worth))
  const index = createIndex()
  const world = await openWorld(options.work)
  const executor = await openExecutor(path.join(options.work[0], 'executed.json'))
  try {
    const items = await gatherItems(options, { world, executor, weightsFor, index })
    const thought = items.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    console.log(`${items.length} questions, ${(thought / items.length).toFixed(1)} ms to rank one`)
    return items
  } finally {
    executor.save()
    executor.close()
    await world.close()
  }
}

function rounded(weights) {
  return Object.fromEntries(
    weights
      .map(([name, weight]) => [name, Number(weight.toFixed(3))])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}
