// Gathers, learns, tests on tables it has not seen, and writes what it learned.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { weightsFrom } from '@auger/server/adapters/analyst/builtin/candidates/features'
import { BadArguments, readArguments, usage } from './arguments.mjs'
import { crossValidate } from './choose.mjs'
import { openExecutor } from './execute.mjs'
import { gatherItems } from './items.mjs'
import { keepItems, keptItems } from './kept-items.mjs'
import { printExamples, printSets } from './report.mjs'
import { judgeTrust } from './trust.mjs'
import { openWorld } from './world.mjs'
import { learnWorth } from './worth.mjs'
import { writeWeights } from './write-weights.mjs'

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
  const items = options.from === undefined ? await readItems(options) : await allKept(options)
  if (options.gather !== undefined) return keepItems(options.gather, items)
  const learned = {}
  const predicted = []
  for (const part of options.parts) {
    const several = part === 'several'
    const own = items.filter((item) => item.several === several)
    if (own.length === 0) continue
    const lessons = items
      .filter((item) => several && !item.several && isPlainLesson(item))
      .map((item) => ({ ...item, lesson: true }))
    const found = learnPart([...own, ...lessons], options)
    predicted.push(...found.predicted.filter(({ item }) => !item.lesson))
    learned[part] = found.learned
  }
  printSets(predicted)
  printExamples(predicted, options.shown)
  if (options.write === undefined) return
  writeWeights(options.write, learned)
  for (const [part, { names, trust }] of Object.entries(learned))
    console.log(
      `\n${options.write}, ${part}: ${names.length} features and pairs to rank, ${trust.length} trees to trust`,
    )
}

/** What one table teaches about several: how questions are put. */
function isPlainLesson({ question: { set } }) {
  return /^(?:own|wikisql)\b/.test(set)
}

/** Questions of one table, and those of several, are learned apart. */
function learnPart(items, { folds, pairs }) {
  const predicted = crossValidate(items, pairs, folds)
  const trust = judgeTrust(predicted, items, folds)
  const { names, weights } = learnWorth(items, pairs)
  return { predicted, learned: { names, weights, trust } }
}

async function allKept({ from, sets, languages }) {
  const kept = []
  for (const file of from) kept.push(...(await keptItems(file)))
  return kept.filter(
    ({ question: { set, language } }) =>
      sets.includes(set.split(' ')[0]) && (languages?.includes(language) ?? true),
  )
}

async function readItems(options) {
  const before = JSON.parse(readFileSync(options.weights, 'utf8'))
  const weightsFor = ({ tables }) => weightsFrom((tables.length > 1 ? before.several : before.one).worth)
  const world = await openWorld(options.work)
  const executor = await openExecutor(
    options.work[0] === undefined ? undefined : path.join(options.work[0], 'executed.json'),
  )
  try {
    const items = await gatherItems(options, { world, executor, weightsFor })
    const thought = items.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    console.log(`${items.length} questions, ${(thought / items.length).toFixed(1)} ms to rank one`)
    return items
  } finally {
    executor.save()
    executor.close()
    await world.close()
  }
}
