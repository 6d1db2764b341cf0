// Gathers what it is told to, dataset by dataset, into a part of the file.
import path from 'node:path'
import { groupBy } from '../group-by.mjs'
import { allQuestions } from './all-questions.mjs'
import { candidatesOf, featureNames } from './analyst.mjs'
import { chooserOf } from './chooser.mjs'
import { openExecutor } from './execute.mjs'
import { gatherQuestions } from './gather-questions.mjs'
import { openItemWriter } from './item-lines.mjs'
import { openOwnTables } from './own.mjs'
import { openWorld } from './world.mjs'

const { options, part } = JSON.parse(process.argv[2])
const questions = groupBy(await allQuestions(options), ({ dataset }) => dataset)
const world = await openWorld(options.work)
const executor = await openExecutor(path.join(options.work[0], 'executed'))
const own = await openOwnTables()
const writer = openItemWriter(part)
const choose = chooserOf(options.model, featureNames)

process.on('message', (dataset) => {
  const handled = dataset === null ? end() : gather(dataset)
  handled.catch((error) => {
    console.error(error)
    process.exit(1)
  })
})
process.send({ ready: true })

async function gather(key) {
  const told = { questions: 0, candidates: 0, milliseconds: 0, problems: [] }
  const failed = (problem) => told.problems.push(problem)
  const data = await dataOf(key)
  if (data !== undefined) {
    const timed = async (...asked) => {
      const began = performance.now()
      const found = await candidatesOf(...asked)
      told.milliseconds += performance.now() - began
      return found
    }
    for await (const item of gatherQuestions(questions.get(key), data, {
      candidatesOf: timed,
      choose,
      failed,
    })) {
      await writer.item(item)
      told.questions++
      told.candidates += item.candidates.length
    }
    await data.close?.()
  }
  process.send(told)
}

async function dataOf(key) {
  if (key.startsWith('own/')) return own.dataset(key)
  const dataset = await world.dataset(key)
  if (dataset === undefined) return undefined
  return { asked: dataset.asked, ...(await executor.open(dataset)) }
}

async function end() {
  await writer.close()
  await world.close()
  executor.close()
  own.close()
  process.disconnect()
}
